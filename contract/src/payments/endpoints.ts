import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reason } from '../audit.ts';
import { passwordAgain, typedPassword } from '../auth/schemas.ts';
import { COUNTRIES } from '../users/countries.ts';
import { cursor, id, instant, limit, nothing, page, search, url } from '../fields.ts';
import { OpenChargeback, SendEvidence } from './chargebacks.ts';
import { OpenDebt, WriteOff } from './debts.ts';
import {
  AdminPayment,
  BankAccount,
  ConsultationDecision,
  ConsultationRefund,
  Earnings,
  EndingHold,
  HeldPayment,
  ManualRefund,
  Payment,
  Payout,
  PayoutAccount,
  Receipt,
  RefundByAdmin,
  SlowPayment,
  StuckCall,
  UnmatchedCharge,
} from './schemas.ts';
import { Reconciliation } from './reconciliation.ts';
import { MAX_YEAR, MIN_YEAR } from '../limits.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from './states.ts';

export const earnings = endpoint({
  method: 'GET',
  path: '/api/payment/professional',
  access: ['PROFESSIONAL'],
  summary: 'Your payout account, your held and available money, and your earnings.',
  reply: Earnings,
});
export const onboard = endpoint({
  method: 'POST',
  path: '/api/payment/onboard',
  access: ['PROFESSIONAL'],
  summary: 'A one-time link to the processor’s page for setting up payouts.',
  body: z.strictObject({
    country: z
      .enum(COUNTRIES, { error: /*i18n*/ 'Choose a country from the list.' })
      .optional()
      .describe(
        'the bank account’s country (ISO 3166-1 alpha-2); the profile’s by default; can’t be changed later',
      ),
    password: typedPassword
      .optional()
      .describe('required once payouts are enabled, unless you signed in within the last 15 minutes'),
  }),
  repeat: 'afresh',
  reply: url,
  refusals: ['password_required', 'wrong_password', 'processor_unavailable'],
});
export const confirmOnboarding = endpoint({
  method: 'POST',
  path: '/api/payment/onboard/confirm',
  access: ['PROFESSIONAL'],
  summary: 'Refreshes the status of your payout account from the processor.',
  body: nothing,
  repeat: 'afresh',
  reply: z.strictObject({ account: PayoutAccount }),
  refusals: ['processor_unavailable'],
});
export const openCheckout = endpoint({
  method: 'POST',
  path: '/api/payment/checkout/:jobId',
  access: ['CLIENT'],
  summary:
    'The processor’s page to pay a consultation, or an offer and hire; the same one while it is open. By default what is to be paid next.',
  params: z.strictObject({ jobId: id }),
  body: z.strictObject({
    offerId: id.optional().describe('the offer the client saw; the standing one by default'),
    appointmentId: id.optional().describe('a consultation to be paid instead'),
  }),
  repeat: 'afresh',
  reply: url,
  refusals: [
    'not_found',
    'no_offer',
    'offer_changed',
    'already_paid',
    'blocked',
    'payment_processing',
    'invalid_transition',
    'processor_unavailable',
  ],
});
export const refreshPayment = endpoint({
  method: 'POST',
  path: '/api/payment/paid',
  access: ['CLIENT'],
  summary: 'Refreshes the payment of a job from the processor.',
  body: z.strictObject({
    jobId: id,
    appointmentId: id.optional().describe('of this consultation; of the work by default'),
    tipId: id.optional().describe('of this tip'),
  }),
  repeat: 'afresh',
  reply: Payment,
  refusals: ['not_found', 'processor_unavailable'],
});
export const webhook = endpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  access: 'public',
  summary: 'Receives signed events from the processor; each event takes effect once.',
  raw: true,
  // Events carry the whole object that they tell of.
  bodyLimit: 1_000_000,
  reply: nothing,
  refusals: ['invalid_input'],
});

