import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { getAnyJob, getJob } from '../jobs/get-job.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { resolutionsOf } from './queries.ts';

/** Everything that the two sides of one's own job suggested, the latest first; an admin reads those of any job. */
export async function listResolutions(
  platform: Platform,
  actor: Actor,
  jobId: string,
): Promise<Resolution[]> {
  await (actor.role === 'ADMIN' ? getAnyJob : getJob)(platform, actor, jobId);
  return resolutionsOf(platform.db, jobId);
}
