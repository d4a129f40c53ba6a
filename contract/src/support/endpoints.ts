import { endpoint } from '../endpoint.ts';
import { NewTicket, Ticket } from './schemas.ts';

export const sendTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  access: 'any',
  summary: 'Asks the support admins for help.',
  body: NewTicket,
  reply: Ticket,
  status: 201,
  message: 'Support Ticket Successfully Sent',
  refusals: ['not_found'],
});
