import type { Talk, TalkResponse } from '@parley/contract/negotiations/schemas.ts';
import type { TalkKind } from '@parley/contract/negotiations/states.ts';
import { checkFree } from '../availability/check-free.ts';
import { checkTime } from '../availability/check-time.ts';
import { touchPosting } from '../job-postings/touch.ts';
import { inTransaction, type Trx } from '../platform/db.ts';
import type { Actor } from '../platform/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseField } from '../platform/refuse.ts';
import { recordResponse } from '../users/standing.ts';
import { readTalk } from './get-talk.ts';
import { eventOf, moveTalk, statusAfter, type TalkStep } from './move-talk.ts';
import { sideOf, turnOf, type Side } from './parties.ts';
import { canBePaid, hasProfessionalAnswered, isSomebodyGone, lockTalk, type TalkRow } from './queries.ts';

type By = TalkStep & { by: Side };

/** Takes a party's answer: the move and all that follows from it, or nothing. */
export async function respond(
  platform: Platform,
  actor: Actor,
  kind: TalkKind,
  response: TalkResponse,
): Promise<Talk> {
  checkFields(response);
  const isPayable = await inTransaction(platform.db, async (trx) => {
    const talk = found(await lockTalk(trx, kind, response.id, actor.id));
    const step = stepOf(talk, sideOf(talk, actor.id), response);
    if (await isSomebodyGone(trx, talk)) refuse('invalid_transition');
    statusAfter(talk, step, platform.clock.instant());
    if (step.action === 'accept' && !(await canBePaid(trx, talk.professionalId))) {
      await askForPayouts(platform, trx, talk, step);
      return false;
    }
    await take(platform, trx, talk, step);
    return true;
  });
  if (!isPayable) return refuse('payouts_not_enabled');
  return readTalk(platform, actor, { kind, id: response.id });
}

/** Times belong to asking for another one only, so that nobody believes to accept a time that was not offered. */
function checkFields({ action, startsAt, minutes, fillPosting }: TalkResponse): void {
  const asksForTime = action === 'reschedule';
  if (asksForTime && startsAt === undefined) refuseField('startsAt', 'Pick the new time.');
  if (!asksForTime && startsAt !== undefined) refuseField('startsAt', 'Only with asking for another time.');
  if (!asksForTime && minutes !== undefined) refuseField('minutes', 'Only with asking for another time.');
  if (action !== 'accept' && fillPosting !== undefined) refuseField('fillPosting', 'Only with accepting.');
}

function stepOf(
  talk: TalkRow,
  by: Side,
  { action, startsAt, minutes, message, fillPosting }: TalkResponse,
): By {
  if (by === 'professional' && fillPosting !== undefined) refuseField('fillPosting', 'The client says this.');
  const time =
    startsAt === undefined
      ? undefined
      : { startsAt: new Date(startsAt).toISOString(), minutes: minutes ?? talk.minutes };
  return { action, by, message, time, fillPosting };
}

async function take(platform: Platform, trx: Trx, talk: TalkRow, step: By): Promise<void> {
  const { professionalId, postingId } = talk;
  if (step.time) await checkTime(platform, trx, { professionalId, ...step.time, offeredBy: turnOf(step.by) });
  if (step.action === 'accept')
    await checkFree(trx, { professionalId, startsAt: talk.startsAt, minutes: talk.minutes });
  await recordFirstAnswer(platform, trx, talk, step);
  if (postingId) await touchPosting(platform, trx, postingId);
  await moveTalk(platform, trx, talk, step);
}

/** How fast a professional answers invites stands on their card. */
async function recordFirstAnswer({ clock }: Platform, trx: Trx, talk: TalkRow, { by }: By): Promise<void> {
  if (by === 'client' || talk.kind === 'PROPOSAL' || (await hasProfessionalAnswered(trx, talk.id))) return;
  const minutes = (clock.now().getTime() - new Date(talk.createdAt).getTime()) / 60_000;
  await recordResponse(trx, talk.professionalId, Math.round(minutes));
}

/** The professional's own screen leads to the payouts; when it was the client who accepted, they have to be told. */
async function askForPayouts(platform: Platform, trx: Trx, talk: TalkRow, { action, by }: By): Promise<void> {
  if (by === 'professional') return;
  const event = { ...eventOf(talk), action, by, from: talk.status, to: talk.status, startsAt: talk.startsAt };
  await platform.events.emit(platform, trx, 'talk.payouts_needed', { ...event, message: null });
}
