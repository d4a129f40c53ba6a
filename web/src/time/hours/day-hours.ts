import { dateOf, local, minuteOfDay } from '../format.ts';
import type { FreeWindow } from '../windows.ts';

/** Some hours of one day of the reader's calendar, in minutes after midnight. */
export interface DayHours {
  date: string;
  from: number;
  to: number;
}

/** In minutes: what the hours can be set to, and the fewest. */
export const STEP = 30;
export const SHORTEST = 60;
export const MIDNIGHT = 24 * 60;

/** The instants of the hours. */
export function windowAt({ date, from, to }: DayHours, zone: string): FreeWindow {
  const at = (minutes: number) => {
    const time = Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes });
    return new Date(time.toZonedDateTime(zone).epochMilliseconds).toISOString();
  };
  return { freeFrom: at(from), freeTo: at(to) };
}

/** The hours of a window, rounded to steps; null if it's of more than one day. */
export function hoursIn({ freeFrom, freeTo }: FreeWindow, zone: string): DayHours | null {
  const date = dateOf(freeFrom, zone);
  // The last moment of it: midnight is still the day before.
  const last = new Date(Date.parse(freeTo) - 1).toISOString();
  if (freeTo <= freeFrom || dateOf(last, zone) !== date) return null;
  const to = minuteOfDay(freeTo, zone) || MIDNIGHT;
  const hours = {
    date,
    from: Math.floor(minuteOfDay(freeFrom, zone) / STEP) * STEP,
    to: Math.ceil(to / STEP) * STEP,
  };
  return hours.to - hours.from < SHORTEST ? null : hours;
}

/** The same hours a day later. */
export function dayLater({ freeFrom, freeTo }: FreeWindow, zone: string): FreeWindow {
  const [from, to] = [freeFrom, freeTo].map((at) =>
    new Date(local(at, zone).add({ days: 1 }).epochMilliseconds).toISOString(),
  );
  return { freeFrom: from ?? freeFrom, freeTo: to ?? freeTo };
}

/** Moves one end; the other gives way. */
export function withEnd(hours: DayHours, end: 'from' | 'to', minutes: number): DayHours {
  if (end === 'from') {
    const from = Math.min(minutes, MIDNIGHT - SHORTEST);
    return { ...hours, from, to: Math.max(hours.to, from + SHORTEST) };
  }
  const to = Math.max(minutes, SHORTEST);
  return { ...hours, to, from: Math.min(hours.from, to - SHORTEST) };
}
