import { z } from 'zod';
import { cents, id, instant, minutes } from '../fields.ts';
import { alternatives, negotiationMessage, refuseRepeatedTimes } from '../negotiations/schemas.ts';

export const InviteFields = z
  .strictObject({
    serviceId: id,
    postingId: id.optional(),
    message: negotiationMessage,
    amountCents: cents
      .optional()
      .describe(
        'the budget in mind for the whole job, even if the service is hourly; without it you talk first',
      ),
    startsAt: instant,
    alternatives: alternatives.optional(),
    minutes,
  })
  .superRefine(refuseRepeatedTimes);

export const CanInvite = z.strictObject({
  canInvite: z.boolean(),
  reason: z.string().nullable().describe('why not now, to show to the client'),
});
export type CanInvite = z.infer<typeof CanInvite>;
