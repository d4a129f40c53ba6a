import { t } from '@lingui/core/macro';
import { atEndOfHold } from '@parley/contract/jobs/rules.ts';
import { isActiveJob } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { dayTimeText } from '../../time/format.ts';
import { shortName } from '../../users/short-name.ts';
import type { PaymentJob } from './payment-steps.ts';

interface Props {
  job: PaymentJob;
  side: Side;
  zone: string;
}

/** Until when the money can be held, and what happens then; nothing while none is held. */
export function HoldLimit({ job, side, zone }: Props) {
  // What the bank took isn't ours to hold until it has decided.
  if (job.holdUntil === null || job.dispute?.by === 'processor') return null;
  const limit = dayTimeText(job.holdUntil, zone);
  return <p className="mt-4 text-sm text-ink-3 tabular-nums">{endText(job, side, limit)}</p>;
}

/** What the clock does then with the job as it is now. */
function endText(job: PaymentJob, side: Side, limit: string): string {
  const [buyer, worker] = [shortName(job.client.displayName), shortName(job.professional.displayName)];
  const isClient = side === 'client';
  switch (atEndOfHold(job)) {
    case 'cancel':
      return isClient
        ? t`We can hold this money until ${limit}. If the work isn’t delivered by then, it goes back to you.`
        : t`We can hold this money until ${limit}. If the work isn’t delivered by then, it goes back to ${buyer}.`;
    case 'complete':
      return isClient
        ? t`We can hold this money until ${limit}. If it’s still held then, it’s released to ${worker}.`
        : t`We can hold this money until ${limit}. If it’s still held then, it’s released to you.`;
    case 'dispute':
      return isActiveJob(job.status)
        ? t`We can hold this money until ${limit}. If the changes aren’t delivered by then, a dispute opens automatically.`
        : t`We can hold this money until ${limit}. If it’s still held then, a dispute opens automatically.`;
    case null:
      return t`We can hold this money until ${limit}. If a dispute is still open then, we decide it first.`;
  }
}
