import { plainDayParts } from '../time/format.ts';

export interface MonthEarned {
  /** "2026-11" */
  month: string;
  netCents: number;
}
export interface Bar extends MonthEarned {
  /** Share of the chart's height, 0 to 1. */
  height: number;
}

/** "2026-11" as "Nov". */
export function monthText(month: string): string {
  return plainDayParts(`${month}-01`).month;
}

/** The months as bars, scaled to a round amount above the best month. */
export function barsOf(months: readonly MonthEarned[]): { topCents: number; bars: Bar[] } {
  const most = Math.max(1, ...months.map(({ netCents }) => netCents));
  const topCents = roundedUp(most);
  return { topCents, bars: months.map((month) => ({ ...month, height: month.netCents / topCents })) };
}

/** The next of 1, 2, 2.5 or 5 times a power of ten of the currency. */
function roundedUp(cents: number): number {
  const power = 10 ** Math.max(2, Math.floor(Math.log10(cents)));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= cents) ?? 10;
  return step * power;
}
