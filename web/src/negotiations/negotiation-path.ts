import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import type { Side } from '@parley/contract/sides.ts';
import { paths } from '../paths.ts';

/** The page where a side reads and answers a negotiation. */
export function negotiationPath(
  { id, kind, postingId, serviceId }: Pick<Negotiation, 'id' | 'kind' | 'postingId' | 'serviceId'>,
  side: Side,
): string {
  if (side === 'professional') return paths.jobProposal(id);
  return kind === 'PROPOSAL'
    ? paths.proposalsOf(postingId ?? '', id)
    : paths.jobInvite(serviceId ?? 'gone', { invite: id });
}
