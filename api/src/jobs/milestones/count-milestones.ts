import type { Trx } from '../../platform/database/db.ts';
import { planned } from './queries.ts';

/** How many milestones of a plan are open, paid or done. */
export const countMilestones = async (trx: Trx, planId: string): Promise<number> =>
  (await planned(trx, planId)).count;
