import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { isLaterMilestone } from '@parley/contract/jobs/milestone.ts';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import { isTalking, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { PaymentStatus } from '@parley/contract/payments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { hasPaymentBegun, paymentStatus } from './money/status.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';
import { productName } from '../platform/language/product-name.ts';

/** A job's status for a side: while they talk, a payment under way or one that failed takes precedence. */
interface ShownJob {
  status: JobStatus;
  paymentStatus: PaymentStatus;
  milestone?: number | null;
}

export function jobStatus(job: ShownJob, side: Side): StatusLabel {
  if (isTalking(job.status) && hasPaymentBegun(job.paymentStatus)) return payment(job.paymentStatus, side);
  if (isTalking(job.status) && isLaterMilestone(job)) return { label: t`Not paid yet`, tone: 'plain' };
  if (isTalking(job.status)) return { ...jobLabel(job.status), tone: 'time' };
  if (job.status === 'DELIVERED' && side === 'client') return { label: t`Ready for review`, tone: 'time' };
  return jobLabel(job.status);
}

/** A job's status for admins. */
export function jobLabel(status: JobStatus): StatusLabel {
  const labels: Record<JobStatus, StatusLabel> = {
    TALKING: { label: t`Talking`, tone: 'plain' },
    ACTIVE: { label: t`In progress`, tone: 'plain' },
    DELIVERED: { label: t`Delivered`, tone: 'plain' },
    DISPUTED: { label: t`Disputed`, tone: 'bad' },
    COMPLETED: { label: t`Completed`, tone: 'good' },
    CANCELLED: { label: t`Canceled`, tone: 'plain' },
    ENDED: { label: t`Ended`, tone: 'plain' },
  };
  return labels[status];
}

/** Whether the work is going on. */
export const isUnderWay = ({ status }: { status: JobStatus }) => status === 'ACTIVE';

export function isCancelled({ status }: { status: JobStatus }): boolean {
  return status === 'CANCELLED';
}

function payment(status: PaymentStatus, side: Side): StatusLabel {
  const { client, short, tone } = paymentStatus(status);
  return { label: side === 'client' ? client : short, tone };
}

/** An entry of a job's history as a sentence; `who` is null if neither side did it. */
export function jobMoveText(action: string, by: Job['history'][number]['by'], who: string | null): string {
  const labels = who === null ? (by === 'admin' ? BY_PARLEY : AUTOMATIC)[action] : undefined;
  return labels ? t(labels) : moveBy(who ?? productName(), action);
}

/** What an admin did, also on behalf of a side. */
const BY_PARLEY: Record<string, MessageDescriptor | undefined> = {
  end: msg`Parley ended the job`,
  extend_hire_by: msg`Parley gave the client 7 more days to hire`,
  deliver: msg`Parley marked the work as delivered`,
  extend: msg`Parley gave 7 more days for the review`,
  complete: msg`Parley marked the work as accepted`,
  take_refund: msg`Parley asked for a full refund on behalf of the client`,
  withdraw_refund: msg`Parley kept the job going on behalf of the client`,
  refund_part: msg`Parley refunded money to the client`,
  dispute: msg`Parley is reviewing both sides and will decide`,
  withdraw_dispute: msg`Parley closed the dispute`,
  resume: msg`Parley closed the dispute, and the job continues`,
  release: msg`Parley decided that the money goes to the professional`,
  refund: msg`Parley decided that the money goes back to the client`,
  split: msg`Parley decided that each side gets a part`,
};

const AUTOMATIC: Record<string, MessageDescriptor | undefined> = {
  freeze: msg`The client’s bank disputed the payment, and the job is paused`,
  unfreeze: msg`The bank decided that the payment stands, and the job continues`,
  charge_back: msg`The bank decided for the client and gave them the money back`,
  pay: msg`The payment arrived and is held by Parley`,
  complete: msg`The work was accepted automatically`,
  // Not hired in time, the consultation or a milestone not paid in time, or an earlier milestone canceled.
  end: msg`The job ended automatically without a hire`,
  cancel: msg`The work wasn’t delivered while the money could be held, so it goes back to the client`,
  dispute: msg`Parley was asked to decide`,
  refund: msg`Nobody decided in time, so the money goes back to the client`,
  split: msg`Nobody decided in time, so each side gets half`,
  refund_late: msg`Nobody objected in time, so the money goes back to the client`,
  refund_absent: msg`The first consultation was missed, so the money goes back to the client`,
};

function moveBy(who: string, action: string): string {
  const labels: Record<string, string | undefined> = {
    agree: t`${who} accepted`,
    book: t`${who} booked a consultation`,
    plan: t`${who} planned this milestone`,
    hire: t`${who} paid the offer. Work begins.`,
    end: t`${who} ended the job`,
    extend_hire_by: t`${who} gave 7 more days to hire`,
    pay: t`${who} paid, and the money is held by Parley`,
    deliver: t`${who} delivered the work`,
    request_changes: t`${who} requested changes`,
    extend: t`${who} took 7 more days for the review`,
    complete: t`${who} accepted the work`,
    cancel: t`${who} canceled the job, and the money goes back`,
    take_refund: t`${who} asked for a full refund`,
    withdraw_refund: t`${who} kept the job going`,
    dispute: t`${who} asked Parley to decide`,
    withdraw_dispute: t`${who} withdrew the dispute`,
    release: t`${who} agreed: all the money goes to the professional`,
    refund: t`${who} agreed: all the money goes back to the client`,
    split: t`${who} agreed: each side gets a part of the money`,
    change_due_date: t`${who} agreed to a new due date`,
  };
  return labels[action] ?? `${who} ${action.replaceAll('_', ' ')}`;
}

interface DeadlineJob {
  status: JobStatus;
  hireBy: string | null;
  dueAt: string | null;
  releaseAt: string | null;
  lateRefundAt: string | null;
}

/** A job's next automatic event or deadline; null if there is none, or an admin decides. */
export function nextDeadline(job: DeadlineJob): { text: string; at: string } | null {
  if (job.lateRefundAt !== null) return { text: t`refund`, at: job.lateRefundAt };
  const deadlines: Partial<Record<JobStatus, { text: string; at: string | null }>> = {
    TALKING: { text: t`hire by`, at: job.hireBy },
    ACTIVE: { text: t`due`, at: job.dueAt },
    DELIVERED: { text: t`release`, at: job.releaseAt },
  };
  const { text, at } = deadlines[job.status] ?? { text: '', at: null };
  return at === null ? null : { text, at };
}
