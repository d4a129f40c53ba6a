import { moveFor } from '@parley/contract/moves.ts';
import {
  isOpenTalk,
  partiesOf,
  TALK_MOVES,
  type TalkAction,
  type TalkKind,
  type TalkStatus,
} from '@parley/contract/negotiations/states.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { talkExpiry } from '../src/negotiations/move-negotiation.ts';
import type { Draft } from './draft.ts';
import type { Row } from './rows.ts';

export type Talk = Row<'negotiations'>;

export interface Opening {
  kind: TalkKind;
  postingId: string | null;
  serviceId: string | null;
  clientId: string;
  professionalId: string;
  title: string;
  message: string;
  amountCents: number;
  estimatedDays: number | null;
  startsAt: string;
  minutes: number;
}

interface Step {
  action: TalkAction;
  by: Side | 'clock';
  at: string;
  message?: string;
  startsAt?: string;
}

/** Begins a talk as it was begun then. */
export function sendTalk({ rows, ids }: Draft, opening: Opening, at: string): Talk {
  const by = opening.kind === 'PROPOSAL' ? 'professional' : 'client';
  const talk: Talk = {
    id: ids.at(at),
    ...opening,
    status: 'SENT',
    turn: roleOf(otherSide(by)),
    fillPosting: true,
    expiresAt: talkExpiry(opening.startsAt, at),
    createdAt: at,
    movedAt: at,
  };
  rows.negotiations.push(talk);
  const { startsAt, minutes } = opening;
  const sent = { fromStatus: null, toStatus: talk.status, message: null, startsAt, minutes };
  rows.negotiationMoves.push({ id: ids.at(at), negotiationId: talk.id, at, by, action: 'send', ...sent });
  return talk;
}

/** Moves it on as the table of moves lets this side; loud when it does not. */
export function moveTalk(
  { rows, ids }: Draft,
  talk: Talk,
  { action, by, at, message, startsAt }: Step,
): void {
  const fromStatus = talk.status;
  const toStatus = statusAfter(talk, action, by);
  talk.status = toStatus;
  if (action !== 'open') talk.turn = isOpenTalk(toStatus) && by !== 'clock' ? roleOf(otherSide(by)) : null;
  if (startsAt) talk.startsAt = startsAt;
  talk.expiresAt = isOpenTalk(toStatus) ? talkExpiry(talk.startsAt, at) : null;
  talk.movedAt = at;
  rows.negotiationMoves.push({
    id: ids.at(at),
    negotiationId: talk.id,
    at,
    by,
    action,
    fromStatus,
    toStatus,
    message: message ?? null,
    startsAt: startsAt ?? null,
    minutes: startsAt ? talk.minutes : null,
  });
}

function statusAfter({ kind, status }: Talk, action: TalkAction, by: Side | 'clock'): TalkStatus {
  const parties = by === 'clock' ? (['clock'] as const) : partiesOf(kind, by);
  const move = moveFor(TALK_MOVES, action, status, parties);
  if (!move) throw new Error(`${by} cannot ${action} a talk that is ${status}`);
  return move.to;
}
