import { t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isTalking } from '@parley/contract/jobs/states.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isPaid, paymentStatus } from './status.ts';
import { shortName } from '../../users/short-name.ts';
import { isUnderWay } from '../status.ts';

type Returned = Pick<Job, 'status' | 'paymentStatus' | 'professional'> & {
  money: Pick<Job['money'], 'amountCents'>;
};
export interface Notice {
  text: string;
  tone: 'good' | 'bad' | 'info';
}

/**
 * How the payment went, after the return from the processor's page; `error` is why it could not be refreshed.
 * Null once the job has moved on, or was over before the money came: the head of the page says so.
 */
export function paymentNotice(job: Returned, error: string | null): Notice | null {
  const isOpen = isTalking(job.status);
  if (isPaid(job)) {
    const name = shortName(job.professional.displayName);
    const amount = shortMoney(job.money.amountCents);
    const text = t`You hired ${name}. ${amount} is held until you accept the work, and ${name} can start now.`;
    return isUnderWay(job) ? { text, tone: 'good' } : null;
  }
  const failed = isOpen
    ? t`Your payment didn’t go through, and you weren’t charged. You can still hire.`
    : t`Your payment didn’t go through, and you weren’t charged.`;
  return unpaidNotice(job.paymentStatus, { error, failed });
}

/** How a payment stands that has not arrived; `failed` says what the client can still do. */
export function unpaidNotice(
  status: Job['paymentStatus'],
  { error, failed }: { error: string | null; failed: string },
): Notice {
  if (error !== null)
    return { text: t`${error} If you’ve paid, your payment is safe. We’ll check again.`, tone: 'bad' };
  const { tone } = paymentStatus(status);
  if (tone === 'bad') return { text: failed, tone };
  const text =
    tone === 'info'
      ? t`Your payment is processing. This page updates automatically.`
      : t`We haven’t received a payment yet.`;
  return { text, tone: 'info' };
}
