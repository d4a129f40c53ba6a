import type { Trx } from '../../platform/database/db.ts';
import type { Side } from '@parley/contract/sides.ts';
import { MAX_MILESTONES } from '@parley/contract/limits.ts';
import { limitADay } from '../../platform/limits/limit-a-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAdded, planned } from './queries.ts';

/** How many milestones of a plan are open, paid or done. */
export const countMilestones = async (trx: Trx, planId: string): Promise<number> =>
  (await planned(trx, planId)).count;

/** Those that are given up make room for others, of which the other side is told each time: a side adds no more than this in a day. */
export const limitAdded = (platform: Platform, trx: Trx, planId: string, by: Side): Promise<void> =>
  limitADay(platform, MAX_MILESTONES, (since) => countAdded(trx, { planId, by, since }));
