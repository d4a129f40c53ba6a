import type { File as Stored } from '@parley/contract/files/schemas.ts';

/** A file on its way, or one that did not get through. */
export interface PendingUpload {
  key: number;
  file: File;
  /** How much of it is there, 0 to 1. */
  progress: number;
  error: string | null;
  /** Whether trying once more may help. */
  canRetry: boolean;
}

/** The same, and what has become of it so far. */
export interface QueuedUpload extends PendingUpload {
  isSending: boolean;
  stored: Stored | null;
}

/** More would delay the page's other requests. */
const MAX_CONCURRENT = 3;

/** Those that may be sent now, the first ones first. */
export function nextUploads(queue: readonly QueuedUpload[]): QueuedUpload[] {
  const room = MAX_CONCURRENT - queue.filter(({ isSending }) => isSending).length;
  return queue.filter((each) => isWaiting(each) && !each.isSending).slice(0, Math.max(0, room));
}

/** Those that are there and have nobody on the way before them: files arrive in the order they were chosen in. */
export function finishedInOrder(queue: readonly QueuedUpload[]): Stored[] {
  const next = queue.findIndex(isWaiting);
  const ahead = next === -1 ? queue : queue.slice(0, next);
  return ahead.flatMap(({ stored }) => stored ?? []);
}

function isWaiting({ stored, error }: QueuedUpload): boolean {
  return stored === null && error === null;
}
