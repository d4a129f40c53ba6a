import type { OwnNegotiations, Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { NEGOTIATIONS_PER_PAGE } from '@parley/contract/negotiations/states.ts';
import { listForPosting, listNegotiations } from '../negotiations/list-negotiations.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';

export async function ownInvites(
  platform: Platform,
  { id, role }: Actor,
  query: OwnNegotiations,
): Promise<Negotiation[]> {
  const side = role === 'CLIENT' ? { clientId: id } : { professionalId: id };
  return listNegotiations(platform, { ...query, kind: 'INVITE', ...side, limit: NEGOTIATIONS_PER_PAGE });
}

/** The invites to one of the client's postings. */
export async function invitesOf(platform: Platform, actor: Actor, postingId: string): Promise<Negotiation[]> {
  return listForPosting(platform, actor, { kind: 'INVITE', postingId });
}
