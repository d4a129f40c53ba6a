import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { OwnTalks, Talk, TalkAct, TalkResponse } from '../negotiations/schemas.ts';
import { TALK_STATUSES } from '../negotiations/states.ts';
import { ProposalFields } from './schemas.ts';

const talkRefusals = [
  'invalid_transition',
  'slot_taken',
  'slot_outside_hours',
  'slot_too_soon',
  'time_in_past',
  'time_off_grid',
  'payouts_not_enabled',
] as const;

export const sendProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal',
  access: ['PROFESSIONAL'],
  summary: 'Proposes on an open posting, with a time to talk.',
  body: ProposalFields,
  reply: Talk,
  status: 201,
  refusals: ['not_found', 'profile_not_initialised', 'posting_not_open', 'already_proposed', ...talkRefusals],
});
export const getProposal = endpoint({
  method: 'GET',
  path: '/api/job/jobProposal/:id',
  access: SIDE_ROLES,
  summary: 'A proposal with its history; the client’s first look makes it READ.',
  params: byId,
  reply: Talk,
  refusals: ['not_found'],
});
export const respondToProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal/response',
  access: SIDE_ROLES,
  summary: 'Accepts, declines, withdraws, asks for another time or rejects one.',
  body: TalkResponse,
  reply: Talk,
  refusals: ['not_found', ...talkRefusals],
});
export const ownProposals = endpoint({
  method: 'GET',
  path: '/api/job/proposals/professional',
  access: ['PROFESSIONAL'],
  summary: 'My proposals, the latest first, at most 100.',
  query: OwnTalks,
  reply: z.array(Talk),
});
export const proposalsOfPosting = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/proposals/:id',
  access: ['CLIENT'],
  summary: 'The proposals to one of my postings, to compare.',
  params: byId,
  query: z.strictObject({
    status: z.enum(TALK_STATUSES).optional(),
    sort: z.enum(['newest', 'price', 'days', 'rating', 'soonest']).default('newest'),
  }),
  reply: z.array(Talk),
  refusals: ['not_found'],
});
export const adminProposal = endpoint({
  method: 'GET',
  path: '/api/job/jobProposal/admin/:id',
  access: ['ADMIN'],
  summary: 'Anybody’s proposal with its history; looking does not open it.',
  params: byId,
  reply: Talk,
  refusals: ['not_found'],
});
export const actOnProposal = endpoint({
  method: 'POST',
  path: '/api/job/jobProposal/admin/:id',
  access: ['ADMIN'],
  summary: 'Answers in the place of one side; both are told.',
  params: byId,
  body: TalkAct,
  reply: Talk,
  refusals: ['not_found', ...talkRefusals],
});
