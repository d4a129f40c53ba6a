import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { PaymentStatus } from '@parley/contract/payments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './money/status.ts';
import type { StatusLabel } from '../ui/feedback/status-label.ts';

/** A job's status for a side: a pending payment takes precedence over the work. */
export function jobStatus(job: { status: JobStatus; paymentStatus: PaymentStatus }, side: Side): StatusLabel {
  if (job.status === 'ACTIVE' && !isPaid(job)) return unpaid(job.paymentStatus, side);
  if (job.status === 'DELIVERED' && side === 'client') return { label: t`Ready for review`, tone: 'time' };
  return jobLabel(job.status);
}

/** A job's status for admins. */
export function jobLabel(status: JobStatus): StatusLabel {
  const labels: Record<JobStatus, StatusLabel> = {
    ACTIVE: { label: t`In progress`, tone: 'plain' },
    DELIVERED: { label: t`Delivered`, tone: 'plain' },
    DISPUTED: { label: t`Disputed`, tone: 'bad' },
    COMPLETED: { label: t`Completed`, tone: 'good' },
    CANCELLED: { label: t`Canceled`, tone: 'plain' },
  };
  return labels[status];
}

export function isCancelled({ status }: { status: JobStatus }): boolean {
  return status === 'CANCELLED';
}

function unpaid(status: PaymentStatus, side: Side): StatusLabel {
  const { client, short, tone } = paymentStatus(status);
  if (side === 'client') return { label: client, tone };
  // Marigold marks whose turn it is: the professional can only wait.
  return { label: short, tone: tone === 'time' ? 'plain' : tone };
}

/** An entry of a job's history as a sentence; `who` is null if neither side did it. */
export function jobMoveText(action: string, by: Job['history'][number]['by'], who: string | null): string {
  const labels = who === null ? (by === 'admin' ? BY_PARLEY : AUTOMATIC)[action] : undefined;
  return labels ? t(labels) : moveBy(who ?? 'Parley', action);
}

/** What an admin did, also on behalf of a side. */
const BY_PARLEY: Record<string, MessageDescriptor | undefined> = {
  deliver: msg`Parley marked the work as delivered`,
  extend: msg`Parley gave 7 more days for the review`,
  complete: msg`Parley marked the work as accepted`,
  take_refund: msg`Parley refunded the payment`,
  refund_part: msg`Parley refunded money to the client`,
  dispute: msg`Parley is reviewing both sides and will decide`,
  withdraw_dispute: msg`Parley closed the dispute`,
  resume: msg`Parley closed the dispute, and the job continues`,
  release: msg`Parley decided that the money goes to the professional`,
  refund: msg`Parley decided that the money goes back to the client`,
  split: msg`Parley decided that each side gets a part`,
};

const AUTOMATIC: Record<string, MessageDescriptor | undefined> = {
  pay: msg`The payment arrived and is held by Parley`,
  complete: msg`The work was accepted automatically`,
  cancel: msg`Not paid in time, so the job was canceled`,
  dispute: msg`Parley was asked to decide`,
  refund: msg`The money goes back to the client`,
  refund_absent: msg`The first consultation was missed, so the money goes back to the client`,
};

function moveBy(who: string, action: string): string {
  const labels: Record<string, string | undefined> = {
    hire: t`${who} accepted, and the job started`,
    pay: t`${who} paid, and the money is held by Parley`,
    deliver: t`${who} delivered the work`,
    request_changes: t`${who} requested changes`,
    extend: t`${who} took 7 more days for the review`,
    complete: t`${who} accepted the work`,
    cancel: t`${who} canceled the job`,
    cancel_paid: t`${who} canceled the job, and the money goes back`,
    take_refund: t`${who} took the money back`,
    dispute: t`${who} asked Parley to decide`,
    withdraw_dispute: t`${who} withdrew the dispute`,
  };
  return labels[action] ?? `${who} ${action.replaceAll('_', ' ')}`;
}

export const isDisputed = ({ status }: { status: JobStatus }) => status === 'DISPUTED';

interface DeadlineJob {
  status: JobStatus;
  payBy: string | null;
  dueAt: string;
  releaseAt: string | null;
  paymentStatus: PaymentStatus;
}

/** A job's next automatic event or deadline; null if there is none, or an admin decides. */
export function nextDeadline(job: DeadlineJob): { text: string; at: string } | null {
  if (job.status === 'DELIVERED') return job.releaseAt ? { text: 'release', at: job.releaseAt } : null;
  if (job.status !== 'ACTIVE') return null;
  if (isPaid(job)) return { text: 'due', at: job.dueAt };
  return job.payBy ? { text: 'cancel', at: job.payBy } : null;
}
