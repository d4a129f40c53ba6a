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

/** The row of the table that allows this move now, or null. After its deadline only the clock moves a negotiation. */
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

/** Null when the move is allowed. */
export function whyNot(
  negotiation: NegotiationState,
  action: NegotiationAction,
  by: Side | 'clock',
  now: string,
): RefusalCode | null {
  return moveOf(negotiation, action, by, now) ? null : 'invalid_transition';
}
