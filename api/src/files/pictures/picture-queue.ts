import { Refusal } from '../../platform/http/refuse.ts';

/** What all pictures that are worked on at a time may take of this process's memory, in bytes. */
export const MEMORY_BYTES = 256_000_000;
const MAX_WAITING = 200;
const BUSY_SECONDS = 10;

interface PictureTask {
  userId: string;
  /** What it takes of memory; more than there is counts as all of it. */
  bytes: number;
}

const running = new Set<PictureTask>();
let waiting: { task: PictureTask; begin: () => void }[] = [];

/**
 * Works on a picture when there is memory for it, and on one of each person at a time, so that nobody's large ones keep
 * the others waiting. Refuses with 503 when too many wait already.
 */
export async function queuePicture<T>(task: PictureTask, work: () => Promise<T>): Promise<T> {
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  if (waiting.length >= MAX_WAITING) throw new Refusal('unavailable', [], BUSY_SECONDS);
  waiting.push({ task, begin });
  beginNext();
  await promise;
  try {
    return await work();
  } finally {
    running.delete(task);
    beginNext();
  }
}

/** Begins the first that may; a large one at the head is waited for, or small ones would pass it for ever. */
function beginNext(): void {
  const busy = new Set([...running].map(({ userId }) => userId));
  const next = waiting.find(({ task }) => !busy.has(task.userId));
  if (!next || !hasRoom(next.task)) return;
  waiting = waiting.filter((each) => each !== next);
  running.add(next.task);
  next.begin();
  beginNext();
}

function hasRoom({ bytes }: PictureTask): boolean {
  const taken = [...running].reduce((sum, task) => sum + task.bytes, 0);
  return running.size === 0 || taken + bytes <= MEMORY_BYTES;
}
