import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { moveOf, whyNotAsk } from '@parley/contract/appointments/series/rules.ts';
import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import { refusalText } from '../../platform/language/refusal-text.ts';
import { isUpcoming } from '../actions/upcoming.ts';

export interface Group {
  first: Appointment;
  /** The later ones of its series. */
  rest: readonly Appointment[];
  /** Null for one that stands alone, or whose series isn’t shown. */
  series: Series | null;
}

/** Consultations to come, those of a series together at the place of the next one. */
export function groupsOf(coming: readonly Appointment[], series: readonly Series[] = []): Group[] {
  const groups = Map.groupBy(coming, ({ id, seriesId }) => seriesId ?? id);
  return [...groups].flatMap(([id, members]) => {
    const [first, ...rest] = members;
    return first ? [{ first, rest, series: series.find((each) => each.id === id) ?? null }] : [];
  });
}

/** Whether it still waits for an answer. */
export const isOpenSeries = (series: Series, now: string) =>
  moveOf(series, 'withdraw', series.by, now) !== null;

/** Why no other series can be asked for, in words. */
export function whyNotSeries(
  { status, appointments }: { status: JobStatus; appointments: readonly Appointment[] },
  series: readonly Series[],
  now: string,
): string | null {
  const booked = new Set(
    appointments.flatMap((each) => (isUpcoming(each, now) && each.seriesId !== null ? each.seriesId : [])),
  );
  const live = series.filter((each) => booked.has(each.id) || isOpenSeries(each, now));
  return refusalText(whyNotAsk({ status, liveSeries: live.length }));
}
