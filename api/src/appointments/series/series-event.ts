import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { JobRow } from '../../jobs/locked-job.ts';
import type { SeriesEvent } from '../events.ts';

type Told = Pick<Series, 'id' | 'rhythm' | 'dates' | 'expiresAt'> & { message: string | null };
type Parties = Pick<JobRow, 'clientId' | 'professionalId' | 'title'>;

/** When those of a series that are not left out start, the earliest first. */
export const startsOf = (dates: Series['dates']): string[] =>
  dates.flatMap(({ startsAt }) => startsAt ?? []).toSorted();

/** The fields common to a series’ events; of all of it, or of those that start at these times. */
export function eventOf(
  { clientId, professionalId, title, ...job }: Parties & ({ id: string } | { jobId: string }),
  { id: seriesId, rhythm, dates, expiresAt, message }: Told,
  starts: readonly string[] = startsOf(dates),
): SeriesEvent {
  const jobId = 'jobId' in job ? job.jobId : job.id;
  const [firstAt = expiresAt, lastAt = firstAt] = [starts[0], starts.at(-1)];
  const parties = { jobId, clientId, professionalId, title };
  return { seriesId, ...parties, rhythm, count: starts.length, firstAt, lastAt, expiresAt, message };
}
