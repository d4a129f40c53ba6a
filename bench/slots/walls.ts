/** What clocks somewhere show at each quarter of an hour, asked of Intl one by one. */
export interface Walls {
  timeZone: string;
  /** The first quarter, in epoch milliseconds. */
  first: number;
  /** Of each quarter: the local date as days since 1970, and the minutes of the day. */
  days: Int32Array;
  minutes: Int16Array;
  /** The quarters at which clocks don't show a quarter of an hour more than before. */
  changes: number[];
}

export const QUARTER = 15 * 60_000;
const DAY = 96 * QUARTER;

export function wallsOf(timeZone: string, from: number, to: number): Walls {
  const first = Math.floor(from / QUARTER) * QUARTER;
  const count = Math.ceil((to - first) / QUARTER);
  const walls = { timeZone, first, days: new Int32Array(count), minutes: new Int16Array(count) };
  // Swedish dates are written as ISO dates.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const changes: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const text = format.format(first + at * QUARTER);
    walls.days[at] = Date.parse(text.slice(0, 10)) / DAY;
    walls.minutes[at] = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
    if (at > 0 && shownAt(walls, at) !== shownAt(walls, at - 1) + 15) changes.push(at);
  }
  return { ...walls, changes };
}

/** Local minutes since 1970, as clocks show them. */
export function shownAt({ days, minutes }: Pick<Walls, 'days' | 'minutes'>, at: number): number {
  return (days[at] ?? 0) * 1440 + (minutes[at] ?? 0);
}

/** Monday 1 to Sunday 7; 1970 began on a Thursday. */
export const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

export const mondayOf = (day: number) => day - weekdayOf(day) + 1;
