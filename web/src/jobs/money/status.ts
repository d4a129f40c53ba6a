import type { PaymentStatus, Settlement } from '@parley/contract/payments/states.ts';
import type { StatusWords } from '../../ui/feedback/status-words.ts';
import type { Tone } from '../../ui/Tag.tsx';

export interface PaymentWords {
  /** What the client reads where they can act. */
  client: string;
  /** The label for everybody, in lists and tags. */
  short: string;
  tone: Tone;
}

// The specification's words, letter by letter; where it has one label, both places use it.
const PAYMENT: Record<PaymentStatus, PaymentWords> = {
  UNPAID: { client: 'Make payment to secure', short: 'Awaiting payment', tone: 'time' },
  PENDING: { client: 'Payment pending', short: 'Payment pending', tone: 'info' },
  PAID: { client: 'PAID', short: 'Paid', tone: 'good' },
  FAILED: { client: 'Problem with payment', short: 'Problem with payment', tone: 'bad' },
};

const SETTLEMENT: Record<Settlement, StatusWords> = {
  NONE: { label: 'Nothing held', tone: 'plain' },
  HELD: { label: 'Held', tone: 'plain' },
  RELEASED: { label: 'Released', tone: 'good' },
  REFUNDED: { label: 'Refunded', tone: 'info' },
  SPLIT: { label: 'Split', tone: 'info' },
};

export function paymentStatus(status: PaymentStatus): PaymentWords {
  return PAYMENT[status];
}

/** Where the paid money stands. */
export function settlementStatus(settlement: Settlement): StatusWords {
  return SETTLEMENT[settlement];
}

/** Whether a payment was begun and the processor has not said how it ended. */
export const isUnderWay = (status: PaymentStatus) => status === 'PENDING';

/** Whether the money is secured. */
export function isPaid({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean {
  return paymentStatus === 'PAID';
}
