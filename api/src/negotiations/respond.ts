import type { Negotiation, NegotiationResponse } from '@parley/contract/negotiations/schemas.ts';
import { MAX_MOVES_A_DAY } from '@parley/contract/limits.ts';
import { moveOf, whyNot, whyNotAccept } from '@parley/contract/negotiations/rules.ts';
import { isOpenNegotiation, type NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { timesOf } from '@parley/contract/negotiations/times.ts';
import { isPast } from '@parley/contract/moves.ts';
import { priceHeldUntil } from '@parley/contract/payments/hold.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import { roleOf, type Side, sideOf } from '@parley/contract/sides.ts';
import { checkOverlap } from '../availability/bookings/check-overlap.ts';
import { checkTimes } from '../availability/bookings/check-time.ts';
import { extendPosting } from '../job-postings/extend-posting.ts';
import { isoInstant } from '../platform/clock.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Events } from '../platform/events.ts';
import type { Actor } from '../platform/security/guard.ts';
import { limitADay } from '../platform/limits/limit-a-day.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse, refuseAndKeep, refuseField, refuseIf } from '../platform/http/refuse.ts';
import { areBlocked } from '../users/blocks/is-blocked.ts';
import { recordResponse } from '../users/profiles/profile-stats.ts';
import { checkConsultation } from './check-consultation.ts';
import { readNegotiation } from './get-negotiation.ts';
import { eventOf, moveNegotiation, type NegotiationStep, type SuggestedTimes } from './move-negotiation.ts';
import {
  canBePaid,
  countMoves,
  hasProfessionalAnswered,
  isEitherDisabled,
  lockAnyNegotiation,
  lockNegotiation,
  timeOfferedAt,
  type NegotiationRow,
} from './queries.ts';

/** `chosen`: which of several suggested times is accepted. */
type SideStep = NegotiationStep & { chosen?: string };

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
  if (step.action === 'write' && (await areBlocked(trx, negotiation.clientId, negotiation.professionalId)))
    refuse('blocked');
  await refuseTooMany(platform, trx, negotiation, step);
  if (step.action !== 'accept') {
    await applyResponse(platform, trx, negotiation, step);
    return null;
  }
  const time = chosenTime(negotiation, step.chosen, platform.clock.instant());
  const refused = whyNotAccept({ payoutsEnabled: await canBePaid(trx, negotiation.professionalId) });
  await (refused ? notifyPayoutsNeeded : applyResponse)(platform, trx, negotiation, { ...step, time });
  return refused;
}

/** The whole history is read with a negotiation, and the other side is told of each: a side adds only so much in a day. What ends it always can. */
async function refuseTooMany(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  { action, by, byAdmin = false }: SideStep,
): Promise<void> {
  if (by === 'clock' || byAdmin) return;
  const move = moveOf(negotiation, action, by, platform.clock.instant());
  if (move === null || !isOpenNegotiation(move.to)) return;
  const count = (since: string) => countMoves(trx, { negotiationId: negotiation.id, by, since });
  await limitADay(platform, MAX_MOVES_A_DAY, count);
}

/** Whether a consultation can't be booked instantly because the professional can't be paid yet, of which they are told. */
export async function whyNotBook(
  platform: Platform,
  trx: Trx,
  booking: Events['negotiation.payouts_needed'],
): Promise<RefusalCode | null> {
  const refused = whyNotAccept({ payoutsEnabled: await canBePaid(trx, booking.professionalId) });
  if (refused) await platform.events.emit(platform, trx, 'negotiation.payouts_needed', booking);
  return refused;
}

/** Accepts an invite in the transaction that sends it, as if the professional had. */
export async function acceptInstantly(platform: Platform, trx: Trx, id: string): Promise<void> {
  const negotiation = found(await lockAnyNegotiation(trx, 'INVITE', id));
  refuseIf(await answer(platform, trx, negotiation, { action: 'accept', by: 'clock' }));
}

