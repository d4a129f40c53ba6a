import { moveOf, whyNot } from '@parley/contract/negotiations/rules.ts';
import { isOpenTalk, type TalkAction, type TalkStatus } from '@parley/contract/negotiations/states.ts';
import { otherSide, roleOf, type Side } from '@parley/contract/sides.ts';
import { daysAfter, earliest } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import type { Platform } from '../platform/platform.ts';
import { allowed } from '../platform/http/refuse.ts';
import { insertMove, updateTalk, type TalkRow } from './queries.ts';

const DAYS_WITHOUT_A_MOVE = 6;

/** What somebody, or the clock, does in a talk; a time only where another one is asked for. */
export interface TalkStep {
  action: TalkAction;
  by: Side | 'clock';
  /** An admin does it in the place of that side. */
  byAdmin?: boolean;
  message?: string;
  time?: { startsAt: string; minutes: number };
  fillPosting?: boolean;
}

/** Moves a locked talk on, writes it down and tells of it: all in the caller's transaction. */
export async function moveTalk(platform: Platform, trx: Trx, talk: TalkRow, step: TalkStep): Promise<void> {
  const { action, by, byAdmin = false, message = null } = step;
  const now = platform.clock.instant();
  const { to } = allowed(moveOf(talk, action, by, now), whyNot(talk, action, by, now));
  const { startsAt, minutes } = step.time ?? talk;
  await updateTalk(trx, talk.id, {
    status: to,
    startsAt,
    minutes,
    turn: turnAfter(talk, step, to),
    fillPosting: step.fillPosting ?? talk.fillPosting,
    ...(isOpenTalk(to) ? talkDeadlines(startsAt, now) : { expiresAt: null, remindAt: null }),
    movedAt: now,
  });
  await insertMove(trx, {
    id: newId(),
    negotiationId: talk.id,
    at: now,
    by: byAdmin ? 'admin' : by,
    action,
    fromStatus: talk.status,
    toStatus: to,
    message,
    startsAt: step.time?.startsAt ?? null,
    minutes: step.time?.minutes ?? null,
  });
  const event = { ...eventOf(talk), action, from: talk.status, to, by, byAdmin, startsAt, message };
  await platform.events.emit(platform, trx, action === 'accept' ? 'talk.accepted' : 'talk.moved', event);
}

/** A talk ends by itself when its time comes, or after six days in which nobody moved. */
export function talkExpiry(startsAt: string, now: string): string {
  return earliest(startsAt, daysAfter(now, DAYS_WITHOUT_A_MOVE));
}

/** The same with the reminder: a day before, or halfway there where the end is less than two days away. */
export function talkDeadlines(startsAt: string, now: string): { expiresAt: string; remindAt: string } {
  const expiresAt = talkExpiry(startsAt, now);
  const halfway = new Date((Date.parse(now) + Date.parse(expiresAt)) / 2).toISOString();
  const before = daysAfter(expiresAt, -1);
  return { expiresAt, remindAt: before > halfway ? before : halfway };
}

/** What every event of a talk says of it. */
export function eventOf(talk: Omit<TalkRow, 'isOpen'>) {
  const { id: talkId, kind, clientId, professionalId, postingId, serviceId, title } = talk;
  return { talkId, kind, clientId, professionalId, postingId, serviceId, title };
}

/** Whoever moved waits for the other; opening is no answer yet. */
function turnAfter(talk: TalkRow, { action, by }: TalkStep, to: TalkStatus) {
  if (!isOpenTalk(to) || by === 'clock') return null;
  return action === 'open' ? talk.turn : roleOf(otherSide(by));
}
