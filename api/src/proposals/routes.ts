import * as endpoints from '@parley/contract/proposals/endpoints.ts';
import { getNegotiation, readAnyNegotiation } from '../negotiations/get-negotiation.ts';
import { respond } from '../negotiations/respond.ts';
import { respondOnBehalf } from '../negotiations/admin/respond-on-behalf.ts';
import { freshenBusyTimes } from '../availability/calendars/read-due-calendars.ts';
import { route } from '../platform/http/serve.ts';
import { ownProposals, proposalsOf } from './list-proposals.ts';
import { sendProposal } from './send-proposal.ts';

export const routes = [
  route(endpoints.sendProposal, (platform, { actor, body }) => sendProposal(platform, actor, body)),
  route(endpoints.getProposal, (platform, { actor, params }) =>
    getNegotiation(platform, actor, { kind: 'PROPOSAL', id: params.id }),
  ),
  route(
    endpoints.respondToProposal,
    (platform, { actor, body }) => respond(platform, actor, 'PROPOSAL', body),
    {
      before: async (platform, { actor, body: { action, id } }) =>
        action === 'accept' ? freshenBusyTimes(platform, actor, { negotiation: id }) : undefined,
    },
  ),
  route(endpoints.ownProposals, (platform, { actor, query }) => ownProposals(platform, actor, query)),
  route(endpoints.proposalsOfPosting, (platform, { actor, params, query }) =>
    proposalsOf(platform, actor, { postingId: params.id, ...query }),
  ),
  route(endpoints.adminProposal, (platform, { params }) =>
    readAnyNegotiation(platform, { kind: 'PROPOSAL', id: params.id }),
  ),
  route(
    endpoints.actOnProposal,
    (platform, { actor, params, body }) =>
      respondOnBehalf(platform, actor, 'PROPOSAL', { ...params, ...body }),
    {
      before: async (platform, { actor, params: { id }, body: { action } }) =>
        action === 'accept' ? freshenBusyTimes(platform, actor, { negotiation: id }) : undefined,
    },
  ),
];
