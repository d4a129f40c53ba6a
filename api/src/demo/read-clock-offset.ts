import type { Db } from '../platform/database/db.ts';
import { clockOffset } from './queries.ts';

/** The stored offset of the demo's clock, in seconds. */
export function readClockOffset(db: Db): Promise<number> {
  return clockOffset(db);
}
