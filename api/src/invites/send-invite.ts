import { whyNotSend } from '@parley/contract/invites/rules.ts';
import type { InviteFields } from '@parley/contract/invites/schemas.ts';
import { whyNotInviteAgain } from '@parley/contract/negotiations/free-consultations.ts';
import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { z } from 'zod';
import { checkFreeConsultation } from '../negotiations/check-free-consultation.ts';
import { readNegotiation } from '../negotiations/get-negotiation.ts';
import { sendNegotiation } from '../negotiations/send-negotiation.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { areBlocked } from '../users/blocks/is-blocked.ts';
import { lockOwnPosting, lockService } from './queries.ts';

type Fields = z.infer<typeof InviteFields>;

/** Asks a professional through one of their services; without a posting it is a direct request to talk. */
export async function sendInvite(platform: Platform, actor: Actor, fields: Fields): Promise<Negotiation> {
  const { postingId = null, amountCents = null, ...offer } = fields;
  const id = await inTransaction(platform.db, async (trx) => {
    const posting = postingId === null ? null : found(await lockOwnPosting(trx, postingId, actor.id));
    const service = found(await lockService(trx, fields.serviceId));
    const { professionalId } = service;
    const isBlocked = await areBlocked(trx, actor.id, professionalId);
    refuseIf(whyNotSend({ posting, service, isBlocked }));
    const title = posting?.title ?? service.title;
    const between = { clientId: actor.id, professionalId, postingId, title };
    const history = await checkFreeConsultation(platform, trx, between);
    refuseIf(history && whyNotInviteAgain(history, platform.clock.instant()));
    return sendNegotiation(platform, trx, {
      kind: 'INVITE',
      ...offer,
      ...between,
      amountCents,
      estimatedDays: null,
    });
  });
  return readNegotiation(platform, actor, { kind: 'INVITE', id });
}
