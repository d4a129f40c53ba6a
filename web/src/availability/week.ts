import { t } from '@lingui/core/macro';
import type { Availability } from '@parley/contract/availability/schemas.ts';
import { codeOf, minutesOf, slotCodes, weekdays } from '@parley/contract/availability/slot-codes.ts';
import { clockText, hourText } from '../platform/language/clock.ts';

export type Rule = Availability['rules'][number];
/** A time range of a day, in slot codes. */
export type DayHours = Pick<Rule, 'from' | 'to'>;

const DAY = 24 * 60;

/** The quarter hours at which hours can begin, and those at which they can end. */
export const startSlots = slotCodes.filter(({ minutes }) => minutes < DAY);
export const endSlots = slotCodes.filter(({ minutes }) => minutes > 0);

/** Minutes of a day as the reader's clock shows them; past midnight the next day's. */
export function dayClockText(minutes: number): string {
  return clockText(minutes > DAY ? minutes % DAY : minutes);
}

/** "09:00–17:00" */
export function hoursText({ from, to }: DayHours): string {
  return `${dayClockText(minutesOf(from))}–${dayClockText(minutesOf(to))}`;
}

export function ofDay(rules: readonly Rule[], weekday: number): DayHours[] {
  return rules.filter((rule) => rule.weekday === weekday).map(({ from, to }) => ({ from, to }));
}

/** The rules with one day's hours replaced; days are sorted, hours keep their order. */
export function withDay(rules: readonly Rule[], weekday: number, hours: readonly DayHours[]): Rule[] {
  const others = rules.filter((rule) => rule.weekday !== weekday);
  const own = hours.map((range) => ({ weekday, ...range }));
  return [...others, ...own].toSorted((a, b) => a.weekday - b.weekday);
}

const BREAK = 60;
const TWO_HOURS = 120;

/**
 * The next range to add to a day: working hours if it is empty, else two hours after a break, or before one where the
 * others last until the night; null when it is full.
 */
export function nextRange(hours: readonly DayHours[]): DayHours | null {
  if (hours.length === 0) return { from: codeOf(9 * 60), to: codeOf(17 * 60) };
  const from = Math.max(...hours.map((range) => minutesOf(range.to))) + BREAK;
  if (from < DAY) return { from: codeOf(from), to: codeOf(Math.min(from + TWO_HOURS, DAY)) };
  const to = Math.min(...hours.map((range) => minutesOf(range.from))) - BREAK;
  return to > 0 ? { from: codeOf(Math.max(0, to - TWO_HOURS)), to: codeOf(to) } : null;
}

export function copyHours(rules: readonly Rule[], weekday: number, to: readonly number[]): Rule[] {
  const hours = ofDay(rules, weekday);
  return to.reduce((all: readonly Rule[], day) => withDay(all, day, hours), rules).map((rule) => rule);
}

const WORKWEEK = [1, 2, 3, 4, 5];
export function presets() {
  const hours = (from: number, to: number) => `${hourText(from)}–${hourText(to)}`;
  const [day, morning, evening] = [hours(9, 17), hours(8, 12), hours(18, 22)];
  return [
    { label: t`Mon–Fri ${day}`, rules: week(WORKWEEK, 9, 17) },
    { label: t`Mornings ${morning}`, rules: week(WORKWEEK, 8, 12) },
    { label: t`Evenings ${evening}`, rules: week(WORKWEEK, 18, 22) },
  ];
}

function week(days: readonly number[], fromHour: number, toHour: number): Rule[] {
  return days.map((weekday) => ({ weekday, from: codeOf(fromHour * 60), to: codeOf(toHour * 60) }));
}

/** The error of each range of a day; null where it is valid. */
export function rangeErrors(hours: readonly DayHours[]): (string | null)[] {
  return hours.map((range, place) => {
    if (minutesOf(range.from) >= minutesOf(range.to)) return t`The end must be after the start.`;
    const before = hours.slice(0, place);
    return before.some((other) => overlap(other, range))
      ? t`These hours overlap with others on the same day.`
      : null;
  });
}

export function hasErrors(rules: readonly Rule[]): boolean {
  return weekdays.some(({ weekday }) => rangeErrors(ofDay(rules, weekday)).some((error) => error !== null));
}

function overlap(a: DayHours, b: DayHours): boolean {
  return minutesOf(a.from) < minutesOf(b.to) && minutesOf(b.from) < minutesOf(a.to);
}

/** Hours of a week, for a sentence: "38 h a week", "No hours yet". */
export function totalText(rules: readonly Rule[]): string {
  const minutes = rules.reduce((sum, { from, to }) => sum + Math.max(0, minutesOf(to) - minutesOf(from)), 0);
  if (minutes === 0) return t`No hours yet`;
  const hours = Number((minutes / 60).toFixed(2));
  return t`${hours} h a week`;
}
