import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { MAX_ESTIMATED_DAYS, MIN_ESTIMATED_DAYS } from '../limits.ts';
import { talkMessage } from '../negotiations/schemas.ts';

export const ProposalFields = z.strictObject({
  postingId: id,
  serviceId: id.optional(),
  message: talkMessage,
  amountCents: cents,
  estimatedDays: z
    .int({ error: 'Give whole days.' })
    .min(MIN_ESTIMATED_DAYS, { error: 'At least one day.' })
    .max(MAX_ESTIMATED_DAYS, { error: `At most ${MAX_ESTIMATED_DAYS} days.` }),
  startsAt: instant,
  minutes,
});
