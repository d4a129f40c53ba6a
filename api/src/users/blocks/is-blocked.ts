import type { Trx } from '../../platform/database/db.ts';
import { isBlockBetween } from './queries.ts';

/**
 * Whether either of two users has blocked the other. Locks the pair, so that nobody blocks before the transaction
 * ends.
 */
export async function areBlocked(trx: Trx, one: string, other: string): Promise<boolean> {
  return isBlockBetween(trx, one, other);
}
