import type { Job } from '@parley/contract/jobs/schemas.ts';
import { mostTip, TIP_WITHIN_DAYS } from '@parley/contract/payments/tips/rules.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { JobFacts } from '../queries-job.ts';

/** The tips of a job, and what can still be tipped. */
export function tipsOf({ completedAt, amountCents, tipsPaid: paid, ...job }: JobFacts): Job['tips'] {
  const tippedCents = paid.reduce((sum, tip) => sum + tip.amountCents - tip.refundedCents, 0);
  return {
    tipBy: completedAt && daysAfter(completedAt, TIP_WITHIN_DAYS),
    mostCents: completedAt && job.isProfessionalThere ? mostTip(amountCents ?? 0, tippedCents) : 0,
    paid,
    processingCents: job.processingTipCents,
  };
}
