import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { ProposalFields } from '@parley/contract/proposals/schemas.ts';
import { whyNotSend } from '@parley/contract/proposals/rules.ts';
import type { z } from 'zod';
import { readNegotiation } from '../negotiations/get-negotiation.ts';
import { FREE, sendNegotiation } from '../negotiations/send-negotiation.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuseIf } from '../platform/http/refuse.ts';
import { areBlocked } from '../users/blocks/is-blocked.ts';
import { lockOwnService, lockPosting, profileOf } from './queries.ts';

type Fields = z.infer<typeof ProposalFields>;

/** One open proposal per posting and professional. */
export async function sendProposal(platform: Platform, actor: Actor, fields: Fields): Promise<Negotiation> {
  const id = await inTransaction(platform.db, async (trx) => {
    const { serviceId = null, ...offer } = fields;
    const posting = found(await lockPosting(trx, fields.postingId));
    const profile = (await profileOf(trx, actor.id)) ?? { initialised: false };
    const service = serviceId === null ? null : found(await lockOwnService(trx, serviceId, actor.id));
    const isBlocked = await areBlocked(trx, posting.clientId, actor.id);
    refuseIf(whyNotSend({ posting, profile, service, isBlocked }));
    const { clientId, title } = posting;
    const opening = { ...offer, ...FREE, serviceId, clientId, professionalId: actor.id, title };
    return sendNegotiation(platform, trx, { ...opening, kind: 'PROPOSAL' });
  });
  return readNegotiation(platform, actor, { kind: 'PROPOSAL', id });
}
