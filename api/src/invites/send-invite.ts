import type { InviteFields } from '@parley/contract/invites/schemas.ts';
import type { Talk } from '@parley/contract/negotiations/schemas.ts';
import type { z } from 'zod';
import { readTalk } from '../negotiations/get-negotiation.ts';
import { sendTalk } from '../negotiations/send-negotiation.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import { lockOwnPosting, lockService } from './queries.ts';

type Fields = z.infer<typeof InviteFields>;

/** Asks a professional through one of their services; without a posting it is a direct request to talk. */
export async function sendInvite(platform: Platform, actor: Actor, fields: Fields): Promise<Talk> {
  const { postingId = null, fillPosting = true, ...offer } = fields;
  const id = await inTransaction(platform.db, async (trx) => {
    const posting = postingId === null ? null : await openPosting(trx, postingId, actor.id);
    const { active, professionalId, ...service } = found(await lockService(trx, fields.serviceId));
    if (!active) refuse('service_not_active');
    const title = posting?.title ?? service.title;
    const between = { clientId: actor.id, professionalId, postingId, title };
    return sendTalk(platform, trx, {
      kind: 'INVITE',
      ...offer,
      ...between,
      fillPosting,
      estimatedDays: null,
    });
  });
  return readTalk(platform, actor, { kind: 'INVITE', id });
}

async function openPosting(trx: Trx, id: string, clientId: string) {
  const posting = found(await lockOwnPosting(trx, id, clientId));
  return posting.isOpen ? posting : refuse('posting_not_open');
}
