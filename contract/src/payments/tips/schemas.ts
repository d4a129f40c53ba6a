import { z } from 'zod';
import { anyCents, cents, id, instant } from '../../fields.ts';

export const NewTip = z.strictObject({ amountCents: cents });

/** What a client paid on top, once the job was completed. */
export const Tip = z.strictObject({
  id,
  amountCents: anyCents,
  refundedCents: anyCents,
  paidAt: instant,
});
export type Tip = z.infer<typeof Tip>;

export const JobTips = z.strictObject({
  tipBy: instant.nullable().describe('until when the client can tip; null unless the job is completed'),
  mostCents: anyCents.describe('what a further tip can be at most; 0 when none can'),
  paid: z.array(Tip).describe('the oldest first'),
  processingCents: anyCents
    .nullable()
    .describe('the tip that a bank still works on; told to the client only'),
});
export type JobTips = z.infer<typeof JobTips>;
