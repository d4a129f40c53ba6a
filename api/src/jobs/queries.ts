import type { JobStatus } from '@parley/contract/jobs/states.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { JobMovesTable, JobsTable } from '../platform/database.ts';
import type { Trx } from '../platform/db.ts';

/** What decides about a job's moves; `isPaid` says that the money is secured. */
export interface JobRow {
  id: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number;
  status: JobStatus;
  isPaid: boolean;
  dueAt: string;
  payBy: string | null;
  releaseAt: string | null;
  extensionUsed: boolean;
}

const isPaid = sql<boolean>`exists (select 1 from payments p where p.job_id = jobs.id and p.status = 'PAID')`;

function jobRows(trx: Trx) {
  return trx
    .selectFrom('jobs')
    .select([
      'id',
      'clientId',
      'professionalId',
      'title',
      'amountCents',
      'status',
      'dueAt',
      'payBy',
      'releaseAt',
    ])
    .select(['extensionUsed', isPaid.as('isPaid')]);
}

/** A job, locked. */
export async function lockJob(trx: Trx, id: string): Promise<JobRow | undefined> {
  // The payment is read by a statement that begins with the lock held, so that it is not older than the lock.
  await sql`select 1 from jobs where id = ${id} for no key update`.execute(trx);
  return jobRows(trx).where('id', '=', id).executeTakeFirst();
}

/** Unpaid jobs whose time to pay is over, locked. */
export async function lockUnpaid(trx: Trx, now: string, limit: number): Promise<JobRow[]> {
  const due = jobRows(trx).where('status', '=', 'ACTIVE').where('payBy', '<=', now).where(isPaid, '=', false);
  return due.orderBy('payBy').limit(limit).forNoKeyUpdate().skipLocked().execute();
}

/** Delivered jobs that nobody said anything to in time, locked. */
export async function lockUnanswered(trx: Trx, now: string, limit: number): Promise<JobRow[]> {
  const due = jobRows(trx)
    .where('status', '=', 'DELIVERED')
    .where('releaseAt', '<=', now)
    .where(isPaid, '=', true);
  return due.orderBy('releaseAt').limit(limit).forNoKeyUpdate().skipLocked().execute();
}

/** Jobs whose reminder has come, locked. */
export async function lockToRemind(trx: Trx, now: string, limit: number): Promise<JobRow[]> {
  const due = jobRows(trx).where('remindAt', '<=', now);
  return due.orderBy('remindAt').limit(limit).forNoKeyUpdate().skipLocked().execute();
}

export async function insertJob(trx: Trx, job: Insertable<JobsTable>): Promise<void> {
  await trx.insertInto('jobs').values(job).execute();
}

export async function updateJob(trx: Trx, id: string, change: Updateable<JobsTable>): Promise<void> {
  await trx.updateTable('jobs').set(change).where('id', '=', id).execute();
}

export async function insertMove(trx: Trx, move: Insertable<JobMovesTable>): Promise<void> {
  await trx.insertInto('jobMoves').values(move).execute();
}

/** What was agreed in the talk that made the job. */
export async function agreementOf(trx: Trx, negotiationId: string) {
  return trx
    .selectFrom('negotiations')
    .select(['postingId', 'serviceId', 'clientId', 'professionalId', 'title', 'message', 'amountCents'])
    .select(['estimatedDays', 'startsAt', 'minutes', 'fillPosting'])
    .where('id', '=', negotiationId)
    .executeTakeFirst();
}

/** When a job was agreed and its first consultation was to begin: what its time to pay is made of. */
export async function agreedTimes(trx: Trx, jobId: string) {
  return trx
    .selectFrom('jobs')
    .innerJoin('negotiations', 'negotiations.id', 'jobs.negotiationId')
    .select(['jobs.createdAt', 'negotiations.startsAt'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}
