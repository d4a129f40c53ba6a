import type { Job, JobCard } from '@parley/contract/jobs/schemas.ts';
import { ENDED_JOB_STATUSES, RUNNING_JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { LATEST_MOVES, LATEST_VOID } from '@parley/contract/limits.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { blockExists } from '../platform/database/is-blocked.ts';
import { isFound, hasWords, ofJobs, searchedPage, type Searchable } from '../platform/database/found-rows.ts';
import { type Order } from '../platform/database/keyset.ts';
import { has } from '../platform/database/text-pattern.ts';
import type { Key } from '../platform/database/cursor.ts';
import { hiresFor } from '../job-postings/card.ts';
import { personJson } from '../users/card.ts';
import { isoText } from '../platform/database/iso-text.ts';
import { appointmentJson } from './lists/card.ts';
import { disputesLeftIn, wasDeliveredIn } from './queries-disputes.ts';

/** A job as its page shows it; the money line is computed from it. */
export type JobFacts = Omit<Job, 'money' | 'dispute' | 'tips' | 'history' | 'historyCursor'> & {
  /** The latest first, one more than are shown. */
  latestMoves: Job['history'];
  tipsPaid: Job['tips']['paid'];
  processingTipCents: number | null;
  /** Whether the professional has an account that is open, and so can be tipped. */
  isProfessionalThere: boolean;
  /** Without what an end without a decision means, which is computed. */
  dispute: Omit<NonNullable<Job['dispute']>, 'undecidedCents'> | null;
  moneyMoves: Job['money']['moves'];
  feeCents: number;
  feeBasisPoints: number;
  feeMinimumCents: number;
  creditCents: number;
  refundedCents: number;
  owedCents: number;
  clientFirstName: string;
  professionalFirstName: string;
};

/** One query; with `every`, any job. */
export async function jobOf(
  db: Db,
  id: string,
  userId: string,
  whose: 'own' | 'every' = 'own',
): Promise<JobFacts | undefined> {
  const question = (whose === 'own' ? jobs(db, userId) : everyJob(db, userId))
    .select(['j.description', 'j.estimatedDays', 'j.extensionUsed', 'j.reviewBy', offer.as('offer')])
    .select([serviceRate.as('rateCents'), plan.as('plan')])
    .select([disputesLeftIn('j.id').as('disputesLeft'), wasDeliveredIn('j.id').as('wasDelivered')])
    .select(blockExists(sql`j.client_id`, sql`j.professional_id`).as('isBlocked'))
    .select(sql<boolean>`(c.disabled_at is not null or u.disabled_at is not null)`.as('hasDisabledSide'))
    .select(['j.refundableAt', 'j.disputeAt', dispute.as('dispute'), hiringFor(userId).as('hiring')])
    .select((column) => [
      column.fn.coalesce('p.feeCents', sql.lit(0)).as('feeCents'),
      column.fn.coalesce('p.feeBasisPoints', sql.lit(0)).as('feeBasisPoints'),
      column.fn.coalesce('p.feeMinimumCents', sql.lit(0)).as('feeMinimumCents'),
      column.fn.coalesce('p.creditCents', sql.lit(0)).as('creditCents'),
      column.fn.coalesce('p.refundedCents', sql.lit(0)).as('refundedCents'),
    ])
    .select(['c.firstName as clientFirstName', 'u.firstName as professionalFirstName'])
    .select([
      appointments.as('appointments'),
      latestMoves.as('latestMoves'),
      moneyMovesFor(userId).as('moneyMoves'),
    ])
    .select(sql<string | null>`case when p.settlement = 'HELD' then p.hold_until end`.as('holdUntil'))
    .select([owedBy(userId).as('owedCents'), chargebacks.as('chargebacks')])
    .select([tipsPaid.as('tipsPaid'), processingTipFor(userId).as('processingTipCents')])
    .select(sql<boolean>`u.disabled_at is null and u.closed_at is null`.as('isProfessionalThere'))
    .where('j.id', '=', id);
  const [job] = await askPrepared(db, `${whose} job`, question);
  return job;
}

/** One row more than the limit, latest first. */
export async function runningJobs(
  db: Db,
  userId: string,
  now: string,
  page: { after: Key | null; limit: number },
) {
  let query = cards(db, userId, now).where('j.status', 'in', RUNNING_JOB_STATUSES);
  if (page.after)
    query = query.where(
      sql<boolean>`(j.created_at, j.id) < (${page.after[0]}::timestamptz, ${page.after[1]}::uuid)`,
    );
  return query
    .orderBy('j.createdAt', 'desc')
    .orderBy('j.id', 'desc')
    .limit(page.limit + 1)
    .execute();
}

export interface HistoryFilter {
  q?: string;
  /** When the job ended, in [from, to). */
  from?: string;
  to?: string;
}

const endedAt = sql<string>`coalesce(j.completed_at, j.cancelled_at, j.ended_at)`;

/** One row more than the limit, last ended first. */
export async function endedJobs(
  db: Db,
  userId: string,
  now: string,
  { after, limit, q, from, to }: HistoryFilter & { after: Key | null; limit: number },
): Promise<JobCard[]> {
  let query = cards(db, userId, now).where('j.status', 'in', ENDED_JOB_STATUSES);
  if (q) query = query.where(named(q));
  if (from) query = query.where(endedAt, '>=', sql<string>`${new Date(from)}`);
  if (to) query = query.where(endedAt, '<', sql<string>`${new Date(to)}`);
  if (after)
    query = query.where(sql<boolean>`(${endedAt}, j.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return query
    .orderBy(endedAt, 'desc')
    .orderBy('j.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Matches the title or a name literally. */
const named = (q: string) =>
  sql<boolean>`(${sql.join(
    [sql`j.title`, sql`c.display_name`, sql`u.display_name`].map((text) => has(text, q)),
    sql` or `,
  )})`;

export interface AdminFilter {
  status?: JobCard['status'];
  paymentStatus?: JobCard['paymentStatus'];
  settlement?: JobCard['settlement'];
  isForAdmin?: boolean;
  q?: string;
  sort: keyof typeof ADMIN_ORDERS;
  cursor?: string;
  limit: number;
}

/** What is not due at all comes last. */
export const NOT_DUE = '9999-12-31T00:00:00.000Z';

const ADMIN_ORDERS = {
  newest: { by: sql`j.created_at`, type: 'instant', direction: 'desc' },
  oldest: { by: sql`j.created_at`, type: 'instant', direction: 'asc' },
  due: { by: sql`coalesce(j.due_at, ${sql.lit(NOT_DUE)}::timestamptz)`, type: 'instant', direction: 'asc' },
  amount: { by: sql`coalesce(j.amount_cents, 0)`, type: 'integer', direction: 'desc' },
} as const satisfies Record<string, Order>;

/** One row more than the limit. */
export async function allJobs(
  db: Db,
  readerId: string,
  now: string,
  { status, paymentStatus, settlement, isForAdmin, q, sort, cursor, limit }: AdminFilter,
): Promise<JobCard[]> {
  let query = asCards(everyJob(db, readerId), now);
  if (status) query = query.where('j.status', '=', status);
  if (paymentStatus) query = query.where('p.status', '=', paymentStatus);
  if (settlement) query = query.where('p.settlement', '=', settlement);
  if (isForAdmin !== undefined)
    query = query
      .where('j.status', '=', 'DISPUTED')
      .where('j.disputedBy', isForAdmin ? '<>' : '=', 'processor');
  return searchedPage(db, SEARCH, { q, order: ADMIN_ORDERS[sort], cursor, limit }, query);
}

const SEARCH: Searchable = {
  table: 'jobs',
  alias: 'j',
  isMatch: (search) =>
    sql`(${hasWords('j.title', search)} or ${isFound('c', search)} or ${isFound('u', search)})`,
  parts: ofJobs,
};

function cards(db: Db, userId: string, now: string) {
  return asCards(jobs(db, userId), now);
}

const asCards = (query: ReturnType<typeof everyJob>, now: string) =>
  query.select(['j.disputedBy', nextAppointment(now).as('nextAppointment')]);

function jobs(db: Db, userId: string) {
  return everyJob(db, userId).where((where) =>
    where.or([where('j.clientId', '=', userId), where('j.professionalId', '=', userId)]),
  );
}

function everyJob(db: Db, readerId: string) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('users as c', 'c.id', 'j.clientId')
    .innerJoin('users as u', 'u.id', 'j.professionalId')
    .leftJoin('payments as p', (join) =>
      join.onRef('p.jobId', '=', 'j.id').on('p.appointmentId', 'is', null).on('p.tipId', 'is', null),
    )
    .select([
      'j.id',
      'j.title',
      'j.postingId',
      'j.serviceId',
      'j.milestone',
      'j.amountCents',
      'j.status',
      'j.createdAt',
      'j.hireBy',
      'j.hiredAt',
      'j.endedAt',
    ])
    .select(['j.dueAt', 'j.deliveredAt', 'j.releaseAt', 'j.lateRefundAt', 'j.completedAt', 'j.cancelledAt'])
    .select((column) => [
      column.fn.coalesce('p.status', sql.lit('UNPAID' as const)).as('paymentStatus'),
      column.fn.coalesce('p.settlement', sql.lit('NONE' as const)).as('settlement'),
    ])
    .select([
      personJson('c').as('client'),
      personJson('u').as('professional'),
      unreadBy(readerId).as('unreadCount'),
    ]);
}

/** 0 for anyone but the two sides. */
const unreadBy = (userId: string) => sql<number>`(select count(*) from messages m
  where m.job_id = j.id and m.sender_id <> ${userId} and m.read_at is null
    and ${userId} in (j.client_id, j.professional_id))`;

/** The open dispute with its opening message. */
const dispute = sql<
  JobFacts['dispute']
>`case when j.disputed_at is not null then json_build_object('by', j.disputed_by,
  'at', ${isoText(sql`j.disputed_at`)}, 'refundAt', ${isoText(sql`j.refund_at`)},
  'reason', (select m.message from job_moves m where m.job_id = j.id and m.action = 'dispute'
    order by m.at desc, m.id desc limit 1)) end`;

/** The milestones of the work, in order. */
const plan = sql<Job['plan']>`case when j.plan_id is not null then json_build_object('id', j.plan_id,
  'number', j.milestone, 'milestones', (select json_agg(json_build_object('jobId', m.id, 'number', m.milestone,
      'title', m.milestone_title, 'amountCents', m.amount_cents, 'estimatedDays', m.estimated_days,
      'status', m.status, 'paymentStatus', coalesce(x.status, 'UNPAID'),
      'settlement', coalesce(x.settlement, 'NONE'), 'dueAt', ${isoText(sql`m.due_at`)}) order by m.milestone)
    from jobs m left join payments x on x.job_id = m.id and x.appointment_id is null and x.tip_id is null
    where m.plan_id = j.plan_id)) end`;

/** What an hour costs by the job's service; null where its price is fixed. */
const serviceRate = sql<number | null>`(select s.price_cents from services s
  where s.id = j.service_id and s.pricing = 'HOURLY')`;

/** The standing or the paid offer. */
const offer = sql<Job['offer']>`(select json_build_object('id', o.id, 'version', o.version, 'by', o.by,
    'amountCents', o.amount_cents, 'estimatedDays', o.estimated_days, 'scope', o.scope, 'hours', o.hours, 'rateCents', o.rate_cents, 'milestones', o.milestones,
    'feeBasisPoints', o.fee_basis_points, 'feeMinimumCents', o.fee_minimum_cents,
    'at', ${isoText(sql`o.created_at`)}, 'state', o.state, 'payableUntil', null)
  from offers o where o.job_id = j.id and o.state in ('STANDING', 'TAKEN')
  order by o.state = 'TAKEN' desc limit 1)`;

/** How the hiring for the job's posting stands; only for its client. */
const hiringFor = (userId: string) => sql<Job['hiring']>`(select json_build_object('openings', t.openings,
    'hires', ${hiresFor(sql`t.id`)}, 'others', (select count(*) from jobs o
      where o.posting_id = t.id and o.id <> j.id and o.status = 'TALKING'))
  from job_postings t where t.id = j.posting_id and t.client_id = ${userId})`;

/** The next booked time. */
const nextAppointment = (now: string) => sql<JobCard['nextAppointment']>`(
  select json_build_object('id', a.id, 'startsAt', ${isoText(sql`a.starts_at`)}, 'endsAt', ${isoText(sql`a.ends_at`)})
  from appointments a join bookings b on b.appointment_id = a.id
  where a.job_id = j.id and a.ends_at > ${now} order by a.starts_at limit 1)`;

/** Payments that the client's bank took back. */
const chargebacks = sql<Job['chargebacks']>`(select coalesce(json_agg(json_build_object('id', k.id,
    'appointmentId', x.appointment_id, 'tipId', x.tip_id, 'status', k.status, 'amountCents', k.amount_cents,
    'openedAt', ${isoText(sql`k.opened_at`)}, 'decidedAt', ${isoText(sql`k.decided_at`)}) order by k.opened_at, k.id), '[]')
  from payments x join chargebacks k on k.payment_id = x.id where x.job_id = j.id and k.is_own)`;

const tipsPaid = sql<
  Job['tips']['paid']
>`(select coalesce(json_agg(json_build_object('id', x.id, 'amountCents', x.amount_cents,
    'refundedCents', x.refunded_cents, 'paidAt', ${isoText(sql`x.paid_at`)}) order by x.paid_at, x.id), '[]')
  from payments x where x.job_id = j.id and x.tip_id is not null and x.paid_at is not null)`;

/** In cents: the tip whose payment a bank works on; only for its client. */
const processingTipFor = (userId: string) => sql<number | null>`(select x.amount_cents
  from payments x join checkouts k on k.payment_id = x.id and k.attempt = x.attempt
  where x.job_id = j.id and x.tip_id is not null and x.paid_at is null and x.client_id = ${userId}
    and x.status = 'PENDING' and k.status = 'COMPLETE')`;

/**
 * Whether a consultation was asked for and never agreed, or called off before anybody paid for it: a side can ask for
 * thirty in a day and take them back.
 */
const cameToNothing = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(${of('status')} in ('DECLINED', 'WITHDRAWN', 'EXPIRED') or ${of('status')} = 'CANCELLED'
    and ${of('startedAt')} is null and not exists (
      select from payments y where y.appointment_id = ${of('id')} and y.paid_at is not null))`;
};

const appointments = sql<
  Job['appointments']
>`(select coalesce(json_agg(${appointmentJson} order by a.starts_at, a.id), '[]')
  from appointments a where a.job_id = j.id and (not ${cameToNothing('a')} or a.id in (
    select x.id from appointments x where x.job_id = j.id and ${cameToNothing('x')}
    order by x.starts_at desc, x.id desc limit ${sql.lit(LATEST_VOID)})))`;

const latestMoves = sql<
  Job['history']
>`(select coalesce(json_agg(json_build_object('id', m.id, 'at', ${isoText(sql`m.at`)}, 'by', m.by,
  'action', m.action, 'from', m.from_status, 'to', m.to_status, 'message', m.message) order by m.at desc, m.id desc), '[]')
  from (select * from job_moves where job_id = j.id order by at desc, id desc limit ${sql.lit(LATEST_MOVES + 1)}) m)`;

/** In cents: what the reader owes as this job's professional while its money is held; 0 for everybody else. */
const owedBy = (readerId: string) => sql<number>`(select coalesce(sum(d.left_cents), 0)::integer from debts d
  where d.professional_id = j.professional_id and d.left_cents > 0 and j.professional_id = ${readerId}
    and p.settlement = 'HELD')`;

/**
 * Movements between client, hold and professional; the processor's fees and what a client has twice are the platform's,
 * and what a professional paid back of an earlier debt is no matter of this client.
 */
const moneyMovesFor = (readerId: string) => sql<
  Job['money']['moves']
>`(select coalesce(json_agg(json_build_object('at', ${isoText(sql`t.at`)},
  'text', t.text, 'amountCents', t.cents, 'appointmentId', t.appointment_id, 'tipId', t.tip_id) order by t.at, t.id), '[]')
  from (select t.id, t.at, t.text, t.appointment_id, t.tip_id, sum(greatest(e.amount_cents, 0))::bigint
      - abs(coalesce(sum(e.amount_cents) filter (where e.account = 'processor_fees'), 0))::bigint as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.job_id = j.id and t.kind not in ('refunded_twice', 'refunded_once') and (t.kind <> 'debt_paid' or j.client_id <> ${readerId}) group by t.id having bool_or(e.account in ('client', 'held', 'payable'))) t)`;
