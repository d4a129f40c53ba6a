import type { Job } from '@parley/contract/jobs/schemas.ts';
import { canBePaid } from '@parley/contract/jobs/states.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isPaid, paymentStatus } from './status.ts';
import { shortName } from '../../users/short-name.ts';

type Returned = Pick<Job, 'status' | 'paymentStatus' | 'amountCents' | 'professional'>;

/**
 * How the payment went, for whoever has just come back from the processor's page; `fault` is why we could not look.
 * Null once the job has gone on from there, or was over before the money came: the head of the page tells that.
 */
export function paymentNotice(
  job: Returned,
  fault: string | null,
): { text: string; tone: 'good' | 'bad' | 'info' } | null {
  const isOpen = canBePaid(job.status);
  if (isPaid(job)) {
    const name = shortName(job.professional.displayName);
    const text = `Paid. ${shortMoney(job.amountCents)} is held until you accept the work; ${name} can begin.`;
    return isOpen ? { text, tone: 'good' } : null;
  }
  if (fault !== null)
    return { text: `${fault} If you have paid, nothing is lost: we look again.`, tone: 'bad' };
  const { tone } = paymentStatus(job.paymentStatus);
  if (tone === 'bad') {
    const again = isOpen ? ' You can try again.' : '';
    return { text: `The payment did not go through, and nothing was taken.${again}`, tone };
  }
  const text =
    tone === 'info'
      ? 'The processor is working on your payment. This page looks again by itself.'
      : 'No payment has arrived yet.';
  return { text, tone: 'info' };
}
