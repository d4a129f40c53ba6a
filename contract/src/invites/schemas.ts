import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { negotiationMessage } from '../negotiations/schemas.ts';

export const InviteFields = z.strictObject({
  serviceId: id,
  postingId: id.optional(),
  message: negotiationMessage,
  amountCents: cents.describe('the total price of the job in US cents, even if the service is hourly'),
  startsAt: instant,
  minutes,
  fillPosting: z.boolean().optional(),
});
