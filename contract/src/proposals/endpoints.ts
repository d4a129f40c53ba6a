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
import { NEGOTIATION_STATUSES } from '../negotiations/states.ts';
import { ProposalFields } from './schemas.ts';

const negotiationRefusals = ['invalid_transition', ...TIME_REFUSALS, 'payouts_not_enabled'] as const;

export const sendProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal',
  access: ['PROFESSIONAL'],
  summary: 'Sends a proposal for an open posting, with a time for the consultation.',
  body: ProposalFields,
  reply: Negotiation,
  status: 201,
  refusals: [
    'not_found',
    'profile_not_initialised',
    'posting_not_open',
    'service_not_active',
    'blocked',
    'already_proposed',
    'too_many_today',
    ...negotiationRefusals,
  ],
});
export const getProposal = endpoint({
  method: 'GET',
  path: '/api/job/jobProposal/:id',
  access: SIDE_ROLES,
  summary: 'A proposal with its history; it becomes READ when the client first opens it.',
  params: byId,
  reply: Negotiation,
  refusals: ['not_found'],
});
export const respondToProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal/response',
  access: SIDE_ROLES,
  summary:
    'Accepts, declines or withdraws it, requests another time, rejects a requested one, or writes a message.',
  body: NegotiationResponse,
  reply: Negotiation,
  refusals: ['not_found', 'blocked', 'too_many_today', ...negotiationRefusals],
});
export const ownProposals = endpoint({
  method: 'GET',
  path: '/api/job/proposals/professional',
  access: ['PROFESSIONAL'],
  summary: 'Your proposals, the latest first, at most 100.',
  query: OwnNegotiations,
  reply: z.array(Negotiation),
});
export const proposalsOfPosting = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/proposals/:id',
  access: ['CLIENT'],
  summary: 'The proposals for one of your postings.',
  params: byId,
  query: z.strictObject({
    status: z.enum(NEGOTIATION_STATUSES).optional(),
    sort: z.enum(['newest', 'price', 'days', 'rating', 'soonest']).default('newest'),
  }),
  reply: z.array(Negotiation),
  refusals: ['not_found'],
});
export const adminProposal = endpoint({
  method: 'GET',
  path: '/api/job/jobProposal/admin/:id',
  access: ['ADMIN'],
  summary: 'Any proposal with its history; reading it here doesn’t mark it READ.',
  params: byId,
  reply: Negotiation,
  refusals: ['not_found'],
});
export const actOnProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal/admin/:id',
  access: ['ADMIN'],
  summary: 'Responds on behalf of one side; both are notified.',
  params: byId,
  body: NegotiationAct,
  reply: Negotiation,
  refusals: ['not_found', 'blocked', ...negotiationRefusals],
});
