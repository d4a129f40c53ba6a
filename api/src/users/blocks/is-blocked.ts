import type { Trx } from '../../platform/database/db.ts';
import { isBlockBetween, lockPair } from './queries.ts';

/** Whether one of two has blocked the other, who then cannot contact each other anew. Nobody can block until the end of the transaction. */
export async function areBlocked(trx: Trx, one: string, other: string): Promise<boolean> {
  await lockPair(trx, one, other, 'contact');
  return isBlockBetween(trx, one, other);
}
