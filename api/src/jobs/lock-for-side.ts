import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import { refuse } from '../platform/http/refuse.ts';
import { lockJob, type JobRow } from './queries.ts';

/** The job, locked, and which side of it the actor is on; a stranger's is not found. */
export async function lockForSide(
  trx: Trx,
  jobId: string,
  actor: Actor,
): Promise<{ job: JobRow; side: Side }> {
  const job = await lockJob(trx, jobId);
  if (job?.clientId === actor.id) return { job, side: 'client' };
  if (job?.professionalId === actor.id) return { job, side: 'professional' };
  return refuse('not_found');
}
