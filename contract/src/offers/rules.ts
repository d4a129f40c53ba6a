import { isAtWork, isRunningJob, isTalking, type JobStatus } from '../jobs/states.ts';
import { MAX_MILESTONES } from '../limits.ts';
import { isPast } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Offer, OfferState } from './schemas.ts';

/** How long the price of an offer that stood when a consultation began is promised (72 hours), from that consultation's planned end. */
export const PROMISED_FOR_HOURS = 72;

/** What decides about offers: the job, whether a bank works on its payment, and whether either side has blocked the other. */
export interface Offering {
  status: JobStatus;
  isProcessing: boolean;
  isBlocked: boolean;
}

/** Null when a side can offer or ask for other terms. While a bank works on a payment, its price stays. */
export function whyNotOffer({ status, isProcessing, isBlocked }: Offering): RefusalCode | null {
  if (!isTalking(status)) return isRunningJob(status) ? 'already_paid' : 'invalid_transition';
  if (isBlocked) return 'blocked';
  return isProcessing ? 'payment_processing' : null;
}

/**
 * What decides about a further milestone: the job, how many of its plan are open, paid or done, and whether either side
 * has blocked the other.
 */
export interface Extending {
  status: JobStatus;
  milestones: number;
  isBlocked: boolean;
}

/** Null when a side can suggest a further milestone: while paid work goes on. */
export function whyNotAddMilestone({ status, milestones, isBlocked }: Extending): RefusalCode | null {
  if (!isAtWork(status)) return isTalking(status) ? 'not_paid' : 'invalid_transition';
  if (isBlocked) return 'blocked';
  return milestones >= MAX_MILESTONES ? 'too_many_milestones' : null;
}

/** Whether an offer is what a client asks for, and waits for the professional's answer. */
export const isAsked = (state: OfferState) => state === 'ASKED';

/** The price that a client had in mind when they invited or booked: they ask for nothing with it, and it names no days. */
export const isBudget = ({ estimatedDays }: Pick<Offer, 'estimatedDays'>) => estimatedDays === null;

/** Null when the offer can be paid: it stands, or its price is still promised. */
export function whyNotTake(
  { state, payableUntil }: Pick<Offer, 'state' | 'payableUntil'>,
  now: string,
): RefusalCode | null {
  const isPromised = state === 'REPLACED' && payableUntil !== null && !isPast(payableUntil, now);
  return state === 'STANDING' || isPromised ? null : 'offer_changed';
}
