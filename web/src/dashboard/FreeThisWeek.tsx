import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useNow } from '../platform/now.ts';
import type { Result } from '../platform/result.ts';
import { useViewerZone } from '../platform/zone.ts';
import { dateOf, plainDayText } from '../time/format.ts';
import { Section } from '../ui/Section.tsx';
import { LoadError } from '../ui/feedback/LoadError.tsx';
import { freeDays } from './free-days.ts';

/** When clients can still book a consultation, on each of the next seven days. */
export function FreeThisWeek({ loaded }: { loaded: Result<{ slots: string[] }> }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Available this week`}
      small
      end={
        <Link to={paths.settings('availability')} className="underline hover:text-ink">
          <Trans>Your hours</Trans>
        </Link>
      }
    >
      {loaded.ok ? (
        <Days slots={loaded.data.slots} />
      ) : (
        <LoadError title={t`We couldn’t load your free times`} refusal={loaded} />
      )}
    </Section>
  );
}

function Days({ slots }: { slots: readonly string[] }) {
  const { t } = useLingui();
  const [zone, now] = [useViewerZone(), useNow()];
  const days = freeDays(slots, zone, now);
  if (days.every(({ ranges }) => ranges.length === 0))
    return (
      <p className="pt-4 text-ink-3">
        <Trans>Clients can’t book you in the next 7 days.</Trans>
      </p>
    );
  const today = dateOf(now, zone);
  return (
    <dl className="text-sm tabular-nums">
      {days.map(({ date, ranges }) => (
        <div key={date} className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 border-b border-line py-2.5">
          <dt className="text-ink-3">{date === today ? t`Today` : plainDayText(date)}</dt>
          <dd className={ranges.length === 0 ? 'text-ink-3' : 'font-medium'}>
            {ranges.length === 0 ? t`Not available` : ranges.join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
