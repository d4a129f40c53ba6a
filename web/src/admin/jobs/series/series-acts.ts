import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { whyNot } from '@parley/contract/appointments/series/rules.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { SERIES_ANSWERS, type SeriesAnswer } from '@parley/contract/appointments/series/states.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import { t } from '@lingui/core/macro';
import { isUpcoming } from '../../../appointments/actions/upcoming.ts';
import { actionsOnBehalf, type OnBehalfAction } from '../on-behalf.ts';

interface JobFacts {
  status: JobStatus;
  appointments: readonly Appointment[];
}

/** Those of a series that can still be called off, the next first. */
export const comingOf = ({ appointments }: JobFacts, { id }: Series, now: string): Appointment[] =>
  appointments
    .filter(({ seriesId, ...each }) => seriesId === id && isUpcoming(each, now) && each.startsAt > now)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

/** What either side could do with a series now. */
export const seriesActs = (job: JobFacts, series: Series, now: string): OnBehalfAction<SeriesAnswer>[] =>
  actionsOnBehalf((by) =>
    SERIES_ANSWERS.filter(
      (act) =>
        whyNot(series, act, { by, now, job }) === null &&
        (act !== 'shorten' || comingOf(job, series, now).length > 0),
    ),
  );

export function seriesActText(act: SeriesAnswer): string {
  const labels: Record<SeriesAnswer, string> = {
    accept: t`Accept the series`,
    decline: t`Decline series`,
    withdraw: t`Withdraw series`,
    shorten: t`Call off several`,
  };
  return labels[act];
}
