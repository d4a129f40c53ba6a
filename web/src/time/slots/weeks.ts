import { t } from '@lingui/core/macro';
import { dateOf, minuteOfDay } from '../format.ts';

/** Seven days of the viewer's calendar, and the instants they start and end at. */
export interface Week {
  days: string[];
  from: string;
  to: string;
}

export const DAY_PARTS = ['Night', 'Morning', 'Afternoon', 'Evening'] as const;
export type PartName = (typeof DAY_PARTS)[number];

/** The part of the day in the reader's language. */
export const partText = (part: PartName) =>
  ({ Night: t`Night`, Morning: t`Morning`, Afternoon: t`Afternoon`, Evening: t`Evening` })[part];
export interface SlotDay {
  date: string;
  slots: string[];
}
export interface DayPart {
  name: PartName;
  slots: string[];
}

const MINUTE_STEPS = [15, 30, 60];
const COARSEST = 120;

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

/** Keeps only slots on the hour or half hour on crowded days, the same for the whole week; always keeps the picked one. */
export function thinOut(
  days: readonly SlotDay[],
  zone: string,
  limit: number,
  picked: string | null,
): SlotDay[] {
  const crowded = days.filter(({ slots }) => slots.length > limit);
  const step = Math.max(...crowded.map(({ slots }) => stepFor(slots, zone, limit)));
  return days.map((day) => {
    if (!crowded.includes(day)) return day;
    const round = onStep(day.slots, zone, step);
    const shown = new Set(round.length > 0 ? round : day.slots.slice(0, limit));
    return { ...day, slots: day.slots.filter((slot) => shown.has(slot) || slot === picked) };
  });
}

/** Groups a day's slots by part of the day; drops empty parts. */
export function dayPartsOf(slots: readonly string[], zone: string): DayPart[] {
  const groups = Map.groupBy(slots, (slot) => partAt(hourOf(slot, zone)));
  return DAY_PARTS.flatMap((name) => {
    const inPart = groups.get(name);
    return inPart ? [{ name, slots: inPart }] : [];
  });
}

/** The slot that an arrow key moves to: up and down within a day, left and right to the nearest time of the next day with slots. */
export function slotAfterKey(
  days: readonly SlotDay[],
  from: string,
  key: string,
  zone: string,
): string | null {
  const filled = days.filter(({ slots }) => slots.length > 0);
  const index = filled.findIndex(({ slots }) => slots.includes(from));
  const slots = filled[index]?.slots ?? [];
  const place = slots.indexOf(from);
  if (key === 'ArrowDown') return slots[place + 1] ?? null;
  if (key === 'ArrowUp') return slots[place - 1] ?? null;
  if (key === 'Home') return slots[0] ?? null;
  if (key === 'End') return slots.at(-1) ?? null;
  if (key === 'ArrowRight') return nearest(filled[index + 1]?.slots ?? [], from, zone);
  if (key === 'ArrowLeft' && index > 0) return nearest(filled[index - 1]?.slots ?? [], from, zone);
  return null;
}

function nearest(slots: readonly string[], to: string, zone: string): string | null {
  const aim = minuteOfDay(to, zone);
  const away = (slot: string) => Math.abs(minuteOfDay(slot, zone) - aim);
  return slots.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}

function stepFor(slots: readonly string[], zone: string, limit: number): number {
  return MINUTE_STEPS.find((step) => onStep(slots, zone, step).length <= limit) ?? COARSEST;
}

function onStep(slots: readonly string[], zone: string, minutes: number): string[] {
  return slots.filter((slot) => minuteOfDay(slot, zone) % minutes === 0);
}

function hourOf(slot: string, zone: string): number {
  return Math.floor(minuteOfDay(slot, zone) / 60);
}

function partAt(hour: number): PartName {
  if (hour < 6) return 'Night';
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}

function midnight(date: string, zone: string): string {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
  return new Date(start.epochMilliseconds).toISOString();
}
