import type { Trx } from '../../platform/database/db.ts';
import { lockBoth } from '../locked.ts';

/** Whether somebody objected to who came to a paid consultation, so that an admin parts its money. */
export async function isContested(trx: Trx, id: string): Promise<boolean> {
  const { row } = await lockBoth(trx, id);
  return row.objectedAt !== null && row.settleAt !== null;
}
