import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import type { Payment } from '@parley/contract/payments/schemas.ts';
import { type Notice, unpaidNotice } from '../../jobs/money/payment-notice.ts';
import { PaymentNotice } from '../../jobs/money/PaymentNotice.tsx';
import { isPaid } from '../../jobs/money/status.ts';
import { shortName } from '../../users/short-name.ts';
import { usePaymentWatch } from '../use-payment-watch.ts';

/** How a tip went, after the return from the processor's page. */
export function TipReturn({ job, tipId }: { job: Job; tipId: string }) {
  const { paid, processingCents } = job.tips;
  const waiting = processingCents === null ? 'UNPAID' : 'PENDING';
  const status = paid.some(({ id }) => id === tipId) ? 'PAID' : waiting;
  const { error, payment } = usePaymentWatch({ jobId: job.id, tipId, status, returned: true });
  return <PaymentNotice notice={payment || error ? tipNotice(job, payment, error) : null} />;
}

export function tipNotice(
  job: Pick<Job, 'professional'>,
  payment: Pick<Payment, 'status' | 'settlement' | 'amountCents'> | null,
  error: string | null,
): Notice {
  if (!payment || !isPaid({ paymentStatus: payment.status })) {
    const failed = t`Your tip didn’t go through, and you weren’t charged.`;
    return unpaidNotice(payment?.status ?? 'UNPAID', { error, failed });
  }
  const name = shortName(job.professional.displayName);
  const amount = shortMoney(payment.amountCents);
  if (payment.settlement === 'REFUNDED')
    return { text: t`We couldn’t pass on your tip. Your ${amount} is on its way back to you.`, tone: 'info' };
  return { text: t`Thank you! Your ${amount} tip is on its way to ${name}.`, tone: 'good' };
}
