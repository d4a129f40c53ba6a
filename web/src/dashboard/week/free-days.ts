import { dateOf } from '../../time/format.ts';
import { byDay, weekFrom } from '../../time/slots/weeks.ts';
import { spanText } from '../../time/wall-time.ts';

const MINUTE_MS = 60_000;

interface FreeDay {
  date: string;
  /** Like "09:00–12:00"; empty on a day without free times. */
  ranges: string[];
}

/** The times at which a consultation can start, every so many minutes where nothing is in between. */
export interface FreeStarts {
  slots: readonly string[];
  stepMinutes: number;
}

/** The next seven days with the time ranges that can be booked, from the free start times. */
export function freeDays({ slots, stepMinutes }: FreeStarts, zone: string, now: string): FreeDay[] {
  const week = weekFrom(dateOf(now, zone), zone);
  return byDay(slots, week, zone).map((day) => ({
    date: day.date,
    ranges: joined(day.slots, stepMinutes * MINUTE_MS).map(({ from, to }) =>
      spanText(from, new Date(to).toISOString(), zone),
    ),
  }));
}

function joined(slots: readonly string[], step: number): { from: string; to: number }[] {
  const ranges: { from: string; to: number }[] = [];
  for (const slot of slots) {
    const [at, last] = [Date.parse(slot), ranges.at(-1)];
    if (last?.to === at) last.to = at + step;
    else ranges.push({ from: slot, to: at + step });
  }
  return ranges;
}
