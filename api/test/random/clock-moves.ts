import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';
import { Find } from './act.ts';

/** What the clock may do at an instant: the deadlines of what runs, read before it works. */
export interface Deadlines {
  jobs: Map<string, JobDeadlines>;
  negotiations: Map<string, string>;
  lastMove: string;
}
interface JobDeadlines {
  id: string;
  hireBy: string | null;
  releaseAt: string | null;
  disputeAt: string | null;
  refundAt: string | null;
  /** A refund asked for because the work is long overdue. */
  lateRefundAt: string | null;
  /** The end of holding. */
  holdUntil: string | null;
  /** A refund chosen for an absence. */
  absentAt: string | null;
  /** A priced consultation that is not paid in time ends the talk. */
  payBy: string | null;
}

const BY: Record<string, readonly (keyof JobDeadlines)[]> = {
  end: ['hireBy', 'payBy'],
  complete: ['releaseAt', 'holdUntil'],
  cancel: ['holdUntil'],
  dispute: ['disputeAt', 'holdUntil'],
  refund: ['refundAt'],
  split: ['refundAt'],
  refund_absent: ['absentAt'],
  refund_late: ['lateRefundAt'],
};

export async function readDeadlines(db: Db): Promise<Deadlines> {
  const jobs = await sql<JobDeadlines>`
    select id, hire_by, release_at, dispute_at, refund_at, late_refund_at,
      (select p.hold_until from payments p where p.job_id = j.id and p.appointment_id is null and p.tip_id is null) as hold_until,
      (select min(a.refund_at) from appointments a where a.job_id = j.id) as absent_at,
      (select min(a.pay_by) from appointments a where a.job_id = j.id) as pay_by from jobs j`.execute(db);
  const negotiations = await sql<{ id: string; expiresAt: string }>`
    select id, expires_at from negotiations where is_open`.execute(db);
  const last = await sql<{ id: string }>`
    select coalesce(max(id::text), '') as id from (select id from job_moves union all select id from negotiation_moves) m`.execute(
    db,
  );
  return {
    jobs: new Map(jobs.rows.map((row) => [row.id, row])),
    negotiations: new Map(negotiations.rows.map(({ id, expiresAt }) => [id, expiresAt])),
    lastMove: last.rows[0]?.id ?? '',
  };
}

/** Throws if the clock has done something whose deadline had not come; `now`: when it worked. */
export async function checkClockWasNotEarly(db: Db, before: Deadlines, now: string): Promise<void> {
  // A milestone that is cancelled ends those that nobody has paid for, too.
  const moves = await sql<{ jobId: string; action: string }>`
    select m.job_id, m.action from job_moves m join jobs j on j.id = m.job_id
    where m.by = 'clock' and m.id::text > ${before.lastMove} and not (m.action = 'end' and j.milestone > 1 and exists (
      select 1 from jobs other where other.plan_id = j.plan_id and other.status = 'CANCELLED'))`.execute(db);
  for (const { jobId, action } of moves.rows) {
    const stood = before.jobs.get(jobId);
    const due = BY[action]?.flatMap((column) => stood?.[column] ?? []).toSorted()[0];
    if (!due || due > now)
      throw new Find(`the clock did ${action} with ${jobId} at ${now}, due ${due ?? 'never'}`);
  }
  // A posting that closes, or somebody who is gone, ends what is open about it, too.
  const expired = await sql<{ id: string }>`
    select n.id from negotiation_moves m join negotiations n on n.id = m.negotiation_id
      left join job_postings p on p.id = n.posting_id
    where m.by = 'clock' and m.action = 'expire' and m.id::text > ${before.lastMove} and coalesce(p.status, 'OPEN') = 'OPEN'
      and not exists (select 1 from users u where u.id in (n.client_id, n.professional_id) and u.disabled_at is not null)`.execute(
    db,
  );
  for (const { id } of expired.rows) {
    const due = before.negotiations.get(id);
    if (!due || due > now) throw new Find(`${id} expired at ${now}, due ${due ?? 'never'}`);
  }
}
