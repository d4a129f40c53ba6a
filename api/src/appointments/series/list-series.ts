import type { Series } from '@parley/contract/appointments/series/schemas.ts';
import { getAnyJob, getJob } from '../../jobs/get-job.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { seriesOfJob } from './queries-series.ts';

/** Every series that the two sides of one’s own job asked for, the latest first; an admin reads those of any job. */
export async function listSeries(platform: Platform, actor: Actor, jobId: string): Promise<Series[]> {
  await (actor.role === 'ADMIN' ? getAnyJob : getJob)(platform, actor, jobId);
  return seriesOfJob(platform.db, jobId);
}
