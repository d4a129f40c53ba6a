import type { Interval } from '@parley/contract/availability/intervals.ts';

/** When clients are taken to be up, in their own zone. */
const DAY = { from: 8, to: 22 };
/** Half hours are offered, or less where a professional starts less often. */
const STEP_MINUTES = 30;
const MINUTE_MS = 60_000;

/** From the first start of a consultation to the last, every so many minutes. */
export interface FreeTime extends Interval {
  stepMinutes: number;
}

interface Both {
  /** When the professional can be booked, the earliest first. */
  free: readonly FreeTime[];
  /** When the client is busy elsewhere. */
  busy: readonly Interval[];
  clientZone: string;
  minutes: number;
}

/** The first half hour at which a professional can be booked in their client's daytime; null if there is none. */
export function bothFree({ free, busy, clientZone, minutes }: Both): string | null {
  for (const each of free) {
    for (const at of startsOf(each)) {
      const until = at + minutes * MINUTE_MS;
      const isBusy = busy.some(({ from, to }) => Date.parse(from) < until && Date.parse(to) > at);
      if (!isBusy && isDaytime(at, minutes, clientZone)) return new Date(at).toISOString();
    }
  }
  return null;
}

/** Every half hour; of starts that are less often, each. */
function startsOf({ from, to, stepMinutes }: FreeTime): number[] {
  const step = Math.max(stepMinutes, STEP_MINUTES) * MINUTE_MS;
  const isOften = stepMinutes < STEP_MINUTES;
  const first = isOften ? Math.ceil(Date.parse(from) / step) * step : Date.parse(from);
  const count = Math.max(0, Math.floor((Date.parse(to) - first) / step) + 1);
  return Array.from({ length: count }, (_, n) => first + n * step);
}

function isDaytime(at: number, minutes: number, zone: string): boolean {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const begin = hour * 60 + minute;
  return begin >= DAY.from * 60 && begin + minutes <= DAY.to * 60;
}
