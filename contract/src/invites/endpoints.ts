import { z } from 'zod';
import { TIME_REFUSALS } from '../availability/time-refusals.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  OwnNegotiations,
  Negotiation,
  NegotiationAct,
  NegotiationResponse,
} from '../negotiations/schemas.ts';
import { CanInvite, InviteFields } from './schemas.ts';

export const sendInvite = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting/invite',
  aliases: ['/api/job/invite'],
  access: ['CLIENT'],
  summary:
    'Invites a professional through one of their services, for a posting or directly; ACCEPTED at once where the service books instantly, unless it takes longer than the service says.',
  body: InviteFields,
  reply: Negotiation,
  status: 201,
  refusals: [
    'not_found',
    'already_invited',
    'too_many_today',
    'service_not_active',
    'posting_not_open',
    'blocked',
    'not_now',
    'too_many_free_consultations',
    'payouts_not_enabled',
    ...TIME_REFUSALS,
  ],
});
export const canInvite = endpoint({
  method: 'GET',
  path: '/api/job/invite/canInvite/:id',
  access: ['CLIENT'],
  summary:
    'Whether you can ask for another consultation through this service now, after what your earlier invitations have led to.',
  params: byId,
  reply: CanInvite,
  refusals: ['not_found'],
});
export const invitesOfPosting = endpoint({
  method: 'GET',
  path: '/api/job/invites/client/:id',
  aliases: ['/api/job/jobPosting/invites/client/:id'],
  access: ['CLIENT'],
  summary: 'The invitations sent for one of your postings.',
  params: byId,
  reply: z.array(Negotiation),
  refusals: ['not_found'],
});
export const ownInvites = endpoint({
  method: 'GET',
  path: '/api/job/invite/all',
  aliases: ['/api/job/jobPosting/invite/all'],
  access: SIDE_ROLES,
  summary: 'The invitations you sent (client) or received (professional), the latest first, at most 100.',
  query: OwnNegotiations,
  reply: z.array(Negotiation),
});
export const getInvite = endpoint({
  method: 'GET',
  path: '/api/job/invite/:id',
  access: SIDE_ROLES,
  summary: 'An invitation with its history; it becomes READ when the professional first opens it.',
  params: byId,
  reply: Negotiation,
  refusals: ['not_found'],
});
export const respondToInvite = endpoint({
  method: 'POST',
  path: '/api/job/invite/response',
  aliases: ['/api/job/jobPosting/invite/response'],
  access: SIDE_ROLES,
  summary:
    'Accepts, declines or withdraws it, requests another time, rejects a requested one, or writes a message.',
  body: NegotiationResponse,
  reply: Negotiation,
  refusals: [
    'not_found',
    'blocked',
    'too_many_today',
    'invalid_transition',
    'payouts_not_enabled',
    'too_many_free_consultations',
    ...TIME_REFUSALS,
  ],
});
export const adminInvite = endpoint({
  method: 'GET',
  path: '/api/job/invite/admin/:id',
  access: ['ADMIN'],
  summary: 'Any invitation with its history; reading it here doesn’t mark it READ.',
  params: byId,
  reply: Negotiation,
  refusals: ['not_found'],
});
export const actOnInvite = endpoint({
  method: 'POST',
  path: '/api/job/invite/admin/:id',
  access: ['ADMIN'],
  summary: 'Responds on behalf of one side; both are notified.',
  params: byId,
  body: NegotiationAct,
  reply: Negotiation,
  refusals: [
    'not_found',
    'blocked',
    'invalid_transition',
    'payouts_not_enabled',
    'too_many_free_consultations',
    ...TIME_REFUSALS,
  ],
});
