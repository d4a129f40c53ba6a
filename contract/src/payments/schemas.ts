import { z } from 'zod';
import { withMoney } from '../money.ts';
import { reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { anyCents, date, id, instant, upToMaxCents } from '../fields.ts';
import { JOB_STATUSES } from '../jobs/states.ts';
import { Person } from '../users/schemas.ts';
import { Debt } from './debts.ts';
import { feeTerms } from './fee.ts';
import { InvoiceLink } from './invoices.ts';
import { LedgerTransaction } from './ledger.ts';
import {
  ACCOUNT_STATUSES,
  CALL_KINDS,
  DIFFERENCES,
  PAYMENT_STATUSES,
  PAYOUT_STEPS,
  SETTLEMENTS,
} from './states.ts';

export const PayoutAccount = z.strictObject({
  status: z.enum(ACCOUNT_STATUSES),
  payoutsEnabled: z.boolean(),
  requirements: z.array(z.string()).describe('what the processor still requires, in its words'),
});
export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const Payout = z.strictObject({
  id: z.string(),
  amountCents: anyCents,
  at: instant,
  status: z.string(),
});

/** What a client has paid and is not released yet. */
export const HeldPayment = z.strictObject({
  id,
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it is for; null for the work'),
  title: z.string(),
  netCents: anyCents.describe('after the fee'),
  state: z
    .enum(['WORKING', 'DELIVERED', 'DISPUTED', 'CONSULTATION', 'GOING_BACK'])
    .describe('what its release waits for; or that it goes back to the client'),
  releaseAt: instant.nullable().describe('when it is released automatically'),
  goesBackAt: instant.nullable().describe('when it goes back, unless somebody objects'),
  holdUntil: instant.nullable().describe('until when the processor can hold it'),
});
export type HeldPayment = z.infer<typeof HeldPayment>;

/** Released money that can't be sent on, because the payout account isn't in order. */
export const WaitingPayout = z.strictObject({
  amountCents: anyCents,
  holdUntil: instant.nullable().describe('until when the processor can hold it'),
});
export type WaitingPayout = z.infer<typeof WaitingPayout>;

export const Earnings = z.strictObject({
  account: PayoutAccount,
  balance: z.strictObject({
    heldCents: anyCents,
    availableCents: anyCents,
    onItsWayCents: anyCents.describe('sent to the bank, where it has not arrived'),
    owedCents: anyCents.describe('refunded to clients after it was paid out'),
  }),
  waiting: WaitingPayout.nullable().describe('released, but not sent until the account is in order'),
  payouts: z.array(Payout).describe('those on their way, the first to arrive first'),
  debts: z.array(Debt),
  earningsByMonth: z.array(z.strictObject({ month: z.string().describe('YYYY-MM'), netCents: anyCents })),
});
export type Earnings = z.infer<typeof Earnings>;

export const Payment = z.strictObject({
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it is for; null for the work and tips'),
  tipId: id.nullable().describe('the tip it is; null for the work and consultations'),
  status: z.enum(PAYMENT_STATUSES),
  settlement: z.enum(SETTLEMENTS),
  amountCents: anyCents,
  creditCents: anyCents.describe('already off the amount: what was paid for held consultations'),
  feeCents: anyCents,
  ...feeTerms,
  refundedCents: anyCents.describe('what the client has back: refunds, and chargebacks that were lost'),
  receivableCents: anyCents.describe('what the professional owes because it was refunded after the payout'),
  frozenAt: instant.nullable().describe('since when the client’s bank disputes it, and no money moves'),
  transfer: z.enum(PAYOUT_STEPS),
  refund: z.enum(PAYOUT_STEPS),
  paidAt: instant.nullable(),
  receiptUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** What is paid for. */
const PURPOSES = ['CONSULTATION', 'WORK', 'TIP'] as const;

/** A payment of mine with what it was for. */
export const Receipt = Payment.extend({
  purpose: z.enum(PURPOSES),
  title: z.string(),
  professional: Person,
  createdAt: instant,
  holdUntil: instant.nullable().describe('until when the processor can hold the money'),
  invoices: z.array(InvoiceLink).describe('for what was released, oldest first; none while it is held'),
});
export type Receipt = z.infer<typeof Receipt>;

export const AdminPayment = Receipt.extend({
  id,
  client: Person,
  ledger: z.array(LedgerTransaction),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

const refundedCents = upToMaxCents.min(1, { error: withMoney(/*i18n*/ 'Enter more than {count}.', () => 0) });

export const RefundByAdmin = z.strictObject({
  jobId: id,
  appointmentId: id.optional().describe('of this consultation; of the work by default'),
  tipId: id.optional().describe('of this tip'),
  amountCents: refundedCents,
  shown: z
    .strictObject({ refundedCents: anyCents, settlement: z.enum(SETTLEMENTS) })
    .optional()
    .describe(
      'what was refunded before, and whether the money was released, by what was shown to the admin; 409 `sums_changed` if it has changed',
    ),
  reason,
  password: passwordAgain,
});

/** What an admin decides about the money of a consultation that somebody objected to. */
export const ConsultationDecision = z.strictObject({
  appointmentId: id,
  toProfessionalCents: upToMaxCents.min(0).describe('before the fee; the rest is refunded to the client'),
  shown: z
    .strictObject({ sentCents: anyCents, toClientCents: anyCents })
    .optional()
    .describe(
      'what the two get by what was shown to the admin; 409 `sums_changed` if the decision would move other sums',
    ),
  reason,
  password: passwordAgain,
});

/** What a professional gives back of a consultation. */
export const ConsultationRefund = z.strictObject({
  appointmentId: id,
  amountCents: refundedCents,
});

/** A refund that the card refused, paid another way. */
export const ManualRefund = z.strictObject({
  id: id.describe('the refund’s processor call'),
  on: date.describe('when it was paid; the client is notified of the date'),
  reason,
  password: passwordAgain,
});

/** A processor call that keeps failing. */
export const StuckCall = z.strictObject({
  id,
  kind: z.enum(CALL_KINDS),
  jobId: id,
  title: z.string(),
  status: z.enum(['PENDING', 'WAITING', 'STUCK']),
  tries: z.int(),
  reason: z.string().nullable().describe('the processor’s last answer'),
  amountCents: anyCents.nullable(),
  createdAt: instant,
  settleBy: instant.nullable().describe('by when the client was promised a refused refund another way'),
  disputedAt: instant
    .nullable()
    .describe('since when the client’s bank disputes the charge; a refund of it waits'),
});
export type StuckCall = z.infer<typeof StuckCall>;

/** A charge that doesn’t match its payment; it is always refunded. */
export const UnmatchedCharge = z.strictObject({
  chargeId: z.string().describe('the processor’s id'),
  jobId: id,
  title: z.string(),
  client: Person,
  amountCents: anyCents.describe('in the smallest unit of its currency'),
  currency: z.string().describe('ISO 4217, in lower case'),
  expectedCents: anyCents.describe('the amount expected, in cents of the installation’s currency'),
  differs: z.array(z.enum(DIFFERENCES)),
  foundAt: instant,
  refund: z.enum(PAYOUT_STEPS),
});
export type UnmatchedCharge = z.infer<typeof UnmatchedCharge>;

/** A payment that has been pending for too long. */
export const SlowPayment = z.strictObject({
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it is for; null for the work and tips'),
  tipId: id.nullable().describe('the tip it is; null for the work and consultations'),
  title: z.string(),
  client: Person,
  amountCents: anyCents,
  pendingSince: instant,
  giveUpAt: instant.describe(
    'when it starts to count as unpaid; money that arrives later is accepted or refunded',
  ),
});
export type SlowPayment = z.infer<typeof SlowPayment>;

/** Money that can't be held much longer. */
export const EndingHold = z.strictObject({
  id,
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it is for; null for the work'),
  title: z.string(),
  client: Person,
  professional: Person,
  heldCents: anyCents,
  holdUntil: instant,
  jobStatus: z.enum(JOB_STATUSES),
  frozenAt: instant.nullable().describe('since when the client’s bank disputes it'),
});
export type EndingHold = z.infer<typeof EndingHold>;

export const BankAccount = z.strictObject({
  bankName: z.string().nullable(),
  last4: z.string(),
  currency: z.string(),
  status: z.string(),
});
