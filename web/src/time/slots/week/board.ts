import { DAYTIME } from '@parley/contract/availability/week-in-common.ts';
import { local } from '../../format.ts';
import { addDays } from '../weeks.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** A half hour that clocks show: minutes since midnight, and whether it comes for the second time that day. */
export interface BoardRow {
  key: string;
  minute: number;
  isAgain: boolean;
}
/** A half hour of one day: when it begins, and the times that a consultation can start in it. */
export interface BoardCell {
  at: string;
  slots: string[];
}
export interface BoardDay {
  date: string;
  /** By the key of the row; none where clocks skip the half hour, or don't repeat it. */
  cells: ReadonlyMap<string, BoardCell>;
  slots: string[];
  /** How much of the reader's day, 8:00 to 22:00, the free times cover. */
  freeMinutes: number;
}
export interface Board {
  days: BoardDay[];
  /** Every half hour that a day of the week has, in the order of the clock. */
  rows: BoardRow[];
}

export const isNight = ({ minute }: Pick<BoardRow, 'minute'>) =>
  minute < DAYTIME.from || minute >= DAYTIME.to;

/** The free times by day and half hour of the reader's clock. */
export function boardOf(
  slots: readonly string[],
  { dates, zone, minutes }: { dates: readonly string[]; zone: string; minutes: number },
): Board {
  const covered = coveredQuarters(slots, minutes);
  const starts = new Map(slots.map((slot) => [Date.parse(slot), slot]));
  const rows = new Map<string, BoardRow>();
  const days = dates.map((date) => {
    const quarters = quartersOf(date, zone);
    for (const { row } of quarters) rows.set(row.key, row);
    return { date, ...fill(quarters, starts, covered) };
  });
  return { days, rows: inOrder([...rows.values()]) };
}

interface Quarter {
  at: number;
  minute: number;
  row: BoardRow;
}

function fill(
  quarters: readonly Quarter[],
  starts: ReadonlyMap<number, string>,
  covered: ReadonlySet<number>,
): Omit<BoardDay, 'date'> {
  const cells = new Map<string, BoardCell>();
  for (const { at, row } of quarters) {
    const cell = cells.get(row.key) ?? { at: new Date(at).toISOString(), slots: [] };
    const slot = starts.get(at);
    if (slot !== undefined) cell.slots.push(slot);
    cells.set(row.key, cell);
  }
  const free = quarters.filter((quarter) => covered.has(quarter.at) && !isNight(quarter));
  return { cells, slots: [...cells.values()].flatMap((cell) => cell.slots), freeMinutes: free.length * 15 };
}

function coveredQuarters(slots: readonly string[], minutes: number): Set<number> {
  const covered = new Set<number>();
  for (const start of slots.map((slot) => Date.parse(slot))) {
    for (let at = start; at < start + minutes * MINUTE; at += QUARTER) covered.add(at);
  }
  return covered;
}

/** The quarter hours of a day as clocks there show them; most days have no change of clocks, and are counted. */
function quartersOf(date: string, zone: string): Quarter[] {
  const [start, end] = [startOf(date, zone), startOf(addDays(date, 1), zone)];
  const isEven = end - start === DAY;
  const quarters: Quarter[] = [];
  let latest = -1;
  for (let at = start; at < end; at += QUARTER) {
    const minute = isEven ? (at - start) / MINUTE : minuteAt(at, zone);
    const isAgain = minute <= latest;
    latest = Math.max(latest, minute);
    quarters.push({ at, minute, row: rowOf(minute - (minute % 30), isAgain) });
  }
  return quarters;
}

const rowOf = (minute: number, isAgain: boolean): BoardRow => ({
  key: isAgain ? `${minute} again` : String(minute),
  minute,
  isAgain,
});

function minuteAt(at: number, zone: string): number {
  const { hour, minute } = local(new Date(at).toISOString(), zone);
  return hour * 60 + minute;
}

function startOf(date: string, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}

/** Half hours that come twice stand after the last of them came once. */
function inOrder(rows: readonly BoardRow[]): BoardRow[] {
  const again = rows.filter(({ isAgain }) => isAgain);
  const last = Math.max(...again.map(({ minute }) => minute));
  const place = ({ minute, isAgain }: BoardRow) => (isAgain ? last + 1 + minute / 10_000 : minute);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** Whether one of these times is in the reader's night. */
export function hasNightTime({ days, rows }: Board, times: readonly string[]): boolean {
  const night = rows.filter(isNight);
  return days.some(({ cells }) =>
    night.some(({ key }) => cells.get(key)?.slots.some((slot) => times.includes(slot))),
  );
}

/** How many rows of a night are shown without being asked for. */
const NIGHT_ROWS = 4;

export interface ShownRows {
  /** Before 8:00, from 8:00 to 22:00, and after; each from the first to the last with a free time. */
  morningNight: BoardRow[];
  day: BoardRow[];
  eveningNight: BoardRow[];
  /** How many free times of the night are left out, until the reader asks for them. */
  folded: number;
}

/** The rows from the first to the last free time. Long nights are folded, unless nothing else is free. */
export function shownRows({ days, rows }: Board, showsNight: boolean): ShownRows {
  const isFree = (row: BoardRow) => days.some(({ cells }) => (cells.get(row.key)?.slots.length ?? 0) > 0);
  const firstDay = rows.findIndex((row) => !isNight(row));
  const lastDay = rows.findLastIndex((row) => !isNight(row));
  const free = rows.map((row, index) => (isFree(row) ? index : -1)).filter((index) => index >= 0);
  const isAtNight = (index: number) => index < firstDay || index > lastDay;
  const night = free.filter(isAtNight);
  const isFolded = !showsNight && night.length > NIGHT_ROWS && night.length < free.length;
  const shown = isFolded ? free.filter((index) => !isAtNight(index)) : free;
  const [first = 0, last = -1] = [shown[0], shown.at(-1)];
  const between = (from: number, to: number) => rows.slice(Math.max(from, first), Math.min(to, last) + 1);
  return {
    morningNight: between(0, firstDay - 1),
    day: between(firstDay, lastDay),
    eveningNight: between(lastDay + 1, rows.length - 1),
    folded: isFolded ? count(days, new Set(night.map((index) => rows[index]?.key ?? ''))) : 0,
  };
}

function count(days: readonly BoardDay[], keys: ReadonlySet<string>): number {
  const of = ({ cells }: BoardDay) =>
    [...keys].reduce((sum, key) => sum + (cells.get(key)?.slots.length ?? 0), 0);
  return days.reduce((sum, day) => sum + of(day), 0);
}

/** What the other's clock shows in a row: one time, or several when clocks change during the week. */
export function timesThere(
  { days }: Board,
  { key }: BoardRow,
  textOf: (at: string) => string,
): { text: string; from: string }[] {
  const times = days.flatMap(({ date, cells }) => {
    const at = cells.get(key)?.at;
    return at === undefined ? [] : [{ text: textOf(at), from: date }];
  });
  return times.filter(({ text }, index) => text !== times[index - 1]?.text);
}
