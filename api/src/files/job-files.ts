import type { JobFile } from '@parley/contract/files/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { filesOfJob, seesJob } from './queries.ts';
import { viewerOf } from './read-file.ts';

/** The files of a job for its two sides and admins, the newest first. */
export async function listJobFiles({ db }: Platform, actor: Actor, jobId: string): Promise<JobFile[]> {
  found((await seesJob(db, jobId, viewerOf(actor))) || null);
  return filesOfJob(db, jobId);
}
