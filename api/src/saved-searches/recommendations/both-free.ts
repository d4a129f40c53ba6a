import type { Interval } from '@parley/contract/availability/intervals.ts';

/** When clients are taken to be up, in their own zone. */
const DAY = { from: 8, to: 22 };
const STEP_MS = 1_800_000;
const MINUTE_MS = 60_000;

interface Both {
  /** When the professional can be booked, the earliest first. */
  free: readonly Interval[];
  /** When the client is busy elsewhere. */
  busy: readonly Interval[];
  clientZone: string;
  minutes: number;
}

/** The first half hour at which a professional can be booked in their client's daytime; null if there is none. */
export function bothFree({ free, busy, clientZone, minutes }: Both): string | null {
  for (const { from, to } of free) {
    const last = Date.parse(to) - minutes * MINUTE_MS;
    for (let at = Math.ceil(Date.parse(from) / STEP_MS) * STEP_MS; at <= last; at += STEP_MS) {
      const until = at + minutes * MINUTE_MS;
      const isBusy = busy.some((each) => Date.parse(each.from) < until && Date.parse(each.to) > at);
      if (!isBusy && isDaytime(at, minutes, clientZone)) return new Date(at).toISOString();
    }
  }
  return null;
}

function isDaytime(at: number, minutes: number, zone: string): boolean {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const begin = hour * 60 + minute;
  return begin >= DAY.from * 60 && begin + minutes <= DAY.to * 60;
}
