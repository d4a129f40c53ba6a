import * as endpoints from '@parley/contract/invites/endpoints.ts';
import { getNegotiation, readAnyNegotiation } from '../negotiations/get-negotiation.ts';
import { respond } from '../negotiations/respond.ts';
import { respondOnBehalf } from '../negotiations/admin/respond-on-behalf.ts';
import { route } from '../platform/http/serve.ts';
import { invitesOf, ownInvites } from './list-invites.ts';
import { sendInvite } from './send-invite.ts';

export const routes = [
  route(endpoints.sendInvite, (platform, { actor, body }) => sendInvite(platform, actor, body)),
  route(endpoints.invitesOfPosting, (platform, { actor, params }) => invitesOf(platform, actor, params.id)),
  route(endpoints.ownInvites, (platform, { actor, query }) => ownInvites(platform, actor, query)),
  route(endpoints.getInvite, (platform, { actor, params }) =>
    getNegotiation(platform, actor, { kind: 'INVITE', id: params.id }),
  ),
  route(endpoints.respondToInvite, (platform, { actor, body }) => respond(platform, actor, 'INVITE', body)),
  route(endpoints.adminInvite, (platform, { params }) =>
    readAnyNegotiation(platform, { kind: 'INVITE', id: params.id }),
  ),
  route(endpoints.actOnInvite, (platform, { actor, params, body }) =>
    respondOnBehalf(platform, actor, 'INVITE', { ...params, ...body }),
  ),
];
