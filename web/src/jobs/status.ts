import type { JobStatus } from '@parley/contract/jobs/states.ts';
import type { PaymentStatus } from '@parley/contract/payments/states.ts';
import { isPaid, paymentStatus } from '../payments/status.ts';
import type { StatusWords } from '../ui/status-words.ts';
import type { Side } from '../users/sides.ts';

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

/** The move that led to an entry of a job's history, in words that follow a name: "Ana delivered the work". */
export function jobMoveWords(action: string): string {
  return MOVES[action] ?? action.replaceAll('_', ' ');
}

const MOVES: Record<string, string | undefined> = {
  hire: 'agreed, and the job began',
  create: 'agreed, and the job began',
  pay: 'paid; the money is held',
  deliver: 'delivered the work',
  request_changes: 'asked for changes',
  extend: 'took seven more days to look',
  complete: 'accepted the work',
  cancel: 'cancelled the job',
  cancel_paid: 'cancelled the job; the money goes back',
  dispute: 'opened a dispute',
  withdraw_dispute: 'withdrew the dispute',
  release: 'released the money',
  refund: 'refunded the money',
  split: 'split the money',
};
