import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { talkMessage } from '../negotiations/schemas.ts';

export const InviteFields = z.strictObject({
  serviceId: id,
  postingId: id.optional(),
  message: talkMessage,
  amountCents: cents.describe('the total price of the job in US cents, even if the service is hourly'),
  startsAt: instant,
  minutes,
  fillPosting: z.boolean().optional(),
});
