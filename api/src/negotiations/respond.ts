import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { whyNot, whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { roleOf, type Side, sideOf } from '@parley/contract/sides.ts';
import { checkOverlap } from '../availability/bookings/check-overlap.ts';
import { checkTime } from '../availability/bookings/check-time.ts';
import { extendPosting } from '../job-postings/extend-posting.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseAndKeep, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { recordResponse } from '../users/profiles/profile-stats.ts';
import { checkFreeConsultation } from './check-free-consultation.ts';
import { readNegotiation } from './get-negotiation.ts';
import { eventOf, moveNegotiation, type NegotiationStep } from './move-negotiation.ts';
import {
  canBePaid,
  hasProfessionalAnswered,
  isEitherDisabled,
  lockNegotiation,
  timeOfferedAt,
  type NegotiationRow,
} from './queries.ts';

type SideStep = NegotiationStep & { by: Side };

export async function respond(
  platform: Platform,
  actor: Actor,
  kind: NegotiationKind,
  response: NegotiationResponse,
): Promise<Negotiation> {
  checkFields(response);
  const refused = await inTransaction(platform.db, async (trx) => {
    const negotiation = found(await lockNegotiation(trx, kind, response.id, actor.id));
    return answer(platform, trx, negotiation, stepOf(negotiation, sideOf(negotiation, actor.id), response));
  });
  if (refused) return refuseAndKeep(refused);
  return readNegotiation(platform, actor, { kind, id: response.id });
}

/** The move; or, should the professional not be able to be paid yet, the refusal of an acceptance, of which they are told. */
export async function answer(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  step: SideStep,
): Promise<RefusalCode | null> {
  if (await isEitherDisabled(trx, negotiation)) refuse('invalid_transition');
  refuseIf(whyNot(negotiation, step.action, step.by, platform.clock.instant()));
  const refused =
    step.action === 'accept'
      ? whyNotAccept({ payoutsEnabled: await canBePaid(trx, negotiation.professionalId) })
      : null;
  await (refused ? notifyPayoutsNeeded : applyResponse)(platform, trx, negotiation, step);
  return refused;
}

/** A time is only taken when asking for another one, so that nobody thinks they accepted a time that wasn't offered. */
export function checkFields({ action, startsAt, minutes }: NegotiationResponse): void {
  const asksForTime = action === 'reschedule';
  if (asksForTime && startsAt === undefined) refuseField('startsAt', /*i18n*/ 'Pick a new time.');
  if (!asksForTime && startsAt !== undefined)
    refuseField('startsAt', /*i18n*/ 'Only when asking for another time.');
  if (!asksForTime && minutes !== undefined)
    refuseField('minutes', /*i18n*/ 'Only when asking for another time.');
}

export function stepOf(
  negotiation: NegotiationRow,
  by: Side,
  { action, startsAt, minutes, message }: NegotiationResponse,
): SideStep {
  const time =
    startsAt === undefined
      ? undefined
      : { startsAt: new Date(startsAt).toISOString(), minutes: minutes ?? negotiation.minutes };
  return { action, by, message, time };
}

async function applyResponse(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  step: SideStep,
): Promise<void> {
  const { professionalId, postingId } = negotiation;
  if (step.time?.startsAt === negotiation.startsAt && step.time.minutes === negotiation.minutes)
    refuseField('startsAt', /*i18n*/ 'This is already the suggested time. Pick another one.');
  if (step.time) await checkTime(platform, trx, { professionalId, ...step.time, offeredBy: roleOf(step.by) });
  if (step.action === 'accept') {
    const { id, startsAt, minutes } = negotiation;
    const offeredAt = step.by === 'client' ? await timeOfferedAt(trx, id) : null;
    await checkOverlap(trx, { professionalId, startsAt, minutes, offeredAt });
    if (negotiation.kind === 'INVITE') await checkFreeConsultation(platform, trx, negotiation);
  }
  await recordFirstAnswer(platform, trx, negotiation, step);
  if (postingId) await extendPosting(platform, trx, postingId);
  await moveNegotiation(platform, trx, negotiation, step);
}

/** Response times to invites are shown on the professional's card. */
async function recordFirstAnswer(
  { clock }: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  { by, byAdmin }: SideStep,
): Promise<void> {
  if (
    byAdmin ||
    by === 'client' ||
    negotiation.kind === 'PROPOSAL' ||
    (await hasProfessionalAnswered(trx, negotiation.id))
  )
    return;
  const minutes = (clock.now().getTime() - new Date(negotiation.createdAt).getTime()) / 60_000;
  await recordResponse(trx, negotiation.professionalId, Math.round(minutes));
}

/** A professional is led to payouts on screen; after a client's attempt they need a notification. */
async function notifyPayoutsNeeded(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  { action, by }: SideStep,
): Promise<void> {
  if (by === 'professional') return;
  const event = {
    ...eventOf(negotiation),
    action,
    by,
    from: negotiation.status,
    to: negotiation.status,
    startsAt: negotiation.startsAt,
  };
  await platform.events.emit(platform, trx, 'negotiation.payouts_needed', { ...event, message: null });
}
