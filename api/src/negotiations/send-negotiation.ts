import type { CancellationHours } from '@parley/contract/appointments/cancel.ts';
import type { NegotiationKind } from '@parley/contract/negotiations/states.ts';
import { priceHeldUntil } from '@parley/contract/payments/hold.ts';
import { MAX_ASKED_AGAIN } from '@parley/contract/limits.ts';
import { roleOf, SIDES } from '@parley/contract/sides.ts';
import { checkTimes } from '../availability/bookings/check-time.ts';
import { extendPosting } from '../job-postings/extend-posting.ts';
import { isoInstant } from '../platform/clock.ts';
import type { Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { limitADay } from '../platform/limits/limit-a-day.ts';
import type { Platform } from '../platform/platform.ts';
import { refusing } from '../platform/http/refuse.ts';
import type { NegotiationEvent } from './events.ts';
import { eventOf, negotiationDeadlines } from './move-negotiation.ts';
import { countEndedLike, insertMove, insertNegotiation } from './queries.ts';

/** What the consultation of a proposal or invitation costs; the rule is fixed when it is sent. */
interface ConsultationPrice {
  consultationPriceCents: number;
  cancellationHours: CancellationHours;
  creditConsultation: boolean;
}
export const FREE: ConsultationPrice = {
  consultationPriceCents: 0,
  cancellationHours: 24,
  creditConsultation: false,
};

/** The fields of a new proposal or invitation. */
export interface Opening extends ConsultationPrice {
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
  alternatives?: readonly string[];
  minutes: number;
}

/** Creates a negotiation, SENT, and tells the other side; returns its id. The caller has locked the posting, if any. */
export async function sendNegotiation(platform: Platform, trx: Trx, opening: Opening): Promise<string> {
  const event = await createNegotiation(platform, trx, opening);
  await platform.events.emit(platform, trx, 'negotiation.sent', event);
  return event.negotiationId;
}

/** The same, without telling anybody: what is booked instantly is told as that. */
export async function createNegotiation(
  platform: Platform,
  trx: Trx,
  opening: Opening,
): Promise<NegotiationEvent> {
  const { kind, postingId, serviceId, professionalId, minutes } = opening;
  const now = platform.clock.instant();
  // The other side is told of each one and of its end, so that sending and withdrawing can't go on for ever.
  await limitADay(platform, MAX_ASKED_AGAIN, (since) => countEndedLike(trx, opening, since));
  const startsAt = isoInstant(opening.startsAt);
  const alternatives = (opening.alternatives ?? []).map(isoInstant);
  const [by, recipient] = kind === 'PROPOSAL' ? (['professional', 'client'] as const) : SIDES;
  const times = { startsAt, alternatives, minutes };
  await checkTimes(platform, trx, {
    professionalId,
    serviceId,
    ...times,
    offeredBy: roleOf(by),
    heldUntil: priceHeldUntil(opening.consultationPriceCents, now),
  });
  const negotiation = {
    ...opening,
    id: newId(),
    ...times,
    status: 'SENT' as const,
    turn: roleOf(recipient),
    ...negotiationDeadlines(times, now),
    createdAt: now,
    movedAt: now,
  };
  await refusing(
    { negotiations_one_proposal: 'already_proposed', negotiations_one_invite: 'already_invited' },
    insertNegotiation(trx, negotiation),
  );
  const move = {
    id: newId(),
    negotiationId: negotiation.id,
    at: now,
    by,
    fromStatus: null,
    toStatus: negotiation.status,
  };
  await insertMove(trx, { ...move, action: 'send', message: null, ...times });
  if (postingId) await extendPosting(platform, trx, postingId);
  return {
    ...eventOf(negotiation),
    action: 'send',
    from: null,
    to: negotiation.status,
    by,
    startsAt,
    alternatives,
    message: opening.message,
  };
}
