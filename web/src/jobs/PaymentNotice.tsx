import type { Job } from '@parley/contract/jobs/schemas.ts';
import { shortMoney } from '@parley/contract/money.ts';
import { isPaid, paymentStatus } from '../payments/status.ts';
import { shortName } from '../users/sides.ts';

/** How the payment went, for whoever has just come back from the processor's page. Its place is always there. */
export function PaymentNotice({
  job,
  returned,
  fault,
}: {
  job: Job;
  returned: boolean;
  fault: string | null;
}) {
  return (
    <output className="block empty:hidden">
      {returned && (
        <p className={`mb-6 rounded-lg px-5 py-4 font-medium ${lookOf(job, fault)}`}>{wordsOf(job, fault)}</p>
      )}
    </output>
  );
}

function wordsOf(job: Job, fault: string | null): string {
  const name = shortName(job.professional.displayName);
  if (isPaid(job))
    return `Paid. ${shortMoney(job.amountCents)} is held until you accept the work; ${name} can begin.`;
  if (fault !== null) return `${fault} If you have paid, nothing is lost: we look again.`;
  const { tone } = paymentStatus(job.paymentStatus);
  if (tone === 'bad') return 'The payment did not go through, and nothing was taken. You can try again.';
  return tone === 'info'
    ? 'The processor is working on your payment. This page looks again by itself.'
    : 'No payment has arrived yet.';
}

function lookOf(job: Job, fault: string | null): string {
  if (isPaid(job)) return 'bg-good-soft text-good';
  const isBad = fault !== null || paymentStatus(job.paymentStatus).tone === 'bad';
  return isBad ? 'bg-bad-soft text-bad' : 'bg-info-soft text-info';
}
