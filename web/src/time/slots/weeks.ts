import { dateOf } from '../format.ts';

/** Seven days of the viewer's calendar, and the instants they start and end at. */
export interface Week {
  days: string[];
  from: string;
  to: string;
}

export interface SlotDay {
  date: string;
  slots: string[];
}

/** The seven days from a date on, in the zone's calendar. */
export function weekFrom(date: string, zone: string): Week {
  const first = Temporal.PlainDate.from(date);
  const days = Array.from({ length: 7 }, (_, index) => first.add({ days: index }).toString());
  return { days, from: midnight(date, zone), to: midnight(addDays(date, 7), zone) };
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** The first day of the week that contains the date; weeks are counted from `first`. */
export function weekOf(date: string, first: string): string {
  const { days } = Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(date));
  return addDays(first, Math.max(0, Math.floor(days / 7)) * 7);
}

/** Groups the slots by the viewer's calendar days. */
export function byDay(slots: readonly string[], week: Week, zone: string): SlotDay[] {
  const groups = Map.groupBy(slots, (slot) => dateOf(slot, zone));
  return week.days.map((date) => ({ date, slots: groups.get(date) ?? [] }));
}

/** When a date begins there. */
export function midnight(date: string, zone: string): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return new Date(start.epochMilliseconds).toISOString();
}
