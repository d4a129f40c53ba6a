import type { Availability } from '@parley/contract/availability/schemas.ts';
import { cityOf } from '@parley/contract/time.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { useNow } from '../platform/now.ts';
import { plainDateText } from '../time/long-dates.ts';
import { CITIES, firstCity, hoursInZone } from './hours-in-zone.ts';

/** Shows how clients in another time zone see these hours, also after the next clock change. */
export const ZonePreview = memo(function ZonePreview({
  hours: { timeZone, rules },
}: {
  hours: Availability;
}) {
  const now = useNow();
  const [pickedCity, setPickedCity] = useState<string | null>(null);
  const city = pickedCity ?? firstCity(timeZone, now);
  const { text, change } = hoursInZone(rules, timeZone, city, now);
  const date = change && plainDateText(change.date);
  const then = change?.text;

  return (
    <div className="text-sm text-ink-3">
      <p>
        {text === '' ? (
          <Trans>
            Clients in <CitySelect city={city} onPick={setPickedCity} /> see no times yet.
          </Trans>
        ) : (
          <Trans>
            Clients in <CitySelect city={city} onPick={setPickedCity} /> see{' '}
            <span className="num">{text}</span>.
          </Trans>
        )}{' '}
        {change && (
          <span className="num">
            {change.whose === 'theirs' ? (
              <Trans>
                Their clocks change on {date}: then {then}.
              </Trans>
            ) : (
              <Trans>
                Your clocks change on {date}: then {then}.
              </Trans>
            )}
          </span>
        )}
      </p>
    </div>
  );
});

function CitySelect({ city, onPick }: { city: string; onPick: (zone: string) => void }) {
  const { t } = useLingui();
  return (
    <span className="relative inline-flex">
      <select
        aria-label={t`See your hours from`}
        value={city}
        className="field-sizing-content -my-2.5 min-h-11 appearance-none rounded-sm bg-transparent pr-5 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink md:my-0 md:min-h-6"
        onChange={({ target }) => onPick(target.value)}
      >
        {CITIES.map((zone) => (
          <option key={zone} value={zone}>
            {cityOf(zone)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-0.5 my-auto size-3.5"
      />
    </span>
  );
}
