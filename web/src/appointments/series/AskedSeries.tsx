import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isActiveJob, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { otherOf, type Side } from '@parley/contract/sides.ts';
import type { Person } from '@parley/contract/users/schemas.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import type { Refused } from '../../platform/result.ts';
import { bothTimes } from '../../time/both-times.ts';
import { dayText, dayTimeText } from '../../time/format.ts';
import { Button } from '../../ui/Button.tsx';
import { FormMessage } from '../../ui/form/FormMessage.tsx';
import { shortName } from '../../users/short-name.ts';
import { ClockNotes } from './ClockNotes.tsx';
import { rhythmText, startsOf } from './series-text.ts';
import { useSeriesAnswer } from './use-series-answer.ts';

interface Props {
  job: { id: string; status: JobStatus; client: Person; professional: Person };
  series: Series;
  side: Side;
  zone: string;
}

/** A series that waits for an answer: all of its dates on both clocks, and what this side may do. */
export function AskedSeries({ job, series, side, zone }: Props) {
  const { send, pending, refusal } = useSeriesAnswer(job.id, series.id);
  const other = otherOf(job, side);
  const name = shortName(other.displayName);
  const starts = startsOf(series);
  const deadline = dayTimeText(series.expiresAt, zone);
  const isMine = series.by === side;
  const count = starts.length;
  return (
    <article id={`series-${series.id}`} className="grid scroll-mt-24 gap-3 border-l-3 border-time py-1 pl-4">
      <h3 className="text-lg text-balance">
        {isMine ? (
          <Plural value={count} one="You suggested # consultation" other="You suggested # consultations" />
        ) : (
          <Trans>
            {name} suggests <Plural value={count} one="# consultation" other="# consultations" />
          </Trans>
        )}
      </h3>
      <p className="text-pretty tabular-nums">{rhythmText(series, zone)}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm tabular-nums">
        {starts.map((at) => (
          <li key={at}>{bothTimes(at, zone, other.timeZone, name).text}</li>
        ))}
      </ul>
      <ClockNotes starts={starts} zone={zone} other={other} />
      {series.message && (
        <q className="text-sm whitespace-pre-line wrap-anywhere text-ink-2">{series.message}</q>
      )}
      <p className="text-sm text-ink-3 tabular-nums">
        {isMine ? (
          <Trans>
            {name} has until {deadline} to reply. After that, the suggestion expires.
          </Trans>
        ) : (
          <Trans>Reply by {deadline}. After that, the suggestion expires.</Trans>
        )}
      </p>
      <Gone refusal={refusal} series={series} zone={zone} />
      <div className="flex flex-wrap gap-2">
        {isMine ? (
          <Button kind="quiet" small pending={pending === 'withdraw'} onClick={() => void send('withdraw')}>
            <Trans>Withdraw series</Trans>
          </Button>
        ) : (
          <>
            <Button
              small
              pending={pending === 'accept'}
              disabledBecause={isActiveJob(job.status) ? null : refusalText('invalid_transition')}
              onClick={() => void send('accept')}
            >
              <Plural value={count} one="Accept # consultation" other="Accept all # consultations" />
            </Button>
            <Button kind="quiet" small pending={pending === 'decline'} onClick={() => void send('decline')}>
              <Trans>Decline series</Trans>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

/** Which dates have gone since they were suggested, on the days that the list above names. */
function Gone({ refusal, series, zone }: Pick<Props, 'series' | 'zone'> & { refusal: Refused | null }) {
  const { t } = useLingui();
  if (refusal === null) return null;
  const gone = new Set(refusal.errors.map(({ path }) => path));
  const days = series.dates.flatMap(({ on, startsAt }) =>
    startsAt !== null && gone.has(`dates.${on}`) ? [dayText(startsAt, zone)] : [],
  );
  const list = days.join(', ');
  return (
    <FormMessage
      message={
        days.length === 0
          ? refusal.message
          : t`No longer available: ${list}. Decline, and suggest a series without these dates.`
      }
    />
  );
}
