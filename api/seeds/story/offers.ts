import { firstOf, type PlannedMilestone } from '@parley/contract/offers/milestones.ts';
import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { TIP_FEE } from '@parley/contract/payments/tips/rules.ts';
import type { Side } from '@parley/contract/sides.ts';
import type { Draft } from '../draft.ts';
import type { HiredJob } from './jobs.ts';
import type { Payment } from './money/money.ts';
import type { Row } from '../rows.ts';

interface Terms {
  amountCents: number;
  /** Null in what a client asks for, if it's only a price. */
  estimatedDays: number | null;
  scope?: string;
  milestones?: PlannedMilestone[];
}

/** The professional's offer stands from then on, and is what the payment is for. */
export function makeOffer(draft: Draft, hired: HiredJob, terms: Terms, at: string): void {
  const { job } = hired;
  const { amountCents, estimatedDays } = firstOf(terms);
  const offerId = addOffer(draft, hired, 'professional', terms, at);
  Object.assign(job, { amountCents, estimatedDays });
  hired.payment ??= addPayment(draft, job, { offerId }, at);
  Object.assign(hired.payment, { offerId, amountCents, feeCents: feeOf(amountCents, FIRST_FEE) });
}

/** The client asks for other terms. */
export function askForTerms(draft: Draft, hired: HiredJob, terms: Terms, at: string): void {
  addOffer(draft, hired, 'client', terms, at);
}

/** What was paid is taken, and nothing else stands. */
export function takeOffer({ rows }: Draft, { job, payment }: HiredJob, at: string): void {
  for (const offer of rows.offers.filter(({ jobId }) => jobId === job.id)) {
    if (offer.id === payment?.offerId) offer.state = 'TAKEN';
    else if (!offer.replacedAt) Object.assign(offer, { state: 'REPLACED', replacedAt: at });
  }
}

function addOffer(
  { rows, ids }: Draft,
  { job }: HiredJob,
  by: Side,
  { scope, milestones, ...terms }: Terms,
  at: string,
): string {
  const earlier = rows.offers.filter(({ jobId }) => jobId === job.id);
  for (const offer of earlier)
    if (!offer.replacedAt && (by === 'professional' || offer.by === 'client'))
      Object.assign(offer, { state: 'REPLACED', replacedAt: at });
  const id = ids.at(at);
  const state = by === 'professional' ? 'STANDING' : 'ASKED';
  const version = earlier.length + 1;
  const offer: Row<'offers'> = {
    id,
    jobId: job.id,
    version,
    by,
    ...terms,
    scope: scope ?? null,
    milestones: milestones ?? null,
    state,
    createdAt: at,
  };
  rows.offers.push({ ...offer, replacedAt: null });
  return id;
}

interface PaymentInput {
  offerId?: string;
  appointmentId?: string;
  isTip?: boolean;
}

/** Of the work, of a consultation, or a tip. */
export function addPayment(
  { rows, ids }: Draft,
  job: HiredJob['job'],
  { offerId, appointmentId, isTip = false }: PaymentInput,
  at: string,
): Payment {
  const id = ids.at(at);
  const payment: Payment = {
    id,
    jobId: job.id,
    appointmentId: appointmentId ?? null,
    tipId: isTip ? id : null,
    offerId: offerId ?? null,
    clientId: job.clientId,
    professionalId: job.professionalId,
    amountCents: 0,
    creditCents: 0,
    ...(isTip ? TIP_FEE : FIRST_FEE),
    feeCents: 0,
    refundedCents: 0,
    status: 'UNPAID',
    settlement: 'NONE',
    transfer: 'NONE',
    refund: 'NONE',
    attempt: 0,
    intentId: null,
    chargeId: null,
    receiptUrl: null,
    paidAt: null,
    holdUntil: null,
    createdAt: at,
  };
  rows.payments.push(payment);
  return payment;
}
