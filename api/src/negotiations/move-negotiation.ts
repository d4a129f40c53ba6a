import { moveOf, whyNot } from '@parley/contract/negotiations/rules.ts';
import {
  isOpenNegotiation,
  type NegotiationAction,
  type NegotiationStatus,
} from '@parley/contract/negotiations/states.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { daysAfter, earliest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { insertMove, updateNegotiation, type NegotiationRow } from './queries.ts';

const DAYS_WITHOUT_A_MOVE = 6;

/** What somebody, or the clock, does in a negotiation; a time only where another one is asked for. */
export interface NegotiationStep {
  action: NegotiationAction;
  by: Side | 'clock';
  /** An admin does it in the place of that side. */
  byAdmin?: boolean;
  message?: string;
  time?: { startsAt: string; minutes: number };
  fillPosting?: boolean;
}

/** Moves a locked negotiation on, writes it down and tells of it: all in the caller's transaction. */
export async function moveNegotiation(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  step: NegotiationStep,
): Promise<void> {
  const { action, by, byAdmin = false, message = null } = step;
  const now = platform.clock.instant();
  const { to } = allowed(moveOf(negotiation, action, by, now), whyNot(negotiation, action, by, now));
  const { startsAt, minutes } = step.time ?? negotiation;
  await updateNegotiation(trx, negotiation.id, {
    status: to,
    startsAt,
    minutes,
    turn: turnAfter(negotiation, step, to),
    fillPosting: step.fillPosting ?? negotiation.fillPosting,
    ...(isOpenNegotiation(to) ? negotiationDeadlines(startsAt, now) : { expiresAt: null, remindAt: null }),
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
    message,
  };
  await platform.events.emit(
    platform,
    trx,
    action === 'accept' ? 'negotiation.accepted' : 'negotiation.moved',
    event,
  );
}

/** A negotiation ends by itself when its time comes, or after six days in which nobody moved. */
export function negotiationExpiry(startsAt: string, now: string): string {
  return earliest(startsAt, daysAfter(now, DAYS_WITHOUT_A_MOVE));
}

/** The same with the reminder: a day before, or halfway there where the end is less than two days away. */
export function negotiationDeadlines(startsAt: string, now: string): { expiresAt: string; remindAt: string } {
  const expiresAt = negotiationExpiry(startsAt, now);
  const halfway = new Date((Date.parse(now) + Date.parse(expiresAt)) / 2).toISOString();
  const before = daysAfter(expiresAt, -1);
  return { expiresAt, remindAt: before > halfway ? before : halfway };
}

/** What every event of a negotiation says of it. */
export function eventOf(negotiation: Omit<NegotiationRow, 'isOpen'>) {
  const { id: negotiationId, kind, clientId, professionalId, postingId, serviceId, title } = negotiation;
  return { negotiationId, kind, clientId, professionalId, postingId, serviceId, title };
}

/** Whoever moved waits for the other; opening is no answer yet. */
function turnAfter(negotiation: NegotiationRow, { action, by }: NegotiationStep, to: NegotiationStatus) {
  if (!isOpenNegotiation(to) || by === 'clock') return null;
  return action === 'open' ? negotiation.turn : roleOf(otherSide(by));
}
