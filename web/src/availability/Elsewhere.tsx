import type { Availability } from '@parley/contract/availability/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../platform/now.ts';
import { plainDateText } from '../time/format.ts';
import { CITIES, firstCity, seenFrom } from './seen-elsewhere.ts';

/** What clients elsewhere see of these hours, also once clocks have changed. */
export function Elsewhere({ hours: { timeZone, rules } }: { hours: Availability }) {
  const now = useNow();
  const [asked, setAsked] = useState<string | null>(null);
  const city = asked ?? firstCity(timeZone, now);
  const { text, change } = seenFrom(rules, timeZone, city, now);
  const whose = change?.whose === 'theirs' ? 'Their' : 'Your';
  return (
    <div className="text-sm text-ink-3">
      <p>
        Clients in{' '}
        <span className="relative inline-flex">
          <select
            aria-label="Look at your hours from"
            value={city}
            className="field-sizing-content min-h-6 appearance-none rounded-sm border-b border-line-strong bg-transparent pr-5 font-semibold text-ink hover:border-ink"
            onChange={({ target }) => setAsked(target.value)}
          >
            {CITIES.map((zone) => (
              <option key={zone} value={zone}>
                {cityOf(zone)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-1.5 right-0.5 size-3.5" />
        </span>{' '}
        <span className="num">
          {text === '' ? 'see nothing to pick yet.' : <>see {text}.</>}
          {change && ` ${whose} clocks change on ${plainDateText(change.date)}: then ${change.text}.`}
        </span>
      </p>
    </div>
  );
}
