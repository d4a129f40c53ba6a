import { RUNNING_JOB_STATUSES, type JobStatus } from '@parley/contract/jobs/states.ts';
import type { Side } from '@parley/contract/sides.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { StoppedClocks } from '../platform/database/json-columns.ts';
import type { JobMoves, Jobs } from '../platform/database/tables.gen.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { disputesLeftIn, wasDeliveredIn } from './queries-disputes.ts';

/** What a job's moves depend on; terms and due date are empty while the two talk. */
export interface JobRow {
  id: string;
  clientId: string;
  professionalId: string;
  title: string;
  amountCents: number | null;
  postingId: string | null;
  serviceId: string | null;
  /** Of work in milestones: the job it began with, and which one this is. */
  planId: string | null;
  milestone: number | null;
  status: JobStatus;
  hiredAt: string | null;
  dueAt: string | null;
  hireBy: string | null;
  pausedHireBy: string | null;
  hireExtensions: number;
  releaseAt: string | null;
  refundableAt: string | null;
  disputeAt: string | null;
  lateRefundAt: string | null;
  refundAt: string | null;
  disputedAt: string | null;
  disputedBy: Jobs['disputedBy'];
  disputedFrom: Jobs['disputedFrom'];
  stoppedClocks: StoppedClocks | null;
  extensionUsed: boolean;
  /** What is paid for the work, less refunds. */
  keptCents: number;
  /** Until when that can be held; null while nothing is. */
  holdUntil: string | null;
  disputesLeft: Record<Side, number>;
  wasDelivered: boolean;
}

const keptCents = sql<number>`(select p.amount_cents - p.refunded_cents from payments p
  where p.job_id = jobs.id and p.appointment_id is null and p.tip_id is null)`;

const holdUntil = sql<string | null>`(select p.hold_until from payments p
  where p.job_id = jobs.id and p.appointment_id is null and p.tip_id is null and p.settlement = 'HELD')`;

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
      'postingId',
      'serviceId',
      'planId',
      'milestone',
      'hiredAt',
      'dueAt',
      'hireBy',
      'pausedHireBy',
      'hireExtensions',
      'releaseAt',
    ])
    .select([
      'refundableAt',
      'disputeAt',
      'lateRefundAt',
      'refundAt',
      'disputedAt',
      'disputedBy',
      'disputedFrom',
      'stoppedClocks',
    ])
    .select(['extensionUsed', keptCents.as('keptCents'), holdUntil.as('holdUntil')])
    .select([disputesLeftIn('jobs.id').as('disputesLeft'), wasDeliveredIn('jobs.id').as('wasDelivered')]);
}

/**
 * Locks the payments, then the job: the order of everyone who changes both. Both are then read by a new statement,
 * whose snapshot is not older than the locks.
 */
export async function lockJob(trx: Trx, id: string): Promise<JobRow | undefined> {
  await lock(trx, id);
  const [job] = await askPrepared(trx, 'locked job', jobRows(trx).where('id', '=', id));
  return job;
}

async function lock(trx: Trx, id: string): Promise<void> {
  await sql`select 1 from payments where job_id = ${id} order by id for update`.execute(trx);
  await sql`select 1 from jobs where id = ${id} for no key update`.execute(trx);
}

/** What falls due in a job. */
export type Deadline = 'hire' | 'accept' | 'dispute' | 'refund' | 'late' | 'remind';

const DUE = {
  hire: (now: string) => sql<boolean>`status = 'TALKING' and hire_by <= ${now}`,
  // Not what everything is about to go back for: it waits for the objection, or the end of holding.
  accept: (now: string) =>
    sql<boolean>`status = 'DELIVERED' and release_at <= ${now} and late_refund_at is null`,
  dispute: (now: string) => sql<boolean>`status = 'ACTIVE' and dispute_at <= ${now}`,
  refund: (now: string) => sql<boolean>`status = 'DISPUTED' and refund_at <= ${now}`,
  late: (now: string) => sql<boolean>`status in ('ACTIVE', 'DELIVERED') and late_refund_at <= ${now}`,
  remind: (now: string) => sql<boolean>`remind_at <= ${now}`,
} satisfies Record<Deadline, unknown>;
const DEADLINES = {
  hire: 'hireBy',
  accept: 'releaseAt',
  dispute: 'disputeAt',
  refund: 'refundAt',
  late: 'lateRefundAt',
  remind: 'remindAt',
} as const satisfies Record<Deadline, unknown>;

