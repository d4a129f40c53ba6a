import type { Offer } from '@parley/contract/offers/schemas.ts';
import { getAnyJob, getJob } from '../jobs/get-job.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { offersOf } from './queries.ts';

/** All versions of one's own job's terms, the latest first; an admin reads those of any job. */
export async function listOffers(platform: Platform, actor: Actor, jobId: string): Promise<Offer[]> {
  await (actor.role === 'ADMIN' ? getAnyJob : getJob)(platform, actor, jobId);
  return offersOf(platform.db, jobId);
}
