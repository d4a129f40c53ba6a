import type { File as Stored } from '@parley/contract/files/schemas.ts';

/** An upload in progress, or a failed one. */
export interface PendingUpload {
  key: number;
  file: File;
  /** 0 to 1. */
  progress: number;
  error: string | null;
  /** Whether a retry can succeed. */
  canRetry: boolean;
  /** It isn't sent before its owner says so. */
  isHeld: boolean;
}

/** An upload in the queue, with its state. */
export interface QueuedUpload extends PendingUpload {
  isSending: boolean;
  stored: Stored | null;
}

/** More parallel uploads would delay the page's other requests. */
const MAX_CONCURRENT = 3;

/** The uploads to start now, in order. */
export function nextUploads(queue: readonly QueuedUpload[]): QueuedUpload[] {
  const room = MAX_CONCURRENT - queue.filter(({ isSending }) => isSending).length;
  return queue.filter((each) => isWaiting(each) && !each.isSending).slice(0, Math.max(0, room));
}

/** The finished uploads with no unfinished one before them, so that files are added in the order they were chosen. */
export function finishedInOrder(queue: readonly QueuedUpload[]): Stored[] {
  const next = queue.findIndex(isWaiting);
  const ahead = next === -1 ? queue : queue.slice(0, next);
  return ahead.flatMap(({ stored }) => stored ?? []);
}

function isWaiting(upload: QueuedUpload): boolean {
  return upload.stored === null && isOnItsWay(upload);
}

/** Neither failed nor held. */
export function isOnItsWay({ error, isHeld }: PendingUpload): boolean {
  return error === null && !isHeld;
}
