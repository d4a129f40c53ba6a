import { Trans, useLingui } from '@lingui/react/macro';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isActiveJob } from '@parley/contract/jobs/states.ts';
import { lazy, Suspense, useState } from 'react';
import { isOpenSeries, whyNotSeries } from '../../../appointments/series/groups.ts';
import { rhythmText, startsOf } from '../../../appointments/series/series-text.ts';
import { useNow } from '../../../platform/now.ts';
import { dayTimeText } from '../../../time/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { shortName } from '../../../users/short-name.ts';
import { comingOf, seriesActs } from './series-acts.ts';

// Loaded on demand.
const SeriesActDialog = lazy(() => import('./SeriesActDialog.tsx'));
const AskSeriesDialog = lazy(() => import('./AskSeriesDialog.tsx'));

interface Props {
  job: Job;
  series: readonly Series[];
  zone: string;
}

/** The series of a job that are suggested or have consultations to come, and acting on behalf of a side. */
export function AdminSeries({ job, series, zone }: Props) {
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <LiveSeries job={job} series={series} zone={zone} />
      {isActiveJob(job.status) && (
        <div className="border-t border-line pt-3.5">
          <Button
            kind="quiet"
            small
            disabledBecause={whyNotSeries(job, series, now)}
            onClick={() => setAsking(true)}
          >
            <Trans>Suggest a series on someone’s behalf</Trans>
          </Button>
        </div>
      )}
      <Suspense>
        {isAsking && <AskSeriesDialog job={job} zone={zone} onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

function LiveSeries({ job, series, zone }: Props) {
  const now = useNow();
  const [acting, setActing] = useState<Series | null>(null);
  const live = series.filter((each) => isOpenSeries(each, now) || comingOf(job, each, now).length > 0);
  if (live.length === 0)
    return (
      <p className="py-4 text-ink-3">
        <Trans>No series right now.</Trans>
      </p>
    );
  return (
    <>
      <ul className="text-sm tabular-nums">
        {live.map((each) => (
          <li key={each.id} className="grid gap-2 border-t border-line py-3.5">
            <div>
              <p className="font-semibold text-pretty">{rhythmText(each, zone)}</p>
              <p className="text-ink-3">
                <StateText job={job} series={each} zone={zone} />
              </p>
            </div>
            {seriesActs(job, each, now).length > 0 && (
              <div>
                <Button kind="quiet" small onClick={() => setActing(each)}>
                  <Trans>Act on the series on someone’s behalf</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {acting && <SeriesActDialog job={job} series={acting} zone={zone} onClose={() => setActing(null)} />}
      </Suspense>
    </>
  );
}

function StateText({ job, series, zone }: Omit<Props, 'series'> & { series: Series }) {
  const { t } = useLingui();
  const now = useNow();
  const name = shortName(job[series.by].displayName);
  const until = dayTimeText(series.expiresAt, zone);
  const [left, total] = [comingOf(job, series, now).length, startsOf(series).length];
  return isOpenSeries(series, now)
    ? t`Suggested by ${name}. Can be answered until ${until}`
    : t`Suggested by ${name}. ${left} of ${total} left`;
}
