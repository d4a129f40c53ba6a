import type { Negotiation } from '@parley/contract/negotiations/schemas.ts';
import { isOpenNegotiation } from '@parley/contract/negotiations/states.ts';
import { call } from '../platform/api.ts';

/** Why the client can't ask for another consultation through a service now; null where they can, or nobody knows. */
export async function whyNotInvite(serviceId: string): Promise<string | null> {
  const may = await call('GET /api/job/invite/canInvite/:id', { params: { id: serviceId } });
  return may.ok ? may.data.reason : null;
}

/** An invite that ended without a job can be sent again, for a new time. */
export function isOver({ jobId, status }: Negotiation): boolean {
  return jobId === null && !isOpenNegotiation(status);
}

/** Why an invite can't be sent again now. */
export async function whyNotAgain(negotiation: Negotiation): Promise<string | null> {
  const { serviceId } = negotiation;
  return serviceId !== null && isOver(negotiation) ? whyNotInvite(serviceId) : null;
}
