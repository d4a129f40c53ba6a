import type pg from 'pg';

/** A number for each name, in one row. */
type Numbers<T extends string> = Record<T, number | null>;

async function oneRow<T extends string>(pool: pg.Pool, text: string): Promise<Numbers<T> | undefined> {
  return (await pool.query<Numbers<T>>(text)).rows[0];
}

export const readServer = async (pool: pg.Pool) =>
  (
    await pool.query<{ version: string; major: number; now: Date; mayCreate: boolean; extensions: string[] }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
        has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as "mayCreate",
        (select coalesce(array_agg(name::text), '{}') from pg_available_extensions) as extensions`,
    )
  ).rows[0];

/** Which cluster and database this is; a replica has its primary's. */
export const readCluster = async (pool: pg.Pool) =>
  (
    await pool.query<{ isReplica: boolean; system: string; name: string }>(
      `select pg_is_in_recovery() as "isReplica", current_database() as name,
        (select system_identifier::text from pg_control_system()) as system`,
    )
  ).rows[0];

/** The newest transactions of the ledger only: parley reconcile reads all. */
export const readLedger = (pool: pg.Pool) =>
  oneRow<'total' | 'unbalanced'>(
    pool,
    `select (select coalesce(sum(balance_cents), 0) from ledger_balances)::float8 as total,
      (select count(*) from (select from ledger_entries e
        where e.transaction_id in (select id from ledger_transactions order by id desc limit 10000)
        group by e.transaction_id having sum(e.amount_cents) <> 0) wrong)::int as unbalanced`,
  );

/** Tasks that could run and don't, and how long the oldest has waited. */
export const readQueue = (pool: pg.Pool) =>
  oneRow<'waiting' | 'seconds' | 'processes'>(
    pool,
    `select count(*)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as seconds,
      (select count(*)::int from processes where role <> 'WEB' and seen_at > clock_timestamp() - interval '1 minute') as processes
    from graphile_worker.jobs where run_at < clock_timestamp() and locked_at is null and attempts < max_attempts`,
  );

export const readMails = (pool: pg.Pool) =>
  oneRow<'waiting' | 'givenUp'>(
    pool,
    `select count(*) filter (where sent_at is null and given_up_at is null and tries > 0)::int as waiting,
      count(*) filter (where given_up_at > clock_timestamp() - interval '1 day')::int as "givenUp" from mails`,
  );

/** Hours since the last comparison of the books ended, and what it found; payments tell whether there are books. */
export const readReconciliation = (pool: pg.Pool) =>
  oneRow<'payments' | 'hours' | 'differences' | 'problems'>(
    pool,
    `select (select count(*) from (select from payments limit 1) one)::int as payments,
      extract(epoch from clock_timestamp() - r.ended_at)::float8 / 3600 as hours, r.difference_count as differences,
      (r.problem is not null)::int as problems
    from (select 1) always left join lateral
      (select * from reconciliations where ended_at is not null order by started_at desc limit 1) r on true`,
  );

/** Hours since the last whole backup, and since the last one that failed or found files missing. */
export const readBackups = (pool: pg.Pool) =>
  oneRow<'whole' | 'failed'>(
    pool,
    `select extract(epoch from clock_timestamp() - max(ended_at) filter (where problem is null))::float8 / 3600 as whole,
      extract(epoch from clock_timestamp() - max(ended_at) filter (where problem is not null))::float8 / 3600 as failed
    from backups where started_at > clock_timestamp() - interval '90 days'`,
  );
