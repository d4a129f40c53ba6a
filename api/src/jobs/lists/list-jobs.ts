import type { JobCard } from '@parley/contract/jobs/schemas.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { instantKeyOf, pageOf } from '../../platform/database/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  allJobs,
  endedJobs,
  NOT_DUE,
  runningJobs,
  type AdminFilter,
  type HistoryFilter,
} from '../queries-job.ts';

interface JobListQuery {
  cursor?: string;
  limit: number;
}
interface Page {
  items: JobCard[];
  nextCursor: string | null;
}

export async function jobsInProgress(
  { db, clock }: Platform,
  { id }: Actor,
  { cursor, limit }: JobListQuery,
): Promise<Page> {
  const rows = await runningJobs(db, id, clock.instant(), { after: instantKeyOf(cursor), limit });
  return pageOf(rows, limit, (job) => [job.createdAt, job.id]);
}

export async function jobHistory(
  { db, clock }: Platform,
  { id }: Actor,
  { cursor, limit, ...filter }: JobListQuery & HistoryFilter,
): Promise<Page> {
  const rows = await endedJobs(db, id, clock.instant(), { ...filter, after: instantKeyOf(cursor), limit });
  return pageOf(rows, limit, (job) => [
    job.completedAt ?? job.cancelledAt ?? job.endedAt ?? job.createdAt,
    job.id,
  ]);
}

export async function listAllJobs(
  { db, clock }: Platform,
  { id }: Actor,
  filter: AdminFilter,
): Promise<Page> {
  const rows = await allJobs(db, id, clock.instant(), filter);
  return pageOf(rows, filter.limit, (job) => [SORT_KEYS[filter.sort](job), job.id]);
}

const SORT_KEYS: Record<AdminFilter['sort'], (job: JobCard) => string | number> = {
  newest: ({ createdAt }) => createdAt,
  oldest: ({ createdAt }) => createdAt,
  due: ({ dueAt }) => dueAt ?? NOT_DUE,
  amount: ({ amountCents }) => amountCents ?? 0,
};
