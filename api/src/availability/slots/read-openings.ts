import type { Interval } from '@parley/contract/availability/intervals.ts';
import type { Db } from '../../platform/database/db.ts';
import { found } from '../../platform/http/refuse.ts';
import { openingsOf, type Openings, type OpeningsOptions } from '../queries-openings.ts';

/** One professional's openings in the window; refuses `not_found`. */
export async function readOpenings(
  db: Db,
  professionalId: string,
  window: Interval,
  options?: OpeningsOptions,
): Promise<Openings> {
  const [openings] = await openingsOf(db, [professionalId], window, options);
  return found(openings);
}
