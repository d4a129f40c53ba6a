import { isCompletedJob, type JobStatus } from '../../jobs/states.ts';
import { minCents } from '../../limits.ts';
import { scaled } from '../../money.ts';
import { isPast } from '../../moves.ts';
import type { RefusalCode } from '../../refusals.ts';
import { isGivenBack, type Settlement } from '../states.ts';

/** For so long after a job is completed its client can tip. */
export const TIP_WITHIN_DAYS = 90;

/** The platform keeps nothing of a tip; the processor’s fee is the platform’s, too. */
export const TIP_FEE = { feeBasisPoints: 0, feeMinimumCents: 0 };

/** The tips of a job come to at most the price of its work; of less expensive work to at most this. */
export const smallWorkTipsCents = () => scaled(10_000);

/** In cents: what a further tip can be at most, after what has been tipped already; below the least amount none can. */
export function mostTip(workCents: number, tippedCents: number): number {
  const left = Math.max(workCents, smallWorkTipsCents()) - tippedCents;
  return left < minCents() ? 0 : left;
}

/** Percent of the price. */
const SHARES = [5, 10, 20];
const WHOLE = 100;

/** Shares of the price in whole dollars, or whatever the currency is, from the least up, each once and none above the most. */
export function suggestedTips(workCents: number, mostCents: number): number[] {
  const least = Math.ceil(minCents() / WHOLE);
  const shares = SHARES.map(
    (share) => Math.max(least, Math.round((workCents * share) / 100 / WHOLE)) * WHOLE,
  );
  return [...new Set(shares)].filter((cents) => cents <= mostCents);
}

export interface Tippable {
  status: JobStatus;
  /** Until when; null for a job that was never completed. */
  tipBy: string | null;
  /** Whether either side has blocked the other. */
  isBlocked: boolean;
  /** Of the work’s payment. */
  settlement: Settlement;
  /** Whether the client’s bank disputes any payment of the job now. */
  isChargedBack: boolean;
}

/** Why the client cannot tip now; null where they can. */
export const whyNotTip = (job: Tippable, now: string): RefusalCode | null =>
  job.tipBy === null || isPast(job.tipBy, now) ? 'invalid_transition' : whyNotPassOnTip(job);

/** Why a tip that arrives goes back; null where it is the professional’s, also if its page was opened in time and paid later. */
export function whyNotPassOnTip(job: Omit<Tippable, 'tipBy'>): RefusalCode | null {
  // Work that the client has all their money back for isn’t rewarded.
  if (!isCompletedJob(job.status) || isGivenBack(job.settlement)) return 'invalid_transition';
  // What is paid on top of disputed money could be taken back as well.
  if (job.isChargedBack) return 'payment_disputed';
  return job.isBlocked ? 'blocked' : null;
}
