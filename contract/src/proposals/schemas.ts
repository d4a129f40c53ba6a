import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { talkMessage } from '../negotiations/schemas.ts';

export const ProposalFields = z.strictObject({
  postingId: id,
  serviceId: id.optional(),
  message: talkMessage,
  amountCents: cents,
  estimatedDays: z
    .int({ error: /*i18n*/ 'Enter whole days.' })
    .min(1, { error: /*i18n*/ 'At least one day.' })
    .max(730, { error: /*i18n*/ 'At most 730 days.' }),
  startsAt: instant,
  minutes,
});