export const bankAccount = endpoint({
  method: 'GET',
  path: '/api/payment/professional/externalAccount',
  access: ['PROFESSIONAL'],
  summary: 'The bank account you are paid to, as far as the processor shows it; null if there is none.',
  reply: BankAccount.nullable(),
  refusals: ['processor_unavailable'],
});
export const changeBankAccount = endpoint({
  method: 'POST',
  path: '/api/payment/professional/externalAccount',
  access: ['PROFESSIONAL'],
  summary:
    'The processor’s page to change your bank account; requires the password unless you signed in recently.',
  body: z.strictObject({ password: passwordAgain }),
  repeat: 'afresh',
  reply: url,
  refusals: ['payouts_not_enabled', 'password_required', 'wrong_password', 'processor_unavailable'],
});
export const receipts = endpoint({
  method: 'GET',
  path: '/api/payment/client',
  access: ['CLIENT'],
  summary: 'Your payments, the latest first, each with the processor’s receipt.',
  query: z.strictObject({ cursor, limit }),
  reply: page(Receipt),
});
const year = z.coerce.number().int().min(MIN_YEAR).max(MAX_YEAR);
export const receiptsTable = endpoint({
  method: 'GET',
  path: '/api/payment/client/statement/:year/statement.csv',
  access: ['CLIENT'],
  summary:
    'What you paid in a year in UTC, the earliest first: each payment with what was refunded of it since.',
  params: z.strictObject({ year }),
  reply: z.any().describe('text/csv, without the envelope'),
});
export const adminPayments = endpoint({
  method: 'GET',
  path: '/api/payment/admin',
  access: ['ADMIN'],
  summary:
    'All payments with their ledgers; search by job, person, or the id of a job, a payment or the processor’s charge.',
  query: z.strictObject({
    status: z.enum(PAYMENT_STATUSES).optional(),
    settlement: z.enum(SETTLEMENTS).optional(),
    q: search.optional(),
    sort: z.enum(['newest', 'oldest', 'amount']).default('newest'),
    cursor,
    limit,
  }),
  reply: page(AdminPayment),
});
export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/payment/admin/refund',
  access: ['ADMIN'],
  summary: 'Refunds part or all of a payment to the client, even after it was released.',
  body: RefundByAdmin,
  reply: AdminPayment,
  refusals: [
    'not_found',
    'not_paid',
    'payment_disputed',
    'refund_too_large',
    'sums_changed',
    'transfer_pending',
    'password_required',
    'wrong_password',
  ],
});
export const refundConsultation = endpoint({
  method: 'POST',
  path: '/api/payment/consultation/refund',
  access: ['PROFESSIONAL'],
  summary: 'Gives back part or all of what a consultation cost, even after it was released.',
  body: ConsultationRefund,
  reply: Payment,
  refusals: ['not_found', 'not_paid', 'payment_disputed', 'refund_too_large', 'transfer_pending'],
});
export const decideConsultation = endpoint({
  method: 'POST',
  path: '/api/payment/admin/consultation',
  access: ['ADMIN'],
  summary: 'Decides about the money of a consultation that somebody objected to.',
  body: ConsultationDecision,
  reply: AdminPayment,
  refusals: [
    'not_found',
    'payment_disputed',
    'invalid_transition',
    'refund_too_large',
    'sums_changed',
    'password_required',
    'wrong_password',
  ],
});
export const stuckCalls = endpoint({
  method: 'GET',
  path: '/api/payment/admin/stuck',
  access: ['ADMIN'],
  summary: 'Failing processor calls, the oldest first, at most 100.',
  reply: z.array(StuckCall),
});
export const retryCall = endpoint({
  method: 'POST',
  path: '/api/payment/admin/retry',
  access: ['ADMIN'],
  summary: 'Retries a failing processor call.',
  body: z.strictObject({ id, reason: reason.optional() }),
  reply: nothing,
  refusals: ['not_found', 'invalid_transition'],
});
export const recordManualRefund = endpoint({
  method: 'POST',
  path: '/api/payment/admin/paid-otherwise',
  access: ['ADMIN'],
  summary: 'Records that a refund the card refused was paid another way; the client is notified.',
  body: ManualRefund,
  reply: nothing,
  refusals: ['not_found', 'payment_disputed', 'invalid_transition', 'password_required', 'wrong_password'],
});
export const unmatchedCharges = endpoint({
  method: 'GET',
  path: '/api/payment/admin/unmatched',
  access: ['ADMIN'],
  summary: 'Charges that don’t match their payment, the latest first, at most 100; each is refunded.',
  reply: z.array(UnmatchedCharge),
});
export const slowPayments = endpoint({
  method: 'GET',
  path: '/api/payment/admin/slow',
  access: ['ADMIN'],
  summary: 'Payments pending for 14 days or more, the oldest first, at most 100.',
  reply: z.array(SlowPayment),
});
export const endingHolds = endpoint({
  method: 'GET',
  path: '/api/payment/admin/holds',
  access: ['ADMIN'],
  summary: 'Payments that can be held for less than 14 more days, the earliest end first, at most 100.',
  reply: z.array(EndingHold),
});
export const openChargebacks = endpoint({
  method: 'GET',
  path: '/api/payment/admin/chargebacks',
  access: ['ADMIN'],
  summary: 'Undecided chargebacks, by when the client’s bank takes evidence, at most 100.',
  reply: z.array(OpenChargeback),
});
export const evidence = endpoint({
  method: 'GET',
  path: '/api/payment/admin/chargebacks/:id/evidence.pdf',
  access: ['ADMIN'],
  summary: 'The records of the job for the client’s bank, as they were sent or would be now; audited.',
  params: z.strictObject({ id }),
  reply: z.any().describe('application/pdf, without the envelope'),
  refusals: ['not_found'],
});
export const sendEvidence = endpoint({
  method: 'POST',
  path: '/api/payment/admin/chargebacks/:id/evidence',
  access: ['ADMIN'],
  summary: 'Sends these records to the client’s bank; it takes them once, and until its deadline.',
  params: z.strictObject({ id }),
  body: SendEvidence,
  reply: nothing,
  refusals: ['not_found', 'invalid_transition', 'evidence_too_late'],
});
export const openDebts = endpoint({
  method: 'GET',
  path: '/api/payment/admin/debts',
  access: ['ADMIN'],
  summary: 'What professionals owe, the oldest first, at most 100.',
  reply: z.array(OpenDebt),
});
export const writeOffDebt = endpoint({
  method: 'POST',
  path: '/api/payment/admin/debts/write-off',
  access: ['ADMIN'],
  summary: 'Writes off what is left of a debt; the professional is notified.',
  body: WriteOff,
  reply: nothing,
  refusals: ['not_found', 'invalid_transition', 'password_required', 'wrong_password'],
});
export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/payment/admin/check',
  access: ['ADMIN'],
  summary: 'Refreshes a payment from the processor.',
  body: z.strictObject({
    jobId: id,
    appointmentId: id.optional(),
    tipId: id.optional(),
    reason: reason.optional(),
  }),
  reply: AdminPayment,
  refusals: ['not_found', 'processor_unavailable'],
});
export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/payment/admin/export.csv',
  access: ['ADMIN'],
  summary: 'Every payment made in [from, to), as CSV.',
  query: z.strictObject({ from: instant.optional(), to: instant.optional() }),
  reply: z.any().describe('text/csv, without the envelope'),
});
export const reconciliations = endpoint({
  method: 'GET',
  path: '/api/payment/admin/reconciliation',
  access: ['ADMIN'],
  summary: 'Comparisons of the processor’s movements with the ledger, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(Reconciliation),
});
export const reconcile = endpoint({
  method: 'POST',
  path: '/api/payment/admin/reconcile',
  access: ['ADMIN'],
  summary:
    'Starts a comparison of all the processor’s movements with the ledger in the background; every night the latest are compared.',
  body: z.strictObject({ reason: reason.optional() }),
  reply: nothing,
});

export const payouts = endpoint({
  method: 'GET',
  path: '/api/payment/professional/payout',
  access: ['PROFESSIONAL'],
  summary: 'Your payouts to the bank, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(Payout),
});
export const heldPayments = endpoint({
  method: 'GET',
  path: '/api/payment/professional/held',
  access: ['PROFESSIONAL'],
  summary: 'What is held for you and when it is released, the latest payment first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(HeldPayment),
});
export const statementTable = endpoint({
  method: 'GET',
  path: '/api/payment/professional/statement/:year/statement.csv',
  access: ['PROFESSIONAL'],
  summary: 'What you earned in a year, month by month in UTC: released, fees, refunds and net.',
  params: z.strictObject({ year }),
  reply: z.any().describe('text/csv, without the envelope'),
});
export const statementFile = endpoint({
  method: 'GET',
  path: '/api/payment/professional/statement/:year/statement.pdf',
  access: ['PROFESSIONAL'],
  summary: 'The same as a PDF.',
  params: z.strictObject({ year }),
  reply: z.any().describe('application/pdf, without the envelope'),
});
export * from './fee-endpoints.ts';
export * from './invoice-endpoints.ts';
export * from './cards/endpoints.ts';
export * from './tips/endpoints.ts';
