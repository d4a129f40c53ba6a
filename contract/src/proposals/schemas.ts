import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { MAX_ESTIMATED_DAYS, MIN_ESTIMATED_DAYS } from '../limits.ts';
import { negotiationMessage } from '../negotiations/schemas.ts';
import { withCount } from '../numbers.ts';

export const ProposalFields = z.strictObject({
  postingId: id,
  serviceId: id.optional(),
  message: negotiationMessage,
  amountCents: cents,
  estimatedDays: z
    .int({ error: /*i18n*/ 'Enter whole days.' })
    .min(MIN_ESTIMATED_DAYS, { error: /*i18n*/ 'At least one day.' })
    .max(MAX_ESTIMATED_DAYS, { error: withCount(/*i18n*/ 'At most {count} days.', MAX_ESTIMATED_DAYS) }),
  startsAt: instant,
  minutes,
});
