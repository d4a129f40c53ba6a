import type { Question } from './questions.ts';
import { mondayOf, QUARTER, shownAt, weekdayOf, type Walls } from './walls.ts';

// Written from the rules as people read them, quarter of an hour by quarter of an hour. It shares nothing with the product.

const MINUTE = 60_000;

/** Why a consultation can't start at each quarter; null: it can. */
export function answersOf(question: Question, walls: Walls): (at: number) => string | null {
  const { minutes: length, noticeMinutes, now, working } = question;
  const open = openQuarters(question, walls);
  const consultations = question.busy.filter(({ isConsultation, from, to }) => isConsultation && from < to);
  const others = question.busy.filter(({ isConsultation, from, to }) => !isConsultation && from < to);
  const perDay = countBy(consultations, walls, (day) => day);
  const perWeek = countBy(consultations, walls, mondayOf);
  const [consultationsNear, othersNear] = [byDay(consultations), byDay(others)];
  const isFull = (counts: Map<number, number>, most: number | null, keys: number[]) =>
    most !== null && keys.some((key) => (counts.get(key) ?? 0) >= most);

  return (at) => {
    const start = walls.first + at * QUARTER;
    const end = start + length * MINUTE;
    const quarters = Array.from({ length: length / 15 }, (_, n) => at + n);
    if (start < now) return 'past';
    if (start < now + noticeMinutes * MINUTE) return 'too_soon';
    if (start >= now + working.bookingDays * 24 * 60 * MINUTE) return 'too_far';
    if (!quarters.every((quarter) => open[quarter] === 1)) return 'outside_hours';
    if (!isOnStep(walls, quarters, working.startStepMinutes)) return 'off_step';
    const overlaps = ({ from, to }: { from: number; to: number }) => start < to && from < end;
    const [consulting, busy] = [consultationsNear(start), othersNear(start)];
    if (consulting.some(overlaps) || busy.some(overlaps)) return 'taken';
    const dates = quarters.map((quarter) => walls.days[quarter] ?? NaN);
    if (isFull(perDay, working.maxPerDay, dates)) return 'day_full';
    if (isFull(perWeek, working.maxPerWeek, dates.map(mondayOf))) return 'week_full';
    const before = working.bufferBeforeMinutes * MINUTE;
    const after = working.bufferAfterMinutes * MINUTE;
    const meets = (from: number, to: number) => start - before < to && from < end + after;
    const isClose =
      consulting.some(({ from, to }) => meets(from - before, to + after)) ||
      busy.some(({ from, to }) => meets(from, to));
    return isClose ? 'too_close' : null;
  };
}

type Stretch = { from: number; to: number };

/** Those that reach into a day of UTC or one of its neighbors: no rule looks further. */
function byDay(stretches: Stretch[]): (start: number) => Stretch[] {
  const days = new Map<number, Stretch[]>();
  for (const stretch of stretches)
    for (let day = dayOf(stretch.from) - 1; day <= dayOf(stretch.to) + 1; day += 1)
      days.set(day, [...(days.get(day) ?? []), stretch]);
  return (start) => days.get(dayOf(start)) ?? [];
}

const dayOf = (at: number) => Math.floor(at / (24 * 60 * MINUTE));

/** A quarter is open when its date's hours, or those of the set that is asked about, have the time that clocks show. */
function openQuarters({ rules, setId, dates }: Question, walls: Walls): Uint8Array {
  const special = new Map(dates.map(({ date, slots }) => [Date.parse(date) / (24 * 60 * MINUTE), slots]));
  return Uint8Array.from(walls.days, (day, at) => {
    const hours =
      special.get(day) ?? rules.filter((rule) => rule.setId === setId && rule.weekday === weekdayOf(day));
    const shown = walls.minutes[at] ?? NaN;
    return hours.some(({ from, to }) => from <= shown && shown < to) ? 1 : 0;
  });
}

/** On the half hour or the hour by local clocks, whose minutes aren't moved meanwhile. */
function isOnStep(walls: Walls, quarters: number[], step: number): boolean {
  if (step === 15) return true;
  return quarters.every((quarter, n) => (shownAt(walls, quarter) - n * 15) % step === 0);
}

/** How many consultations touch each local day, or each week. */
function countBy(
  consultations: Stretch[],
  walls: Walls,
  keyOf: (day: number) => number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { from, to } of consultations) {
    const keys = new Set<number>();
    for (let at = from; at < to; at += QUARTER)
      keys.add(keyOf(walls.days[(at - walls.first) / QUARTER] ?? NaN));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
