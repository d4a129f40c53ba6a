import type { Span } from '../time.ts';
import { dateAt, spanOf, spansOnDate, type Interval } from './intervals.ts';

/** What a professional asks of every booking besides their hours and their notice. */
export interface WorkingRules {
  /** Kept free around each consultation. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** How many consultations a day and a week from Monday, in the zone of the hours; null: any. */
  maxPerDay: number | null;
  maxPerWeek: number | null;
  /** How far ahead they can be booked: so many times 24 hours. */
  bookingDays: number;
  /** Consultations start every so many minutes, on clocks in the zone of the hours. */
  startStepMinutes: 15 | 30 | 60;
}

/** Somebody is busy, with a consultation of theirs or with something else. */
export interface BusyTime extends Interval {
  isConsultation?: boolean;
}

export const NO_WORKING_RULES: WorkingRules = {
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  maxPerDay: null,
  maxPerWeek: null,
  bookingDays: 365,
  startStepMinutes: 15,
};

const MINUTE = 60_000;
const DAY_MINUTES = 1440;

/** Where no further consultation can lie: busy times, with the buffers around them, and days and weeks that are full. */
export function blockedSpans(busy: BusyTime[], zone: string, rules: WorkingRules): Span[] {
  const lasting = busy.filter(({ from, to }) => from !== to);
  const consultations = lasting.filter(({ isConsultation }) => isConsultation).map(spanOf);
  return [...lasting.map((each) => withBuffers(each, rules)), ...fullSpans(consultations, zone, rules)];
}

/**
 * A consultation takes its time and the buffers around it, in which nothing else may lie. So two consultations are both
 * buffers apart; from anything else it's the one that lies between.
 */
function withBuffers(busy: BusyTime, { bufferBeforeMinutes, bufferAfterMinutes }: WorkingRules): Span {
  const { start, end } = spanOf(busy);
  const both = bufferBeforeMinutes + bufferAfterMinutes;
  const { isConsultation } = busy;
  return {
    start: start - (isConsultation ? both : bufferAfterMinutes) * MINUTE,
    end: end + (isConsultation ? both : bufferBeforeMinutes) * MINUTE,
  };
}

/** A consultation across midnight counts for both days, and doesn't go into one that is full. */
function fullSpans(consultations: Span[], zone: string, { maxPerDay, maxPerWeek }: WorkingRules): Span[] {
  if (maxPerDay === null && maxPerWeek === null) return [];
  const days = consultations.map((span) => [dateAt(span.start, zone), dateAt(span.end - 1, zone)]);
  const weeks = days.map((dates) => dates.map((date) => date.subtract({ days: date.dayOfWeek - 1 })));
  const spans = (dates: string[], minutes: number) =>
    dates.flatMap((date) => spansOnDate(Temporal.PlainDate.from(date), { from: 0, to: minutes }, zone));
  return [
    ...spans(reached(days, maxPerDay), DAY_MINUTES),
    ...spans(reached(weeks, maxPerWeek), 7 * DAY_MINUTES),
  ];
}

/** The dates that stand for as many consultations as there can be. */
function reached(dates: Temporal.PlainDate[][], most: number | null): string[] {
  if (most === null) return [];
  const counts = new Map<string, number>();
  for (const date of dates.flatMap((each) => [...new Set(each.map(String))]))
    counts.set(date, (counts.get(date) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= most).map(([date]) => date);
}
