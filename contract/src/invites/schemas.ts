import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { talkMessage } from '../negotiations/schemas.ts';

export const InviteFields = z.strictObject({
  serviceId: id,
  postingId: id.optional(),
  message: talkMessage,
  amountCents: cents.describe('the whole price of the job in US cents, also where the service is hourly'),
  startsAt: instant,
  minutes,
  fillPosting: z.boolean().optional(),
});
