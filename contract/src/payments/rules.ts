import { isTalking, type JobStatus } from '../jobs/states.ts';
import { moveFor } from '../moves.ts';
import type { RefusalCode } from '../refusals.ts';
import {
  isOpenChargeback,
  isOverCall,
  isStuckCall,
  PAYMENT_MOVES,
  SETTLEMENT_MOVES,
  type CallKind,
  type ChargebackStatus,
  type CallStatus,
  type PaymentAction,
  type PaymentActor,
  type PaymentStatus,
  type Settlement,
  type SettlementAction,
} from './states.ts';

/** The row of the table by which a payment can be taken on like this. */
export const moveOf = ({ status }: { status: PaymentStatus }, action: PaymentAction, by: PaymentActor) =>
  moveFor(PAYMENT_MOVES, action, status, [by]);

/** The row of the table by which the money of a payment can be settled like this. */
export const settlementMoveOf = ({ settlement }: { settlement: Settlement }, action: SettlementAction) =>
  moveFor(SETTLEMENT_MOVES, action, settlement, ['processor', 'platform']);

/** What decides whether something can be paid now; `isProcessing`: the last page was filled in and the processor is at work on it. */
export interface Payable {
  status: PaymentStatus;
  isPaid: boolean;
  isProcessing: boolean;
}

/** The same of work: its job, and whether either side has blocked the other. */
export interface PayableWork extends Payable {
  jobStatus: JobStatus;
  isBlocked: boolean;
}

/**
 * Why the client cannot pay for work now; null where they can. A second page while one is processed could be paid twice.
 * Nobody is hired by, or hires, somebody who can't contact them.
 */
export function whyNotPay({ jobStatus, isBlocked, ...payment }: PayableWork): RefusalCode | null {
  return whyNotOpenPage(payment, isTalking(jobStatus)) ?? (isBlocked ? 'blocked' : null);
}

/** Same for a consultation, which waits for its payment until `payBy`. */
export function whyNotPayConsultation(payment: Payable & { payBy: string | null }): RefusalCode | null {
  return whyNotOpenPage(payment, payment.payBy !== null);
}

/** Same for a tip; another page could be open for it until it is paid. */
export function whyNotPayTip({ isPaid, isProcessing }: Payable): RefusalCode | null {
  if (isPaid) return 'invalid_transition';
  return isProcessing ? 'payment_processing' : null;
}

function whyNotOpenPage(payment: Payable, isDue: boolean): RefusalCode | null {
  if (payment.isPaid) return 'already_paid';
  if (!isDue || moveOf(payment, 'open_checkout', 'client') === null) return 'invalid_transition';
  return payment.isProcessing ? 'payment_processing' : null;
}

/** What decides about a refund by an admin. */
export interface Refundable {
  paidAt: string | null;
  amountCents: number;
  refundedCents: number;
  settlement: Settlement;
  frozenAt: string | null;
}

/** Whether the money is still held, so that nobody has to give it back. */
export const isHeld = (payment: Pick<Refundable, 'settlement'>) =>
  settlementMoveOf(payment, 'refund') !== null;

/** What can still be given back of a payment; 0 where nothing can. */
export function refundableOf(payment: Refundable): number {
  const isOpen = isHeld(payment) || settlementMoveOf(payment, 'take_back_all') !== null;
  return isOpen && payment.frozenAt === null ? payment.amountCents - payment.refundedCents : 0;
}

/** Why an admin cannot give back so much; null where they can. */
export function whyNotRefund(payment: Refundable, amountCents: number): RefusalCode | null {
  if (payment.paidAt === null) return 'not_paid';
  if (payment.frozenAt !== null) return 'payment_disputed';
  return amountCents > refundableOf(payment) ? 'refund_too_large' : null;
}

/** Why the records of a job can't be sent to the client's bank; null where they can: once, until its deadline. */
export function whyNotSendEvidence(
  {
    status,
    evidenceBy,
    evidenceAt,
  }: { status: ChargebackStatus; evidenceBy: string | null; evidenceAt: string | null },
  now: string,
): RefusalCode | null {
  if (!isOpenChargeback(status) || evidenceAt !== null) return 'invalid_transition';
  return evidenceBy !== null && evidenceBy <= now ? 'evidence_too_late' : null;
}

interface ProcessorCall {
  kind: CallKind;
  status: CallStatus;
}

/** Why a call to the processor cannot be made once more; null where it can. */
export const whyNotRetry = ({ status }: Pick<ProcessorCall, 'status'>): RefusalCode | null =>
  isOverCall(status) ? 'invalid_transition' : null;

/** Whether a refund was refused, so that its money has to reach the client another way. */
export const isRefusedRefund = ({ kind, status }: ProcessorCall): boolean =>
  kind === 'refund' && isStuckCall(status);

/**
 * Why a refund cannot be marked as paid in another way on a day (YYYY-MM-DD); null where it can: the card refused it. From
 * the day on which the client's bank disputes the charge nothing is paid, since the bank may give the same money back.
 */
export function whyNotPayOtherwise(
  { disputedAt, ...call }: ProcessorCall & { disputedAt: string | null },
  on: string,
): RefusalCode | null {
  if (!isRefusedRefund(call)) return 'invalid_transition';
  return disputedAt !== null && on > disputedAt.slice(0, 10) ? 'payment_disputed' : null;
}
