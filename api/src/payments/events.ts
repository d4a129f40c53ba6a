import type { ACCOUNT_STATUSES, PaymentStatus } from '@parley/contract/payments/states.ts';

/** What becomes of held money at its end; `settle`: a consultation's, by who came; `decide`: a dispute's. */
export type HoldEnd = 'complete' | 'cancel' | 'dispute' | 'settle' | 'decide';

export interface MoneyMoved {
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number;
  /** The consultation it was paid for; null for the work and tips. */
  appointmentId: string | null;
  /** The tip it is. */
  tipId: string | null;
}

/** What the events of a payment have in common; `amountCents` where less than all of it moved. */
export function movedMoney(payment: MoneyMoved, amountCents = payment.amountCents): MoneyMoved {
  const { jobId, appointmentId, tipId, clientId, professionalId, title } = payment;
  return { jobId, appointmentId, tipId, clientId, professionalId, title, amountCents };
}

declare module '../platform/events.ts' {
  interface Events {
    'payment.changed': MoneyMoved & { status: PaymentStatus };
    /** `amountCents`: the professional's part, after the fee; `takenCents` of it pays back what they owe. */
    'payment.released': MoneyMoved & { feeCents: number; takenCents: number };
    /** `reason` when an admin decided it outside the job's normal course; then the professional is notified too. */
    'payment.refunded': MoneyMoved & { reason?: string };
    /** An unmatched charge is refunded; `amount` in its own currency. */
    'payment.returned': MoneyMoved & { amount: string; isSecond: boolean };
    /** A bank payment has been pending for days. */
    'payment.slow': MoneyMoved;
    /** A pending payment was given up. */
    'payment.given_up': MoneyMoved;
    /** Held money is near its end, `at`; what happens to it then as things are now. */
    'payment.hold_ending': MoneyMoved & { at: string; outcome: HoldEnd };
    /** A paid consultation was still to come at the end of holding. */
    'payment.hold_ended': MoneyMoved;
    /** The client's bank takes a payment back; `evidenceBy` is until when it takes evidence. */
    'chargeback.opened': MoneyMoved & { evidenceBy: string | null };
    'chargeback.won': MoneyMoved;
    'chargeback.lost': MoneyMoved;
    'debt.made': MoneyMoved;
    /** A release paid back what was owed; `leftCents` is still owed. */
    'debt.paid': MoneyMoved & { leftCents: number };
    'debt.written_off': MoneyMoved;
    /** The client's bank refused a refund; they are paid another way by then. */
    'payment.refund_refused': MoneyMoved & { by: string };
    /** A refused refund was paid another way, on this day (YYYY-MM-DD). */
    'payment.paid_otherwise': MoneyMoved & { on: string };
    /** Released money waits for the account; told weekly. */
    'payouts.waiting': { professionalId: string; amountCents: number; holdUntil: string | null };
    'payouts.changed': { professionalId: string; status: (typeof ACCOUNT_STATUSES)[number] };
  }
}
