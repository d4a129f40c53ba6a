import type { JobPosting, OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import type { PostingStatus } from '@parley/contract/job-postings/states.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { postingFor, postingsOf } from './queries-read.ts';

export async function getPosting({ db }: Platform, actor: Actor | null, id: string): Promise<JobPosting> {
  return found(await postingFor(db, id, actor?.id ?? null));
}

export async function listOwnPostings(
  { db }: Platform,
  actor: Actor,
  query: { status?: PostingStatus; before?: string },
): Promise<OwnPosting[]> {
  return postingsOf(db, actor.id, query);
}
