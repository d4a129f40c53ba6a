import type { Talk, TalkAct, TalkResponse } from '@parley/contract/negotiations/schemas.ts';
import { whyNot, whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import type { TalkKind } from '@parley/contract/negotiations/states.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { roleOf, type Side, sideOf, sideOfRole } from '@parley/contract/sides.ts';
import { checkFree } from '../availability/bookings/check-free.ts';
import { checkTime } from '../availability/bookings/check-time.ts';
import { touchPosting } from '../job-postings/touch.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseAndKeep, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { recordResponse } from '../users/profiles/profile-stats.ts';
import { readAnyTalk, readTalk } from './get-negotiation.ts';
import { eventOf, moveTalk, type TalkStep } from './move-negotiation.ts';
import {
  canBePaid,
  hasProfessionalAnswered,
  isSomebodyGone,
  lockAnyTalk,
  lockTalk,
  timeNamedAt,
  type TalkRow,
} from './queries.ts';

type By = TalkStep & { by: Side };

/** Takes a party's answer: the move and all that follows from it, or nothing. */
export async function respond(
  platform: Platform,
  actor: Actor,
  kind: TalkKind,
  response: TalkResponse,
): Promise<Talk> {
  checkFields(response);
  const refused = await inTransaction(platform.db, async (trx) => {
    const talk = found(await lockTalk(trx, kind, response.id, actor.id));
    return answer(platform, trx, talk, stepOf(talk, sideOf(talk, actor.id), response));
  });
  if (refused) return refuseAndKeep(refused);
  return readTalk(platform, actor, { kind, id: response.id });
}

/** An admin's response on behalf of one side. */
export async function respondInPlace(
  platform: Platform,
  actor: Actor,
  kind: TalkKind,
  { id, as, reason, message = reason, ...asked }: TalkAct & { id: string },
): Promise<Talk> {
  const response = { ...asked, id, message };
  checkFields(response);
  const by = sideOfRole(as);
  await inTransaction(platform.db, async (trx) => {
    const talk = found(await lockAnyTalk(trx, kind, id));
    const step = { ...stepOf(talk, by, response), byAdmin: true };
    refuseIf(await answer(platform, trx, talk, step));
    const subject = { type: 'talk', id };
    const action = `talk.${response.action} as ${by}`;
    await audit(platform, trx, { actorId: actor.id, action, subject, reason });
  });
  return readAnyTalk(platform, { kind, id });
}

/** The move; or, should the professional not be able to be paid yet, the refusal of an acceptance, of which they are told. */
async function answer(platform: Platform, trx: Trx, talk: TalkRow, step: By): Promise<RefusalCode | null> {
  if (await isSomebodyGone(trx, talk)) refuse('invalid_transition');
  refuseIf(whyNot(talk, step.action, step.by, platform.clock.instant()));
  const refused =
    step.action === 'accept'
      ? whyNotAccept({ payoutsEnabled: await canBePaid(trx, talk.professionalId) })
      : null;
  await (refused ? askForPayouts : take)(platform, trx, talk, step);
  return refused;
}

/** A time is only taken when asking for another one, so that nobody thinks they accepted a time that wasn't offered. */
function checkFields({ action, startsAt, minutes, fillPosting }: TalkResponse): void {
  const asksForTime = action === 'reschedule';
  if (asksForTime && startsAt === undefined) refuseField('startsAt', /*i18n*/ 'Pick a new time.');
  if (!asksForTime && startsAt !== undefined)
    refuseField('startsAt', /*i18n*/ 'Only when asking for another time.');
  if (!asksForTime && minutes !== undefined)
    refuseField('minutes', /*i18n*/ 'Only when asking for another time.');
  if (action !== 'accept' && fillPosting !== undefined)
    refuseField('fillPosting', /*i18n*/ 'Only when accepting.');
}

function stepOf(
  talk: TalkRow,
  by: Side,
  { action, startsAt, minutes, message, fillPosting }: TalkResponse,
): By {
  if (by === 'professional' && fillPosting !== undefined)
    refuseField('fillPosting', /*i18n*/ 'Only the client decides this.');
  const time =
    startsAt === undefined
      ? undefined
      : { startsAt: new Date(startsAt).toISOString(), minutes: minutes ?? talk.minutes };
  return { action, by, message, time, fillPosting };
}

async function take(platform: Platform, trx: Trx, talk: TalkRow, step: By): Promise<void> {
  const { professionalId, postingId } = talk;
  if (step.time?.startsAt === talk.startsAt && step.time.minutes === talk.minutes)
    refuseField('startsAt', /*i18n*/ 'This is already the suggested time. Pick another one.');
  if (step.time) await checkTime(platform, trx, { professionalId, ...step.time, offeredBy: roleOf(step.by) });
  if (step.action === 'accept') {
    const { id, startsAt, minutes } = talk;
    const offeredAt = step.by === 'client' ? await timeNamedAt(trx, id) : null;
    await checkFree(trx, { professionalId, startsAt, minutes, offeredAt });
  }
  await recordFirstAnswer(platform, trx, talk, step);
  if (postingId) await touchPosting(platform, trx, postingId);
  await moveTalk(platform, trx, talk, step);
}

/** Response times to invites are shown on the professional's card. */
async function recordFirstAnswer(
  { clock }: Platform,
  trx: Trx,
  talk: TalkRow,
  { by, byAdmin }: By,
): Promise<void> {
  if (byAdmin || by === 'client' || talk.kind === 'PROPOSAL' || (await hasProfessionalAnswered(trx, talk.id)))
    return;
  const minutes = (clock.now().getTime() - new Date(talk.createdAt).getTime()) / 60_000;
  await recordResponse(trx, talk.professionalId, Math.round(minutes));
}

/** A professional is led to payouts on screen; when the client accepted, they need a notification. */
async function askForPayouts(platform: Platform, trx: Trx, talk: TalkRow, { action, by }: By): Promise<void> {
  if (by === 'professional') return;
  const event = { ...eventOf(talk), action, by, from: talk.status, to: talk.status, startsAt: talk.startsAt };
  await platform.events.emit(platform, trx, 'talk.payouts_needed', { ...event, message: null });
}
