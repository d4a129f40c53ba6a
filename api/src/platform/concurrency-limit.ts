import { Refusal } from './http/refuse.ts';

/** Waiting callers per running one, and how long each may wait. */
const QUEUED_PER_SLOT = 8;
const QUEUE_TIMEOUT_MS = 5_000;

interface Group {
  running: number;
  waiting: (() => void)[];
}

/** Limits how many of a group run at once; a few more wait in a queue, the rest are refused. */
export class ConcurrencyLimit {
  private readonly groups = new Map<string, Group>();

  /** Waits for a free slot; call the result once to release it. Refuses `too_many_requests`. */
  async enter(name: string, most: number): Promise<() => void> {
    const group = this.groups.get(name) ?? { running: 0, waiting: [] };
    this.groups.set(name, group);
    if (group.running < most) group.running += 1;
    else if (group.waiting.length < most * QUEUED_PER_SLOT) await waitForSlot(group);
    else throw new Refusal('too_many_requests', [], 1);
    return () => this.release(name, group);
  }

  /** Hands the slot to the longest waiting caller. */
  private release(name: string, group: Group): void {
    const next = group.waiting.shift();
    if (next) return next();
    group.running -= 1;
    if (group.running === 0) this.groups.delete(name);
  }
}

function waitForSlot(group: Group): Promise<void> {
  return new Promise((resolve, reject) => {
    const slot = () => {
      clearTimeout(end);
      resolve();
    };
    const end = setTimeout(() => {
      group.waiting = group.waiting.filter((each) => each !== slot);
      reject(new Refusal('too_many_requests', [], 1));
    }, QUEUE_TIMEOUT_MS);
    end.unref();
    group.waiting.push(slot);
  });
}
