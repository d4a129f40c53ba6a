import { isTalking, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { Trx } from '../../platform/database/db.ts';
import { isBlockBetween } from './queries.ts';

/**
 * Whether either of two users has blocked the other. Locks the pair, so that nobody blocks before the transaction
 * ends.
 */
export async function areBlocked(trx: Trx, one: string, other: string): Promise<boolean> {
  return isBlockBetween(trx, one, other);
}

/** The same of the two sides of a job in which nobody is hired: paid work goes on whoever blocks whom. */
export async function isBlockedJob(
  trx: Trx,
  job: { status: JobStatus; clientId: string; professionalId: string },
): Promise<boolean> {
  return isTalking(job.status) && (await areBlocked(trx, job.clientId, job.professionalId));
}
