import { isPast, moveFor, type Move } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Side } from '../sides.ts';
import {
  actorsOf,
  NEGOTIATION_MOVES,
  type NegotiationAction,
  type NegotiationKind,
  type NegotiationActor,
  type NegotiationStatus,
} from './states.ts';

export interface NegotiationState {
  kind: NegotiationKind;
  status: NegotiationStatus;
  expiresAt: string | null;
}

/** The row of the table by which a side, or the clock, may do this now; a negotiation is over by its deadline for everybody else. */
export function moveOf(
  { kind, status, expiresAt }: NegotiationState,
  action: NegotiationAction,
  by: Side | 'clock',
  now: string,
): Move<NegotiationStatus, NegotiationAction, NegotiationActor> | null {
  if (by === 'clock') return moveFor(NEGOTIATION_MOVES, action, status, [by]);
  return isPast(expiresAt, now) ? null : moveFor(NEGOTIATION_MOVES, action, status, actorsOf(kind, by));
}

/** Why nobody can accept yet: who is hired must be able to be paid; null where they can. */
export const whyNotAccept = ({ payoutsEnabled }: { payoutsEnabled: boolean }): RefusalCode | null =>
  payoutsEnabled ? null : 'payouts_not_enabled';

/** Why a side may not do this in a negotiation now; null where it may. */
export function whyNot(
  negotiation: NegotiationState,
  action: NegotiationAction,
  by: Side | 'clock',
  now: string,
): RefusalCode | null {
  return moveOf(negotiation, action, by, now) ? null : 'invalid_transition';
}
