import type { Job } from '@parley/contract/jobs/schemas.ts';
import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { PaymentStatus } from '@parley/contract/payments/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { isPaid, paymentStatus } from './money/status.ts';
import type { StatusWords } from '../ui/feedback/status-words.ts';

const WORDS: Record<JobStatus, StatusWords> = {
  ACTIVE: { label: 'In progress', tone: 'plain' },
  DELIVERED: { label: 'Delivered', tone: 'plain' },
  DISPUTED: { label: 'Disputed', tone: 'bad' },
  COMPLETED: { label: 'Completed', tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: 'plain' },
};
const YOUR_MOVE: StatusWords = { label: 'Delivered, your move', tone: 'time' };

/** A job's one word for a side: what is in the way first (the payment), then how the work stands. */
export function jobStatus(job: { status: JobStatus; paymentStatus: PaymentStatus }, side: Side): StatusWords {
  if (job.status === 'ACTIVE' && !isPaid(job)) return unpaid(job.paymentStatus, side);
  return job.status === 'DELIVERED' && side === 'client' ? YOUR_MOVE : WORDS[job.status];
}

export function isCancelled({ status }: { status: JobStatus }): boolean {
  return status === 'CANCELLED';
}

function unpaid(status: PaymentStatus, side: Side): StatusWords {
  const { client, short, tone } = paymentStatus(status);
  if (side === 'client') return { label: client, tone };
  // Marigold is for whom it waits: the professional can only look on.
  return { label: short, tone: tone === 'time' ? 'plain' : tone };
}

/** An entry of a job's history as a sentence; `who` is null where nobody of the two did it. */
export function jobMoveWords(action: string, by: Job['history'][number]['by'], who: string | null): string {
  const did = MOVES[action] ?? action.replaceAll('_', ' ');
  if (who !== null) return `${who} ${did}`;
  return (by === 'admin' ? BY_PARLEY : BY_ITSELF)[action] ?? `Parley ${did}`;
}

/** What an admin did, also in the place of one of the two. */
const BY_PARLEY: Record<string, string | undefined> = {
  deliver: 'Parley decided that the work counts as delivered',
  extend: 'Parley gave seven more days to look',
  complete: 'Parley decided that the work counts as accepted',
  take_refund: 'Parley gave the money back',
  refund_part: 'Parley gave money back to the client',
  dispute: 'Parley looks at both sides and decides',
  withdraw_dispute: 'Parley ended the dispute',
  resume: 'Parley ended the dispute, and the job goes on',
  release: 'Parley decided that the money goes to the professional',
  refund: 'Parley decided that the money goes back to the client',
  split: 'Parley decided that each side gets a part',
};

const BY_ITSELF: Record<string, string | undefined> = {
  pay: 'The payment arrived and is held',
  complete: 'The work was accepted by itself',
  cancel: 'Not paid in time, so the job was cancelled',
  dispute: 'Parley was asked to decide',
  refund: 'The money goes back to the client',
  refund_absent: 'The first talk was missed, so the money goes back to the client',
};
const MOVES: Record<string, string | undefined> = {
  hire: 'accepted, and the job began',
  pay: 'paid; the money is held',
  deliver: 'delivered the work',
  request_changes: 'asked for changes',
  extend: 'took seven more days to look',
  complete: 'accepted the work',
  cancel: 'cancelled the job',
  cancel_paid: 'cancelled the job; the money goes back',
  take_refund: 'took the money back',
  dispute: 'asked Parley to decide',
  withdraw_dispute: 'took the dispute back',
};

/** How the work stands, for those who are neither side. */
export const jobWords = (status: JobStatus): StatusWords => WORDS[status];

export const isDisputed = ({ status }: { status: JobStatus }) => status === 'DISPUTED';

interface Waiting {
  status: JobStatus;
  payBy: string | null;
  dueAt: string;
  releaseAt: string | null;
  paymentStatus: PaymentStatus;
}

/** What happens next to a job by itself, or what is due; null once nothing is to come, or an admin decides. */
export function nextOf(job: Waiting): { text: string; at: string } | null {
  if (job.status === 'DELIVERED') return job.releaseAt ? { text: 'release', at: job.releaseAt } : null;
  if (job.status !== 'ACTIVE') return null;
  if (isPaid(job)) return { text: 'due', at: job.dueAt };
  return job.payBy ? { text: 'cancel', at: job.payBy } : null;
}
