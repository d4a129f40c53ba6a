import { moveFor } from '@parley/contract/moves.ts';
import {
  isOpenNegotiation,
  actorsOf,
  NEGOTIATION_MOVES,
  type NegotiationAction,
  type NegotiationKind,
  type NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { negotiationExpiry } from '../src/negotiations/move-negotiation.ts';
import { FREE } from '../src/negotiations/send-negotiation.ts';
import type { Draft } from './draft.ts';
import type { Row } from './rows.ts';

export type Negotiation = Row<'negotiations'>;

export interface Opening {
  kind: NegotiationKind;
  postingId: string | null;
  serviceId: string | null;
  clientId: string;
  professionalId: string;
  title: string;
  message: string;
  amountCents: number | null;
  estimatedDays: number | null;
  startsAt: string;
  alternatives?: string[];
  minutes: number;
  /** Free where it is left out. */
  consultationPriceCents?: number;
}

interface Step {
  action: NegotiationAction;
  by: Side | 'clock';
  at: string;
  message?: string;
  startsAt?: string;
}

/** Creates a negotiation as of then. */
export function sendNegotiation({ rows, ids }: Draft, opening: Opening, at: string): Negotiation {
  const by = opening.kind === 'PROPOSAL' ? 'professional' : 'client';
  const { startsAt, alternatives = [], minutes } = opening;
  const negotiation: Negotiation = {
    id: ids.at(at),
    ...FREE,
    ...opening,
    status: 'SENT',
    turn: roleOf(otherSide(by)),
    alternatives,
    expiresAt: negotiationExpiry({ startsAt, alternatives }, at),
    createdAt: at,
    movedAt: at,
  };
  rows.negotiations.push(negotiation);
  const times = { startsAt, alternatives, minutes };
  const sent = { fromStatus: null, toStatus: negotiation.status, message: null, ...times };
  rows.negotiationMoves.push({
    id: ids.at(at),
    negotiationId: negotiation.id,
    at,
    by,
    action: 'send',
    ...sent,
  });
  return negotiation;
}

/** Moves it by the table of moves; throws for an illegal move. */
export function moveNegotiation(
  { rows, ids }: Draft,
  negotiation: Negotiation,
  { action, by, at, message, startsAt }: Step,
): void {
  const fromStatus = negotiation.status;
  const toStatus = statusAfter(negotiation, action, by);
  // A message leaves everything as it was.
  if (action !== 'write') {
    negotiation.status = toStatus;
    if (action !== 'open')
      negotiation.turn = isOpenNegotiation(toStatus) && by !== 'clock' ? roleOf(otherSide(by)) : null;
    if (startsAt) Object.assign(negotiation, { startsAt, alternatives: [] });
    const alternatives = (negotiation.alternatives ?? []).map(String);
    negotiation.expiresAt = isOpenNegotiation(toStatus)
      ? negotiationExpiry({ startsAt: negotiation.startsAt, alternatives }, at)
      : null;
    negotiation.movedAt = at;
  }
  rows.negotiationMoves.push({
    id: ids.at(at),
    negotiationId: negotiation.id,
    at,
    by,
    action,
    fromStatus,
    toStatus,
    message: message ?? null,
    startsAt: startsAt ?? null,
    alternatives: [],
    minutes: startsAt ? negotiation.minutes : null,
  });
}

function statusAfter(
  { kind, status }: Negotiation,
  action: NegotiationAction,
  by: Side | 'clock',
): NegotiationStatus {
  const parties = by === 'clock' ? (['clock'] as const) : actorsOf(kind, by);
  const move = moveFor(NEGOTIATION_MOVES, action, status, parties);
  if (!move) throw new Error(`${by} cannot ${action} a negotiation that is ${status}`);
  return move.to;
}