/** By their deadline, which has an index, the longest due first. */
export async function dueJobs(db: Db, deadline: Deadline, now: string, limit: number): Promise<string[]> {
  const due = await db
    .selectFrom('jobs')
    .select('id')
    .where(DUE[deadline](now))
    .orderBy(DEADLINES[deadline])
    .orderBy('id')
    .limit(limit)
    .execute();
  return due.map(({ id }) => id);
}

/** Checked again under the lock. */
export async function lockDueJob(
  trx: Trx,
  deadline: Deadline,
  id: string,
  now: string,
): Promise<JobRow | undefined> {
  await lock(trx, id);
  return jobRows(trx).where('id', '=', id).where(DUE[deadline](now)).executeTakeFirst();
}

export async function insertJob(trx: Trx, job: Insertable<Jobs>): Promise<void> {
  await trx.insertInto('jobs').values(job).execute();
}

export async function updateJob(trx: Trx, id: string, change: Updateable<Jobs>): Promise<void> {
  await trx.updateTable('jobs').set(change).where('id', '=', id).execute();
}

export async function insertMove(trx: Trx, move: Insertable<JobMoves>): Promise<void> {
  await trx.insertInto('jobMoves').values(move).execute();
}

/** How many moves a side has made in a job since an instant. */
export async function countMoves(
  trx: Trx,
  { jobId, by, since }: { jobId: string; by: Side; since: string },
): Promise<number> {
  const { count } = await trx
    .selectFrom('jobMoves')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('jobId', '=', jobId)
    .where('by', '=', by)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function agreementOf(trx: Trx, negotiationId: string) {
  return trx
    .selectFrom('negotiations')
    .select(['postingId', 'serviceId', 'clientId', 'professionalId', 'title', 'message', 'amountCents'])
    .select(['estimatedDays', 'startsAt', 'minutes', 'kind'])
    .select(['consultationPriceCents', 'cancellationHours', 'creditConsultation'])
    .where('id', '=', negotiationId)
    .executeTakeFirst();
}

/** When the last consultation ends that is agreed and not called off; null without one. */
export async function lastConsultationEnd(trx: Trx, jobId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('appointments')
    .select('endsAt')
    .where('jobId', '=', jobId)
    .where('agreedAt', 'is not', null)
    .where('status', '!=', 'CANCELLED')
    .where((where) => where.or([where('attendance', 'is', null), where('attendance', '=', 'HELD')]))
    .orderBy('endsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.endsAt ?? null;
}

/** The client's other jobs for the same posting in which nobody is hired yet; in one order, against deadlocks. */
export async function othersTalking(trx: Trx, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('jobs as j')
    .innerJoin('jobs as hired', 'hired.postingId', 'j.postingId')
    .select('j.id')
    .where('hired.id', '=', id)
    .where('j.id', '<>', id)
    .where('j.status', '=', 'TALKING')
    .orderBy('j.id')
    .execute();
  return rows.map((row) => row.id);
}

/** The terms of the offer that the job's payment is for. */
export async function paidTerms(trx: Trx, jobId: string) {
  return trx
    .selectFrom('payments')
    .innerJoin('offers', 'offers.id', 'payments.offerId')
    .select(['offers.amountCents', 'offers.estimatedDays', 'offers.milestones', 'payments.creditCents'])
    .where('payments.jobId', '=', jobId)
    .executeTakeFirst();
}

/**
 * A user's jobs that were disputed because an admin disabled an account, with neither side disabled now. Admins open
 * no other disputes in their own name.
 */
export async function jobsOnHoldFor(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('jobs')
    .innerJoin('users as c', 'c.id', 'jobs.clientId')
    .innerJoin('users as u', 'u.id', 'jobs.professionalId')
    .select('jobs.id')
    .where((where) => where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]))
    .where('jobs.disputedBy', '=', 'admin')
    .where('c.disabledAt', 'is', null)
    .where('u.disabledAt', 'is', null)
    .orderBy('jobs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locked in one order, against deadlocks. */
export async function runningJobIds(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('jobs')
    .select('id')
    .where((where) => where.or([where('clientId', '=', userId), where('professionalId', '=', userId)]))
    .where('status', 'in', RUNNING_JOB_STATUSES)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
