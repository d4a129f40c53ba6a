import { Refusal } from './http/refuse.ts';

/** So many times what may run at once may wait for its turn, each this long at most. */
const QUEUED_PER_SLOT = 8;
const QUEUE_TIMEOUT_MS = 5_000;

interface Group {
  running: number;
  waiting: (() => void)[];
}

/** Lets only so many things of one group run at once; a few more wait for their turn, and the rest is refused. */
export class ConcurrencyLimit {
  private readonly groups = new Map<string, Group>();

  /** Waits for a turn among at most so many; the caller gives it back, once. Refuses `too_many_requests`. */
  async enter(name: string, most: number): Promise<() => void> {
    const group = this.groups.get(name) ?? { running: 0, waiting: [] };
    this.groups.set(name, group);
    if (group.running < most) group.running += 1;
    else if (group.waiting.length < most * QUEUED_PER_SLOT) await waitForSlot(group);
    else throw new Refusal('too_many_requests', [], 1);
    return () => this.release(name, group);
  }

  /** Whoever waits longest takes over the turn; a group without anybody is forgotten. */
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
