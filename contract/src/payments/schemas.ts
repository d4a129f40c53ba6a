import { z } from 'zod';
import { anyCents, id, instant } from '../fields.ts';
import { ACCOUNT_STATUSES, PAYMENT_STATUSES, PAYOUT_STEPS, SETTLEMENTS } from './states.ts';

export const PayoutAccount = z.strictObject({
  status: z.enum(ACCOUNT_STATUSES),
  payoutsEnabled: z.boolean(),
  requirements: z.array(z.string()).describe('what the processor still asks for, in its words'),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const Earnings = z.strictObject({
  account: PayoutAccount,
  balance: z.strictObject({ heldCents: anyCents, availableCents: anyCents }),
  payouts: z.array(
    z.strictObject({ id: z.string(), amountCents: anyCents, at: instant, status: z.string() }),
  ),
  earningsByMonth: z.array(z.strictObject({ month: z.string().describe('YYYY-MM'), netCents: anyCents })),
});
export type Earnings = z.infer<typeof Earnings>;

export const Payment = z.strictObject({
  jobId: id,
  status: z.enum(PAYMENT_STATUSES),
  settlement: z.enum(SETTLEMENTS),
  amountCents: anyCents,
  feeCents: anyCents,
  refundedCents: anyCents,
  transfer: z.enum(PAYOUT_STEPS),
  refund: z.enum(PAYOUT_STEPS),
  paidAt: instant.nullable(),
  receiptUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;
