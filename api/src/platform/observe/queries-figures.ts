import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** What the database knows and no process alone. */
export interface Figures {
  queueReady: number;
  queueLagSeconds: number;
  queueFailed: number;
  mailsWaiting: number;
  mailsGivenUp: number;
  peopleBounced: number;
  processorCallsOpen: number;
  processorCallsStuck: number;
  heldCents: number;
  ledgerDifferenceCents: number;
  workers: number;
}

/** Real time, which the queue and the heartbeats of processes go by. */
export async function readFigures(db: Db, now = new Date()): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select q.*, m.*, c.*,
      (select coalesce(max(amount) filter (where kind = 'heldCents'), 0) from overview_figures where day is null) as held_cents,
      (select coalesce(max(amount) filter (where kind = 'ledgerDifferenceCents'), 0) from overview_figures where day is null)
        as ledger_difference_cents,
      (select count(*) from users where bounced_at is not null) as people_bounced,
      (select count(*) from processes where role <> 'WEB' and seen_at > ${now}::timestamptz - interval '45 seconds') as workers
    from
      (select count(*) filter (where run_at <= ${now} and locked_at is null and attempts < max_attempts) as queue_ready,
        coalesce(extract(epoch from ${now}::timestamptz - min(run_at)
          filter (where run_at <= ${now} and locked_at is null and attempts < max_attempts)), 0)::float8 as queue_lag_seconds,
        count(*) filter (where attempts >= max_attempts and locked_at is null) as queue_failed from graphile_worker.jobs) q,
      (select count(*) filter (where given_up_at is null) as mails_waiting,
        count(*) filter (where given_up_at is not null) as mails_given_up from mails where sent_at is null) m,
      (select count(*) filter (where status <> 'STUCK') as processor_calls_open,
        count(*) filter (where status = 'STUCK') as processor_calls_stuck from processor_calls where status <> 'DONE') c`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}
