import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, limit, page, search } from '../fields.ts';
import { AdminNegotiation, NegotiationEntry } from './schemas.ts';
import { NEGOTIATION_KINDS, NEGOTIATION_STATUSES } from './states.ts';

export const adminNegotiations = endpoint({
  method: 'GET',
  path: '/api/job/negotiations/admin',
  access: ['ADMIN'],
  summary: 'All proposals and invitations, the latest first; search by title, name or email.',
  query: z.strictObject({
    kind: z.enum(NEGOTIATION_KINDS).optional(),
    status: z.enum(NEGOTIATION_STATUSES).optional(),
    q: search.optional(),
    cursor,
    limit,
  }),
  reply: page(AdminNegotiation),
});
export const movesOfNegotiation = endpoint({
  method: 'GET',
  path: '/api/job/negotiations/:id/moves',
  access: 'any',
  summary: 'The moves of your proposal or invitation (for admins: of any), the latest first.',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(NegotiationEntry),
  refusals: ['not_found'],
});
