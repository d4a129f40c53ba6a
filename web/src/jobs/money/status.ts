import { t } from '@lingui/core/macro';
import { isEndedJob, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { PaymentStatus, Settlement } from '@parley/contract/payments/states.ts';
import type { StatusLabel } from '../../ui/feedback/status-label.ts';
import type { Tone } from '../../ui/Tag.tsx';

export interface PaymentLabels {
  /** What the client reads where they can act. */
  client: string;
  /** The label for everybody, in lists and tags. */
  short: string;
  tone: Tone;
}

export function paymentStatus(status: PaymentStatus): PaymentLabels {
  // The specification's words, letter by letter; where it has one label, both places use it.
  const labels: Record<PaymentStatus, PaymentLabels> = {
    UNPAID: { client: t`Make payment to secure`, short: t`Awaiting payment`, tone: 'time' },
    PENDING: { client: t`Payment pending`, short: t`Payment pending`, tone: 'info' },
    PAID: { client: t`PAID`, short: t`Paid`, tone: 'good' },
    FAILED: { client: t`Problem with payment`, short: t`Problem with payment`, tone: 'bad' },
  };
  return labels[status];
}

export function settlementStatus(settlement: Settlement): StatusLabel {
  const labels: Record<Settlement, StatusLabel> = {
    NONE: { label: t`Nothing held`, tone: 'plain' },
    HELD: { label: t`Held`, tone: 'plain' },
    RELEASED: { label: t`Released`, tone: 'good' },
    REFUNDED: { label: t`Refunded`, tone: 'info' },
    SPLIT: { label: t`Split`, tone: 'info' },
  };
  return labels[settlement];
}

/** Whether a payment was started and the processor has not reported its result. */
export const isProcessing = (status: PaymentStatus) => status === 'PENDING';

/** Whether there is more to say of a payment than that it is due: it is under way, or it failed. */
export const hasPaymentBegun = (status: PaymentStatus) => status === 'PENDING' || status === 'FAILED';

/** Whether the card was declined, or the payment failed otherwise; the client can try again. */
export const hasFailed = ({ paymentStatus }: { paymentStatus: PaymentStatus }) => paymentStatus === 'FAILED';

/** Whether the money is secured. */
export function isPaid({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean {
  return paymentStatus === 'PAID';
}

interface WorkPayment {
  status: JobStatus;
  /** Null while there is no offer. */
  amountCents: number | null;
  paymentStatus: PaymentStatus;
  settlement: Settlement;
}

/** Where the money for the work is. Nothing awaits a payment before there is an offer, nor once the job has ended. */
export function workPaymentStatus(job: WorkPayment): StatusLabel {
  if (isPaid(job)) return settlementStatus(job.settlement);
  if (isEndedJob(job.status)) return { label: t`Nothing paid`, tone: 'plain' };
  if (job.amountCents === null) return { label: t`No offer yet`, tone: 'plain' };
  const { short, tone } = paymentStatus(job.paymentStatus);
  return { label: short, tone };
}
