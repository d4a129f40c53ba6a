import * as endpoints from '@parley/contract/support/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { answerTicket, listTickets, moveTicket } from './answer.ts';
import { listReplies } from './list-replies.ts';
import { readLegal } from './legal/read-legal.ts';
import { ownTickets, replyToTicket } from './reply.ts';
import { sendTicket } from './send-ticket.ts';

export const routes = [
  route(endpoints.sendTicket, (platform, { actor, body }) => sendTicket(platform, actor, body)),
  route(endpoints.legal, (platform) => readLegal(platform)),
  route(endpoints.ownTickets, (platform, { actor, query }) => ownTickets(platform, actor, query)),
  route(endpoints.repliesOfTicket, (platform, { actor, params, query }) =>
    listReplies(platform, actor, { ...params, ...query }),
  ),
  route(endpoints.replyToTicket, (platform, { actor, params, body }) =>
    replyToTicket(platform, actor, { ...params, ...body }),
  ),
  route(endpoints.adminTickets, (platform, { query }) => listTickets(platform, query)),
  route(endpoints.answerTicket, (platform, { actor, body }) => answerTicket(platform, actor, body)),
  route(endpoints.moveTicket, (platform, { actor, body }) => moveTicket(platform, actor, body)),
];
