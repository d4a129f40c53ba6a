import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import type { Db } from '../../platform/database/db.ts';
import { latestFee } from './queries-fee.ts';

/** The fee on what is agreed now. */
export function currentFee(db: Db): Promise<FeeTerms> {
  return latestFee(db);
}
