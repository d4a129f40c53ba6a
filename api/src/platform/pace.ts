import type { Endpoint } from '@parley/contract/endpoint.ts';
import type { Settings } from '../env.ts';
import { Refusal } from './refuse.ts';

const WINDOW_MS = 10_000;

export interface Pace {
  /** Counts one call of somebody (a user, or a network address without one); refuses `too_many_requests` beyond the limit. */
  keep(endpoint: Endpoint, who: string): void;
}

/**
 * Nobody writes or reads faster than a person with many tabs could. Counted in the memory of this process, so with
 * several processes each of them lets that much through; what must hold exactly (tries of passwords, mails) is counted
 * in the database. Windows begin for everybody at once: one emptying instead of a clock for each.
 */
export function createPace({ WRITES_IN_10_SECONDS, READS_IN_10_SECONDS }: Settings): Pace {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return {
    keep({ method, raw }, who) {
      // What is signed comes from the processor, in bursts.
      if (raw) return;
      const now = performance.now();
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + WINDOW_MS;
      }
      const isRead = method === 'GET';
      const key = `${isRead ? 'reads' : 'writes'} ${who}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > (isRead ? READS_IN_10_SECONDS : WRITES_IN_10_SECONDS))
        throw new Refusal('too_many_requests', [], Math.ceil((endsAt - now) / 1000));
    },
  };
}
