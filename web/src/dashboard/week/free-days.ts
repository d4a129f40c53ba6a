import { clockText } from '../../platform/language/clock.ts';
import { dateOf, minuteOfDay, timeText } from '../../time/format.ts';
import { byDay, weekFrom } from '../../time/slots/weeks.ts';

const QUARTER_MS = 15 * 60_000;
const MINUTES_A_DAY = 24 * 60;

interface FreeDay {
  date: string;
  /** Like "09:00–12:00"; empty on a day without free times. */
  ranges: string[];
}

/** The next seven days with the time ranges that can be booked, from the free quarter hours. */
export function freeDays(slots: readonly string[], zone: string, now: string): FreeDay[] {
  const week = weekFrom(dateOf(now, zone), zone);
  return byDay(slots, week, zone).map((day) => ({
    date: day.date,
    ranges: joined(day.slots).map(({ from, to }) => rangeText(from, to, zone)),
  }));
}

function joined(slots: readonly string[]): { from: string; to: number }[] {
  const ranges: { from: string; to: number }[] = [];
  for (const slot of slots) {
    const [at, last] = [Date.parse(slot), ranges.at(-1)];
    if (last?.to === at) last.to = at + QUARTER_MS;
    else ranges.push({ from: slot, to: at + QUARTER_MS });
  }
  return ranges;
}

function rangeText(from: string, toMs: number, zone: string): string {
  // Midnight is the end of this day, not the start of the next.
  const end = minuteOfDay(new Date(toMs).toISOString(), zone) || MINUTES_A_DAY;
  return `${timeText(from, zone)}–${clockText(end)}`;
}
