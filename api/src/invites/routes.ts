import * as endpoints from '@parley/contract/invites/endpoints.ts';
import { getNegotiation, readAnyNegotiation } from '../negotiations/get-negotiation.ts';
import { respond } from '../negotiations/respond.ts';
import { respondOnBehalf } from '../negotiations/admin/respond-on-behalf.ts';
import { freshenBusyTimes } from '../availability/calendars/read-due-calendars.ts';
import { route } from '../platform/http/serve.ts';
import { canInvite } from './can-invite.ts';
import { invitesOf, ownInvites } from './list-invites.ts';
import { sendInvite } from './send-invite.ts';

export const routes = [
  route(endpoints.sendInvite, (platform, { actor, body }) => sendInvite(platform, actor, body), {
    before: (platform, { actor, body }) => freshenBusyTimes(platform, actor, { service: body.serviceId }),
  }),
  route(endpoints.canInvite, (platform, { actor, params }) => canInvite(platform, actor, params.id)),
  route(endpoints.invitesOfPosting, (platform, { actor, params }) => invitesOf(platform, actor, params.id)),
  route(endpoints.ownInvites, (platform, { actor, query }) => ownInvites(platform, actor, query)),
  route(endpoints.getInvite, (platform, { actor, params }) =>
    getNegotiation(platform, actor, { kind: 'INVITE', id: params.id }),
  ),
  route(endpoints.respondToInvite, (platform, { actor, body }) => respond(platform, actor, 'INVITE', body), {
    before: async (platform, { actor, body: { action, id } }) =>
      action === 'accept' ? freshenBusyTimes(platform, actor, { negotiation: id }) : undefined,
  }),
  route(endpoints.adminInvite, (platform, { params }) =>
    readAnyNegotiation(platform, { kind: 'INVITE', id: params.id }),
  ),
  route(
    endpoints.actOnInvite,
    (platform, { actor, params, body }) => respondOnBehalf(platform, actor, 'INVITE', { ...params, ...body }),
    {
      before: async (platform, { actor, params: { id }, body: { action } }) =>
        action === 'accept' ? freshenBusyTimes(platform, actor, { negotiation: id }) : undefined,
    },
  ),
];
