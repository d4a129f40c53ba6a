import { z } from 'zod';
import { anyCents, date, id, instant } from '../fields.ts';

/** One day (UTC) of the platform: what happened, and how long the queues were when it ended. */
export const Day = z.strictObject({
  day: date,
  signUps: z.int(),
  hires: z.int(),
  completed: z.int(),
  cancelled: z.int(),
  disputed: z.int(),
  paidCents: anyCents,
  releasedCents: anyCents.describe('paid out to professionals, after the fee'),
  refundedCents: anyCents.describe('by refunds; not what clients’ banks took back'),
  feesCents: anyCents,
  openTickets: z.int().describe('not resolved at the end of the day'),
  openDisputes: z.int().describe('undecided at the end of the day'),
});
export type Day = z.infer<typeof Day>;

export const Overview = z.strictObject({
  from: instant,
  to: instant,
  people: z.strictObject({
    clients: z.int(),
    professionals: z.int(),
    admins: z.int(),
    disabled: z.int(),
  }),
  jobs: z.strictObject({
    talking: z.int().describe('agreed to talk, nobody hired yet'),
    active: z.int(),
    delivered: z.int(),
    disputed: z.int(),
    completed: z.int(),
    cancelled: z.int(),
    ended: z.int().describe('without a hire'),
  }),
  money: z.strictObject({
    heldCents: anyCents,
    payableCents: anyCents.describe('released, not yet transferred'),
    feesCents: anyCents,
    receivableCents: anyCents.describe('owed by professionals'),
    ledgerDifferenceCents: anyCents.describe(
      'debits less credits over the whole ledger; always 0 unless something is wrong',
    ),
  }),
  queues: z.strictObject({
    disputes: z.int(),
    contestedConsultations: z.int().describe('whose money awaits a decision'),
    tickets: z.int(),
    overdueTickets: z.int(),
    certificates: z.int().describe('awaiting verification'),
    reports: z.int().describe('awaiting a decision'),
    overdueReports: z.int(),
    stuckCalls: z.int(),
    chargebacks: z.int().describe('that a bank still takes evidence about'),
    unmatchedCharges: z.int().describe('found in the last 7 days, or not refunded yet'),
    slowPayments: z.int().describe('pending for 14 days or more'),
    failedMails: z.int().describe('undelivered, and can be sent again'),
    waitingTransfers: z.int().describe('waiting for more than 30 days'),
    longHeld: z.int().describe('payments the processor can hold for less than 14 more days'),
  }),
  days: z.array(Day),
});
export type Overview = z.infer<typeof Overview>;

/** An email that could not be delivered. Its content is private to its recipient. */
export const FailedMail = z.strictObject({
  id,
  kind: z.enum(['code', 'account', 'news', 'calendar']),
  to: z.string(),
  tries: z.int(),
  error: z.string().describe('the mail server’s last answer'),
  givenUpAt: instant,
  canRetry: z.boolean().describe('false for a code that has expired'),
});
export type FailedMail = z.infer<typeof FailedMail>;
