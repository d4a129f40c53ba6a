import { isoOf, millisecondsOf, type Interval } from './intervals.ts';
import { bookableSlots, type SlotQuery, type SlotRefusal } from './free-slots.ts';
import { NO_WORKING_RULES, type WorkingRules } from './working-rules.ts';

/** Start times that cannot be booked, all for one reason: from ≤ start < to. */
export interface ClosedTimes extends Interval {
  reason: SlotRefusal;
}

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Every quarter hour of the window that `bookableSlots` doesn't offer, with the reason that `whyNotBookable` has for it. */
export function closedTimes(query: SlotQuery & Interval): ClosedTimes[] {
  const bookable = startsOf(query);
  const reasonAt = reasons(query);
  const closed: ClosedTimes[] = [];
  const end = millisecondsOf(query.to);
  for (let at = Math.ceil(millisecondsOf(query.from) / QUARTER) * QUARTER; at < end; at += QUARTER) {
    if (!bookable.has(at)) put(closed, { at, reason: reasonAt(at) });
  }
  return closed;
}

/** Lengthens the last stretch, or begins another one. */
function put(closed: ClosedTimes[], { at, reason }: { at: number; reason: SlotRefusal }) {
  const last = closed.at(-1);
  const to = isoOf(at + QUARTER);
  if (last && last.reason === reason && last.to === isoOf(at)) last.to = to;
  else closed.push({ from: isoOf(at), to, reason });
}

/** One rule after the other, as in `whyNotBookable`; here for the whole window at once, as a week has 672 starts. */
function reasons(query: SlotQuery & Interval): (at: number) => SlotRefusal {
  const working = query.hours.working ?? NO_WORKING_RULES;
  const now = millisecondsOf(query.now);
  const earliest = now + query.noticeMinutes * MINUTE;
  const latest = query.hours.working ? now + working.bookingDays * DAY : Infinity;
  const held = query.heldUntil === undefined ? Infinity : millisecondsOf(query.heldUntil);
  const { startStepMinutes, maxPerDay, maxPerWeek, bookingDays } = working;
  const bare: WorkingRules = { ...NO_WORKING_RULES, bookingDays };
  const stepped = { ...bare, startStepMinutes };
  const by = (rules: WorkingRules, busy = query.busy) =>
    startsOf({ ...query, busy, hours: { ...query.hours, working: rules } });
  const [inHours, onStep, free] = [by(bare, []), by(stepped, []), by(stepped)];
  const [inDay, inWeek] = [by({ ...stepped, maxPerDay }), by({ ...stepped, maxPerWeek })];
  return (at) => {
    if (at < now) return 'past';
    if (at < earliest) return 'too_soon';
    if (at >= latest) return 'too_far';
    if (at >= held) return 'beyond_hold';
    if (!inHours.has(at)) return 'outside_hours';
    if (!onStep.has(at)) return 'off_step';
    if (!free.has(at)) return 'taken';
    if (!inDay.has(at)) return 'day_full';
    return inWeek.has(at) ? 'too_close' : 'week_full';
  };
}

function startsOf(query: SlotQuery & Interval): Set<number> {
  return new Set(bookableSlots(query).map(millisecondsOf));
}
