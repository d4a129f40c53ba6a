import * as endpoints from '@parley/contract/support/endpoints.ts';
import { route } from '../platform/serve.ts';
import { sendTicket } from './send-ticket.ts';

export const routes = [
  route(endpoints.sendTicket, (platform, { actor, body }) => sendTicket(platform, actor, body)),
];
