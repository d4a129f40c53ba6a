import { addDays, midnight } from '../weeks.ts';

/** A month of the viewer's calendar: its days in weeks from Monday on, null where a week belongs to another month. */
export interface Month {
  first: string;
  weeks: (string | null)[][];
  days: string[];
  from: string;
  to: string;
}

/** The month that a date is in. */
export function monthOf(date: string, zone: string): Month {
  const day = Temporal.PlainDate.from(date);
  const first = day.with({ day: 1 });
  const days = Array.from({ length: day.daysInMonth }, (_, index) => first.add({ days: index }).toString());
  const before = Array.from({ length: first.dayOfWeek - 1 }, () => null);
  const cells = [...before, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday] ?? null),
  );
  const to = addDays(first.toString(), days.length);
  return {
    first: first.toString(),
    weeks,
    days,
    from: midnight(first.toString(), zone),
    to: midnight(to, zone),
  };
}

/** The first day of the month so many months away. */
export function monthsLater(date: string, months: number): string {
  return Temporal.PlainDate.from(date).with({ day: 1 }).add({ months }).toString();
}

/** The day that a key moves to: arrows by days and weeks, Home and End to the ends of the week. */
export function dayAfterKey(from: string, key: string): string | null {
  const weekday = Temporal.PlainDate.from(from).dayOfWeek;
  const days = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: 1 - weekday,
    End: 7 - weekday,
  }[key];
  return days === undefined ? null : addDays(from, days);
}
