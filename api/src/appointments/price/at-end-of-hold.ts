import type { Trx } from '../../platform/database/db.ts';
import { lockBoth } from '../locked.ts';

/**
 * What becomes of the price of a consultation at the end of its hold: an admin decides, where somebody objected to who
 * came; called off, if it is still to come then. Null where it is settled before, by who comes.
 */
export async function atEndOfHold(
  trx: Trx,
  id: string,
  holdUntil: string,
): Promise<'decide' | 'settle' | null> {
  const { row } = await lockBoth(trx, id);
  if (row.objectedAt !== null && row.settleAt !== null) return 'decide';
  return row.startsAt >= holdUntil ? 'settle' : null;
}
