import type { Db } from '../platform/database/db.ts';
import { clockOffset } from './queries.ts';

/** How far the demo's clock had been moved, in seconds, so that a restart goes on from there. */
export function readDemoClock(db: Db): Promise<number> {
  return clockOffset(db);
}
