import { Refusal } from '../../platform/http/refuse.ts';

/** Memory for decoding pictures concurrently, in bytes. */
export const MEMORY_BYTES = 256_000_000;
const MAX_WAITING = 200;
const BUSY_SECONDS = 10;

interface PictureTask {
  userId: string;
  /** Memory needed; more than the budget counts as all of it. */
  bytes: number;
}

const running = new Set<PictureTask>();
let waiting: { task: PictureTask; begin: () => void }[] = [];

/**
 * Runs the work when memory allows, one picture per user at a time, so that nobody's large ones block the others.
 * Refuses with 503 when the queue is full.
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

/** Starts the first one that fits the budget; a large one at the head is not overtaken, or it would starve. */
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
