import { isActiveJob, isTalking, type JobStatus } from '../../jobs/states.ts';
import { isPast, moveFor } from '../../moves.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Side } from '../../sides.ts';
import { SERIES_MOVES, type SeriesAction, type SeriesActor, type SeriesState } from './states.ts';

/** How far ahead the last of a series may be. */
export const SERIES_WITHIN_DAYS = 183;
/** How many series of a job can be open, or have consultations to come. */
export const MAX_LIVE_SERIES = 2;

export interface SeriesJob {
  status: JobStatus;
  /** How many of its series are live; left out where that is not the question. */
  liveSeries?: number;
}

/** Null when a series can be asked for: in paid work that goes on. */
export function whyNotAsk({ status, liveSeries = 0 }: SeriesJob): RefusalCode | null {
  if (isTalking(status)) return 'not_paid';
  if (!isActiveJob(status)) return 'invalid_transition';
  return liveSeries >= MAX_LIVE_SERIES ? 'too_many_series' : null;
}

export interface SeriesFacts {
  /** Who asked for it. */
  by: Side;
  state: SeriesState;
  expiresAt: string;
}

/** The row of the table by which a series can be moved like this now, or null. */
export function moveOf(series: SeriesFacts, action: SeriesAction, by: Side | 'clock', now: string) {
  const isTooLate = by !== 'clock' && action !== 'shorten' && isPast(series.expiresAt, now);
  return isTooLate ? null : moveFor(SERIES_MOVES, action, series.state, actorsOf(series, by));
}

/** Null when a series can be moved like this now; nothing is booked in a job that isn’t under way. */
export function whyNot(
  series: SeriesFacts,
  action: SeriesAction,
  { by, now, job }: { by: Side | 'clock'; now: string; job: SeriesJob },
): RefusalCode | null {
  if (moveOf(series, action, by, now) === null) return 'invalid_transition';
  return action === 'accept' ? whyNotAsk({ status: job.status }) : null;
}

const actorsOf = (series: SeriesFacts, by: Side | 'clock'): readonly SeriesActor[] =>
  by === 'clock' ? [by] : [by, series.by === by ? 'sender' : 'recipient'];
