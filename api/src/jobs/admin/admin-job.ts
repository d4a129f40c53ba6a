import type { AdminJob } from '@parley/contract/jobs/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAnyJob } from '../get-job.ts';
import { recordsOfJob } from './queries-admin.ts';

export async function adminJob(platform: Platform, actor: Actor, id: string): Promise<AdminJob> {
  const job = await getAnyJob(platform, actor, id);
  return { job, ...(await recordsOfJob(platform.db, id)) };
}
