import { isCutOff, isRunningJob, type JobStatus } from '../jobs/states.ts';
import type { RefusalCode } from '../refusals.ts';

/** What decides about a chat: its job, and whether either side has blocked the other. */
export interface Writing {
  status: JobStatus;
  isBlocked: boolean;
}

// Who may read one: `chats` in api/src/chat/queries.ts.

/** Whether a chat still takes messages: it closes with its job. */
export const isOpenChat = ({ status }: Pick<Writing, 'status'>) => isRunningJob(status);

/** Why a side cannot write in a chat now; null where it can. Paid work goes on, so its chat does too. */
export function whyNotWrite(chat: Writing): RefusalCode | null {
  if (!isOpenChat(chat)) return 'chat_closed';
  return isCutOff(chat) ? 'blocked' : null;
}
