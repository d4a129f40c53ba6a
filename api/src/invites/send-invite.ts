import { booksInstantly, whyNotSend } from '@parley/contract/invites/rules.ts';
import type { InviteFields } from '@parley/contract/invites/schemas.ts';
import { whyNotInviteAgain } from '@parley/contract/negotiations/free-consultations.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { RefusalCode } from '@parley/contract/refusals.ts';
import type { z } from 'zod';
import { checkConsultation } from '../negotiations/check-consultation.ts';
import { readNegotiation } from '../negotiations/get-negotiation.ts';
import { acceptInstantly, whyNotBook } from '../negotiations/respond.ts';
import { createNegotiation, sendNegotiation, type Opening } from '../negotiations/send-negotiation.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseAndKeep, refuseIf } from '../platform/http/refuse.ts';
import { areBlocked } from '../users/blocks/is-blocked.ts';
import { lockOwnPosting, lockService } from './queries.ts';

type Fields = z.infer<typeof InviteFields>;

/** Asks a professional through one of their services, or books the consultation; without a posting it is direct. */
export async function sendInvite(platform: Platform, actor: Actor, fields: Fields): Promise<Negotiation> {
  const { postingId = null, amountCents = null, ...offer } = fields;
  const sent = await inTransaction(platform.db, async (trx) => {
    const posting = postingId === null ? null : found(await lockOwnPosting(trx, postingId, actor.id));
    const service = found(await lockService(trx, fields.serviceId));
    const { professionalId } = service;
    const isBlocked = await areBlocked(trx, actor.id, professionalId);
    refuseIf(whyNotSend({ posting, service, isBlocked }));
    const title = posting?.title ?? service.title;
    const between = { clientId: actor.id, professionalId, postingId, title };
    const { consultationPriceCents, cancellationHours, creditConsultation } = service;
    const price = { consultationPriceCents, cancellationHours, creditConsultation };
    const history = await checkConsultation(platform, trx, { ...between, consultationPriceCents });
    refuseIf(history && whyNotInviteAgain(history, platform.clock.instant()));
    const opening = {
      kind: 'INVITE' as const,
      ...offer,
      ...between,
      ...price,
      amountCents,
      estimatedDays: null,
    };
    const { alternatives = [], minutes } = fields;
    return booksInstantly({ service, posting, alternatives, minutes })
      ? bookInstantly(platform, trx, opening)
      : { id: await sendNegotiation(platform, trx, opening) };
  });
  if ('refused' in sent) return refuseAndKeep(sent.refused);
  return readNegotiation(platform, actor, { kind: 'INVITE', id: sent.id });
}

/** Sends and accepts it at once; where the professional can't be paid yet, they are told and nothing is sent. */
async function bookInstantly(
  platform: Platform,
  trx: Trx,
  opening: Opening,
): Promise<{ id: string } | { refused: RefusalCode }> {
  const refused = await whyNotBook(platform, trx, opening);
  if (refused) return { refused };
  const { negotiationId: id } = await createNegotiation(platform, trx, opening);
  await acceptInstantly(platform, trx, id);
  return { id };
}
