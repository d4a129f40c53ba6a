import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import type { ProposalFields } from '@parley/contract/proposals/schemas.ts';
import type { z } from 'zod';
import { readTalk } from '../negotiations/get-negotiation.ts';
import { sendTalk } from '../negotiations/send-negotiation.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { isInitialised, lockPosting, ownServiceActive } from './queries.ts';

type Fields = z.infer<typeof ProposalFields>;

/** Proposes on an open posting, with a time to talk; one live proposal per posting. */
export async function sendProposal(platform: Platform, actor: Actor, fields: Fields): Promise<Talk> {
  const id = await inTransaction(platform.db, async (trx) => {
    const posting = found(await lockPosting(trx, fields.postingId));
    if (!posting.isOpen) refuse('posting_not_open');
    if (!(await isInitialised(trx, actor.id))) refuse('profile_not_initialised');
    await checkService(trx, fields.serviceId, actor.id);
    const { clientId, title } = posting;
    const { serviceId = null, ...offer } = fields;
    const opening = { ...offer, serviceId, clientId, professionalId: actor.id, title, fillPosting: true };
    return sendTalk(platform, trx, { ...opening, kind: 'PROPOSAL' });
  });
  return readTalk(platform, actor, { kind: 'PROPOSAL', id });
}

async function checkService(trx: Trx, serviceId: string | undefined, professionalId: string): Promise<void> {
  if (serviceId === undefined) return;
  const isActive = found(await ownServiceActive(trx, serviceId, professionalId));
  if (!isActive) refuse('service_not_active');
}
