import { isRunningJob, type JobStatus } from '../jobs/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about a chat: its job, whether that is paid, and whether either side has blocked the other. */
export interface Writing {
  status: JobStatus;
  isPaid: boolean;
  isBlocked: boolean;
}

/** Why a side cannot write in a chat now; null where it can. Paid work goes on, so its chat does too. */
export function whyNotWrite({ status, isPaid, isBlocked }: Writing): RefusalCode | null {
  if (!isRunningJob(status)) return 'chat_closed';
  return isBlocked && !isPaid ? 'blocked' : null;
}
