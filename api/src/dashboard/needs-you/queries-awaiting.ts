import { sql } from 'kysely';
import { roleOf, type Side } from '@parley/contract/sides.ts';
import { takenTimes } from '../../negotiations/card.ts';
import type { Db } from '../../platform/database/db.ts';
import { blockExists } from '../../platform/database/is-blocked.ts';
import { heldPaidConsultationIn } from '../../platform/database/held-paid-consultation.ts';

const MAX_LISTED = 100;

/** Open negotiations where it is this side's turn. */
export async function negotiationsAwaiting(db: Db, userId: string, side: Side) {
  const [mine, theirs] =
    side === 'client' ? (['clientId', 'professionalId'] as const) : (['professionalId', 'clientId'] as const);
  return db
    .selectFrom('negotiations as n')
    .innerJoin('users as o', 'o.id', `n.${theirs}`)
    .innerJoin('profiles as p', 'p.userId', 'n.professionalId')
    .select([
      'n.id as negotiationId',
      'n.kind',
      'n.status',
      'n.postingId',
      'n.serviceId',
      'n.title',
      'n.amountCents',
      'n.startsAt',
      'n.alternatives',
    ])
    .select(['n.expiresAt', 'n.consultationPriceCents', 'p.payoutsEnabled', 'o.displayName as other'])
    .select(takenTimes.as('takenTimes'))
    .where(`n.${mine}`, '=', userId)
    .where('n.turn', '=', roleOf(side))
    .where('n.isOpen', '=', true)
    .orderBy('n.expiresAt')
    .limit(MAX_LISTED)
    .execute();
}

interface AwaitingJob {
  id: string;
  title: string;
  /** Which of the milestones of its plan; null for work without. */
  milestone: number | null;
  /** What is to be paid, or is still held: less than what was agreed after paid consultations and refunds. */
  amountCents: number;
  kind:
    | 'hire_job'
    | 'answer_offer'
    | 'make_offer'
    | 'answer_resolution'
    | 'object_refund'
    | 'deliver_job'
    | 'accept_work'
    | 'overdue_job'
    | 'write_review';
  dueAt: string | null;
  other: string;
  otherFirstName: string;
  hasFailed: boolean;
  theirsWritten: boolean;
  isConsultationOnly: boolean;
}

const hasOffer = sql`exists (select from offers o where o.job_id = j.id and o.state = 'STANDING')`;
/** Nobody has to answer the budget of an invite, which names no days. */
const asksForTerms = sql`exists (select from offers o
  where o.job_id = j.id and o.state = 'ASKED' and o.estimated_days is not null)`;
/** Who cannot contact each other neither offer nor hire. */
const isOpen = sql`j.status = 'TALKING' and not ${blockExists(sql`j.client_id`, sql`j.professional_id`)}`;
const willMeet = (now: string) => sql`exists (select from appointments a
  where a.job_id = j.id and a.agreed_at is not null and a.status <> 'CANCELLED' and a.ends_at > ${now})`;

/**
 * Jobs that wait for this user, and what for; an answer to a suggestion comes beside the rest. Whether to hire, and for
 * what, is asked once the two have talked; while the professional is asked for other terms, or a bank works on the
 * payment (and the deadline is paused), the client waits. A later milestone (`b` is the one before it) can be paid for at any
 * time, and is asked for once the work before it is delivered. While everything is about to go back, the client waits too.
 * Nobody is asked to arrange anything with whom they can't contact.
 */
export async function jobsAwaiting(db: Db, userId: string, now: string): Promise<AwaitingJob[]> {
  const { rows } = await sql<AwaitingJob>`
    select j.id, j.title, j.milestone, k.kind, o.display_name as other,
      coalesce(p.amount_cents - p.refunded_cents, 0) as amount_cents,
      o.first_name as other_first_name, coalesce(p.status = 'FAILED', false) as has_failed,
      exists (select from reviews r where r.job_id = j.id and r.author_id = o.id) as theirs_written,
      j.status = 'ENDED' as is_consultation_only,
      case when k.kind = 'answer_resolution' then r.expires_at when j.status = 'TALKING' then j.hire_by
        when k.kind = 'deliver_job' then j.due_at
        when k.kind = 'object_refund' then j.late_refund_at
        when k.kind = 'accept_work' then least(j.release_at, j.late_refund_at) when k.kind = 'overdue_job' then j.dispute_at
        else j.review_by end as due_at
    from jobs j
      join users o on o.id = case when j.client_id = ${userId} then j.professional_id else j.client_id end
      left join payments p on p.job_id = j.id and p.appointment_id is null and p.tip_id is null
      left join jobs b on b.plan_id = j.plan_id and b.milestone = j.milestone - 1
      left join resolutions r on r.job_id = j.id and r.state = 'OPEN' and r.expires_at > ${now}
        and r.by = case when j.client_id = ${userId} then 'professional' else 'client' end
      cross join lateral (select unnest(array[case when r.id is not null then 'answer_resolution' end, case
        when (j.status = 'COMPLETED' or j.status = 'ENDED' and ${heldPaidConsultationIn('j.id')})
          and j.review_by > ${now} and not exists (
          select from reviews r where r.job_id = j.id and r.author_id = ${userId}) then 'write_review'
        when j.status = 'TALKING' and ${blockExists(sql`j.client_id`, sql`j.professional_id`)} then null
        when j.client_id = ${userId} and j.status = 'DELIVERED' then 'accept_work'
        when j.client_id = ${userId} and ${isOpen} and j.hire_by is not null and ${hasOffer}
          and not ${asksForTerms} and (p.status = 'FAILED' or not ${willMeet(now)})
          and (b.status in ('TALKING', 'ACTIVE')) is not true then 'hire_job'
        when j.professional_id = ${userId} and ${isOpen} and ${asksForTerms} then 'answer_offer'
        when j.professional_id = ${userId} and ${isOpen} and not ${hasOffer}
          and not ${willMeet(now)} then 'make_offer'
        when j.client_id = ${userId} and j.status = 'ACTIVE' and j.refundable_at <= ${now}
          and j.late_refund_at is null then 'overdue_job'
        when j.professional_id = ${userId} and j.late_refund_at is not null then 'object_refund'
        when j.professional_id = ${userId} and j.status = 'ACTIVE' then 'deliver_job'
      end]) as kind) k
    where (j.client_id = ${userId} or j.professional_id = ${userId}) and k.kind is not null
    order by due_at nulls last, j.id limit ${MAX_LISTED}`.execute(db);
  return rows;
}

/** Series of consultations that this user is asked for and can accept, while the work goes on; the first to expire first. */
export async function seriesAwaiting(db: Db, userId: string, now: string) {
  return db
    .selectFrom('appointmentSeries as s')
    .innerJoin('jobs as j', 'j.id', 's.jobId')
    .innerJoin('users as o', (join) =>
      join.on('o.id', '=', sql<string>`case s.by when 'client' then j.client_id else j.professional_id end`),
    )
    .select(['s.id', 's.jobId', 's.dates', 's.expiresAt', 'j.title', 'o.displayName as other'])
    .where('s.recipientId', '=', userId)
    .where('s.state', '=', 'OPEN')
    .where('j.status', '=', 'ACTIVE')
    .where('s.expiresAt', '>', now)
    .orderBy('s.expiresAt')
    .limit(MAX_LISTED)
    .execute();
}

/** The address of a person from which emails come back; undefined if they arrive. */
export async function bouncingEmail(db: Db, userId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('bouncedAt', 'is not', null)
    .executeTakeFirst();
  return user?.email;
}
