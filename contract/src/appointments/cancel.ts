import { isPast } from '../moves.ts';
import type { Side } from '../sides.ts';

// What it costs to cancel a consultation, which people read as calling it off. Who may is in states.ts (the moves `cancel`), and until
// when in rules.ts: before it starts.

/** How many hours before the start a client gets everything back when calling off. */
export const CANCELLATION_HOURS = [2, 12, 24, 48] as const;
export type CancellationHours = (typeof CANCELLATION_HOURS)[number];

const HOUR_MS = 3_600_000;

/**
 * Until when the client can call off for free: the agreed hours before the start. Booked within those hours: an hour after
 * booking, at most until an hour before the start.
 */
export function cancelUntilOf(agreedAt: string, startsAt: string, hours: CancellationHours): string {
  const [agreed, start] = [Date.parse(agreedAt), Date.parse(startsAt)];
  const limit = start - hours * HOUR_MS;
  const until = agreed < limit ? limit : Math.min(agreed + HOUR_MS, start - HOUR_MS);
  return new Date(until).toISOString();
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
 * What calling off a consultation costs now (the cancellation fee): nothing, unless the client is late. `by` is null for
 * the clock and for admins, who never make the client pay.
 */
export function callOffCost({ heldCents, cancelUntil }: CallOff, by: Side | null, now: string): CallOffCost {
  const isLate = by === 'client' && isPast(cancelUntil, now);
  return isLate
    ? { refundCents: 0, toProfessionalCents: heldCents }
    : { refundCents: heldCents, toProfessionalCents: 0 };
}
