import { moveOf, whyNot } from '@parley/contract/negotiations/rules.ts';
import {
  isOpenNegotiation,
  type NegotiationAction,
  type NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import { lastTimeOf } from '@parley/contract/negotiations/times.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { daysAfter, earliest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { insertMove, updateNegotiation, type NegotiationRow } from './queries.ts';

const DAYS_WITHOUT_A_MOVE = 6;

/** When the consultation could be: at the first time, or at one of the alternatives. */
export interface SuggestedTimes {
  startsAt: string;
  alternatives: string[];
  minutes: number;
}

/** A move of a side or the clock; `time` with a reschedule, and with an acceptance of one of several. */
export interface NegotiationStep {
  action: NegotiationAction;
  by: Side | 'clock';
  /** An admin does it on behalf of that side. */
  byAdmin?: boolean;
  message?: string;
  time?: SuggestedTimes;
}

/** Moves a locked negotiation, records the move and emits its event, in the caller's transaction. */
export async function moveNegotiation(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  step: NegotiationStep,
): Promise<void> {
  const { action, by, byAdmin = false, message = null } = step;
  const now = platform.clock.instant();
  const { to } = allowed(moveOf(negotiation, action, by, now), whyNot(negotiation, action, by, now));
  const { startsAt, alternatives, minutes } = step.time ?? negotiation;
  const times = { startsAt, alternatives, minutes };
  // A message leaves turn and deadline as they were.
  if (action !== 'write')
    await updateNegotiation(trx, negotiation.id, {
      status: to,
      ...times,
      turn: turnAfter(negotiation, step, to),
      ...(isOpenNegotiation(to) ? negotiationDeadlines(times, now) : { expiresAt: null, remindAt: null }),
      movedAt: now,
    });
  await insertMove(trx, {
    id: newId(),
    negotiationId: negotiation.id,
    at: now,
    by: byAdmin ? 'admin' : by,
    action,
    fromStatus: negotiation.status,
    toStatus: to,
    message,
    startsAt: step.time?.startsAt ?? null,
    alternatives: step.time?.alternatives ?? [],
    minutes: step.time?.minutes ?? null,
  });
  const event = {
    ...eventOf(negotiation),
    action,
    from: negotiation.status,
    to,
    by,
    byAdmin,
    startsAt,
    alternatives,
    message,
  };
  await platform.events.emit(
    platform,
    trx,
    action === 'accept' ? 'negotiation.accepted' : 'negotiation.moved',
    event,
  );
}

/** Expires at the last of its times, or after six days without a move. */
export function negotiationExpiry(times: Parameters<typeof lastTimeOf>[0], now: string): string {
  return earliest(lastTimeOf(times), daysAfter(now, DAYS_WITHOUT_A_MOVE));
}

/** With the reminder: a day before, or halfway if the expiry is less than two days away. */
export function negotiationDeadlines(
  times: Parameters<typeof lastTimeOf>[0],
  now: string,
): { expiresAt: string; remindAt: string } {
  const expiresAt = negotiationExpiry(times, now);
  const halfway = new Date((Date.parse(now) + Date.parse(expiresAt)) / 2).toISOString();
  const before = daysAfter(expiresAt, -1);
  return { expiresAt, remindAt: before > halfway ? before : halfway };
}

/** The fields common to a negotiation's events. */
export function eventOf(negotiation: Omit<NegotiationRow, 'isOpen'>) {
  const { id: negotiationId, kind, clientId, professionalId, postingId, serviceId, title } = negotiation;
  return { negotiationId, kind, clientId, professionalId, postingId, serviceId, title };
}

/** It is the other side's turn; opening is no response. */
function turnAfter(negotiation: NegotiationRow, { action, by }: NegotiationStep, to: NegotiationStatus) {
  if (!isOpenNegotiation(to) || by === 'clock') return null;
  return action === 'open' ? negotiation.turn : roleOf(otherSide(by));
}
