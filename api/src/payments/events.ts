import type { ACCOUNT_STATUSES, PaymentStatus } from '@parley/contract/payments/states.ts';

/** Money of a job that moved, with everybody it concerns. */
export interface MoneyMoved {
  jobId: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number;
}

declare module '../platform/events.ts' {
  interface Events {
    'payment.changed': MoneyMoved & { status: PaymentStatus };
    /** `amountCents` is what the professional gets, after the fee. */
    'payment.released': MoneyMoved & { feeCents: number };
    /** `reason` where an admin decided it beside the job's course; then the professional hears of it too. */
    'payment.refunded': MoneyMoved & { reason?: string };
    /** A charge that is not what was asked for goes back; `amount` says how much, in its own currency. */
    'payment.returned': MoneyMoved & { amount: string; isSecond: boolean };
    /** A bank has been at work on it for days. */
    'payment.slow': MoneyMoved;
    /** Nobody waits for it any more. */
    'payment.given_up': MoneyMoved;
    /** The professional owes it from now on. */
    'debt.made': MoneyMoved;
    /** The client's bank refused a refund; they get it in another way by then. */
    'payment.refund_refused': MoneyMoved & { by: string };
    /** What a bank refused was paid in another way, on this day (YYYY-MM-DD). */
    'payment.paid_otherwise': MoneyMoved & { on: string };
    'payouts.changed': { professionalId: string; status: (typeof ACCOUNT_STATUSES)[number] };
  }
}
