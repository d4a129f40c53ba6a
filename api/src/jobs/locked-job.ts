import type { Trx } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import { lockJob, type JobRow } from './queries.ts';

export type { JobRow } from './queries.ts';

/** Locks a job with its payment, before anything of later domains that changes with it. */
export async function lockedJob(trx: Trx, id: string): Promise<JobRow> {
  return found(await lockJob(trx, id));
}
