import type { OwnNegotiations, Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { NEGOTIATIONS_PER_PAGE, type NegotiationStatus } from '@parley/contract/negotiations/states.ts';
import { listForPosting, listNegotiations } from '../negotiations/list-negotiations.ts';
import type { NegotiationSort } from '../negotiations/filter.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';

interface ProposalQuery {
  status?: NegotiationStatus;
  sort?: NegotiationSort;
}

export async function ownProposals(
  platform: Platform,
  { id }: Actor,
  query: OwnNegotiations,
): Promise<Negotiation[]> {
  return listNegotiations(platform, {
    ...query,
    kind: 'PROPOSAL',
    professionalId: id,
    limit: NEGOTIATIONS_PER_PAGE,
  });
}

export async function proposalsOf(
  platform: Platform,
  actor: Actor,
  { postingId, status, sort }: ProposalQuery & { postingId: string },
): Promise<Negotiation[]> {
  return listForPosting(platform, actor, { kind: 'PROPOSAL', postingId, status, sort });
}
