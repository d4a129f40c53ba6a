import { isPast } from '../moves.ts';
import type { Side } from '../sides.ts';
import type { Attendance } from './states.ts';

/** How many hours before the start a client gets everything back when calling off. */
export const CANCELLATION_HOURS = [2, 12, 24, 48] as const;
export type CancellationHours = (typeof CANCELLATION_HOURS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A consultation is paid within a day of being agreed and an hour before its start; one agreed later than that, within half an hour. */
const PAY_WITHIN_MS = 24 * HOUR_MS;
const PAID_BEFORE_START_MS = HOUR_MS;
const PAY_SOON_WITHIN_MS = 30 * MINUTE_MS;
/** Money that the professional keeps, and money that goes back after a missed consultation, moves this long after the planned end. */
export const SETTLE_AFTER_HOURS = 48;

const isoAt = (ms: number) => new Date(ms).toISOString();

/** Nobody accepted it, so it holds its time only for as long as paying takes. */
const INSTANT_WITHIN_MS = 15 * MINUTE_MS;

/** By when a consultation agreed at one instant for another has to be paid, at the latest at its start. */
export function payByOf(agreedAt: string, startsAt: string, isInstant = false): string {
  const [agreed, start] = [Date.parse(agreedAt), Date.parse(startsAt)];
  if (isInstant) return isoAt(Math.min(agreed + INSTANT_WITHIN_MS, start));
  const inTime = Math.min(agreed + PAY_WITHIN_MS, start - PAID_BEFORE_START_MS);
  return isoAt(Math.min(Math.max(inTime, agreed + PAY_SOON_WITHIN_MS), start));
}

/**
 * Until when the client can call off for free: the agreed hours before the start. Booked within those hours: an hour after
 * booking, at most until an hour before the start.
 */
export function cancelUntilOf(agreedAt: string, startsAt: string, hours: CancellationHours): string {
  const [agreed, start] = [Date.parse(agreedAt), Date.parse(startsAt)];
  const limit = start - hours * HOUR_MS;
  return isoAt(agreed < limit ? limit : Math.min(agreed + HOUR_MS, start - HOUR_MS));
}

/** What a move does to the limit: one that has passed stays passed, unless the professional asked for the move. */
export function cancelUntilAfterMove(
  { cancelUntil, hours, requestedBy }: { cancelUntil: string; hours: CancellationHours; requestedBy: Side },
  startsAt: string,
  now: string,
): string {
  if (isPast(cancelUntil, now) && requestedBy === 'client') return cancelUntil;
  return cancelUntilOf(now, startsAt, hours);
}

const EARNED: readonly Attendance[] = ['HELD', 'CLIENT_ABSENT'];
/** Whether the price of a consultation is the professional’s: they came. */
export const isEarned = (attendance: Attendance) => EARNED.includes(attendance);

/** What a paid consultation’s calling off depends on; `heldCents`: what is held for it now. */
export interface CallOff {
  heldCents: number;
  cancelUntil: string | null;
}

/** How the money of a consultation is parted when it is called off now. */
export interface CallOffCost {
  refundCents: number;
  /** Before the fee. */
  toProfessionalCents: number;
}

/**
 * What calling off a consultation costs now: nothing, unless the client is late. `by` is null for the clock and for admins, who
 * never make the client pay.
 */
export function callOffCost({ heldCents, cancelUntil }: CallOff, by: Side | null, now: string): CallOffCost {
  const isLate = by === 'client' && isPast(cancelUntil, now);
  return isLate
    ? { refundCents: 0, toProfessionalCents: heldCents }
    : { refundCents: heldCents, toProfessionalCents: 0 };
}