/** New times are only taken when asking for them, so that nobody thinks they accepted a time that wasn't offered. */
export function checkFields({ action, startsAt, alternatives, minutes, message }: NegotiationResponse): void {
  const asksForTime = action === 'reschedule';
  if (asksForTime && startsAt === undefined) refuseField('startsAt', /*i18n*/ 'Pick a new time.');
  if (!asksForTime && action !== 'accept' && startsAt !== undefined)
    refuseField('startsAt', /*i18n*/ 'Only when asking for another time.');
  if (!asksForTime && alternatives !== undefined)
    refuseField('alternatives', /*i18n*/ 'Only when asking for another time.');
  if (!asksForTime && minutes !== undefined)
    refuseField('minutes', /*i18n*/ 'Only when asking for another time.');
  if (action === 'write' && message === undefined) refuseField('message', /*i18n*/ 'Write a message.');
}

/** Which of the suggested times is accepted; without alternatives it goes without saying. */
function chosenTime(
  negotiation: NegotiationRow,
  chosen: string | undefined,
  now: string,
): SuggestedTimes | undefined {
  if (chosen === undefined && negotiation.alternatives.length === 0) return undefined;
  if (chosen === undefined) refuseField('startsAt', /*i18n*/ 'Choose one of the suggested times.');
  if (!timesOf(negotiation).includes(chosen))
    refuseField('startsAt', /*i18n*/ 'This time isn’t among those suggested now. Review them first.');
  if (negotiation.alternatives.length === 0) return undefined;
  if (isPast(chosen, now)) refuse('time_in_past');
  return { startsAt: chosen, alternatives: [], minutes: negotiation.minutes };
}

export function stepOf(
  negotiation: NegotiationRow,
  by: Side,
  { action, startsAt, alternatives = [], minutes, message }: NegotiationResponse,
): SideStep {
  if (startsAt === undefined) return { action, by, message };
  const first = isoInstant(startsAt);
  if (action === 'accept') return { action, by, message, chosen: first };
  const times = { startsAt: first, alternatives: alternatives.map(isoInstant) };
  return { action, by, message, time: { ...times, minutes: minutes ?? negotiation.minutes } };
}

async function applyResponse(
  platform: Platform,
  trx: Trx,
  negotiation: NegotiationRow,
  step: SideStep,
): Promise<void> {
  const { professionalId, postingId, serviceId } = negotiation;
  if (step.action === 'reschedule' && step.time && step.by !== 'clock') {
    if (areSame(step.time, negotiation))
      refuseField('startsAt', /*i18n*/ 'This is already the suggested time. Pick another one.');
    await checkTimes(platform, trx, {
      professionalId,
      serviceId,
      ...step.time,
      offeredBy: roleOf(step.by),
      heldUntil: priceHeldUntil(negotiation.consultationPriceCents, platform.clock.instant()),
    });
  }
  if (step.action === 'accept') {
    const { id } = negotiation;
    const { startsAt, minutes } = step.time ?? negotiation;
    const offeredAt = step.by !== 'professional' ? await timeOfferedAt(trx, id) : null;
    const isInstant = step.by === 'clock';
    await checkOverlap(trx, {
      professionalId,
      serviceId,
      startsAt,
      minutes,
      offeredAt,
      isInstant,
    });
    if (negotiation.kind === 'INVITE') await checkConsultation(platform, trx, negotiation);
  }
  await recordFirstAnswer(platform, trx, negotiation, step);
  if (postingId) await extendPosting(platform, trx, postingId);
  await moveNegotiation(platform, trx, negotiation, step);
}

/** The same times, in whatever order, for as long. */
function areSame(one: SuggestedTimes, other: SuggestedTimes): boolean {
  const [times, others] = [timesOf(one), timesOf(other)];
  return (
    one.minutes === other.minutes &&
    times.length === others.length &&
    times.every((time) => others.includes(time))
  );
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
    by !== 'professional' ||
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
  { by }: SideStep,
): Promise<void> {
  if (by === 'professional') return;
  await platform.events.emit(platform, trx, 'negotiation.payouts_needed', eventOf(negotiation));
}
