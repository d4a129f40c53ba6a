import { isPast, moveFor, type Move } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Side } from '../sides.ts';
import {
  partiesOf,
  TALK_MOVES,
  type TalkAction,
  type TalkKind,
  type TalkParty,
  type TalkStatus,
} from './states.ts';

export interface TalkStanding {
  kind: TalkKind;
  status: TalkStatus;
  expiresAt: string | null;
}

/** The row of the table by which a side, or the clock, may do this now; a talk is over by its deadline for everybody else. */
export function moveOf(
  { kind, status, expiresAt }: TalkStanding,
  action: TalkAction,
  by: Side | 'clock',
  now: string,
): Move<TalkStatus, TalkAction, TalkParty> | null {
  if (by === 'clock') return moveFor(TALK_MOVES, action, status, [by]);
  return isPast(expiresAt, now) ? null : moveFor(TALK_MOVES, action, status, partiesOf(kind, by));
}

/** Why nobody can accept yet: who is hired must be able to be paid; null where they can. */
export const whyNotAccept = ({ payoutsEnabled }: { payoutsEnabled: boolean }): RefusalCode | null =>
  payoutsEnabled ? null : 'payouts_not_enabled';

/** Why a side may not do this in a talk now; null where it may. */
export function whyNot(
  talk: TalkStanding,
  action: TalkAction,
  by: Side | 'clock',
  now: string,
): RefusalCode | null {
  return moveOf(talk, action, by, now) ? null : 'invalid_transition';
}
