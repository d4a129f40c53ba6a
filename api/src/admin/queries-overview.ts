import type { Day, Overview } from '@parley/contract/admin/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

type CurrentStats = Pick<Overview, 'people' | 'jobs' | 'money' | 'queues'>;

/** The current figures; the other parameters bound what counts as held for long, new, slow or waiting. */
export async function currentStats(
  db: Db,
  { now, soon, lately, slow, longAgo }: Record<'now' | 'soon' | 'lately' | 'slow' | 'longAgo', string>,
): Promise<CurrentStats> {
  const { rows } = await sql<CurrentStats>`
    select ${people} as people, ${jobs} as jobs, ${money} as money, json_build_object(
      'disputes', (select count(*) from jobs where status = 'DISPUTED'),
      'tickets', (select count(*) from tickets where status <> 'RESOLVED'),
      'overdueTickets', (select count(*) from tickets where status <> 'RESOLVED' and due_at < ${now}),
      'certificates', (select count(*) from certificates where status = 'PENDING'),
      'reports', (select count(*) from reports where status = 'OPEN'),
      'overdueReports', (select count(*) from reports where status = 'OPEN' and due_at < ${now}),
      'stuckCalls', (select count(*) from processor_calls where status = 'STUCK'),
      'unmatchedCharges', (select count(*) from unmatched_charges x where x.found_at > ${lately} or not exists
        (select 1 from processor_calls k where k.payment_id = x.payment_id and k.status = 'DONE'
          and k.key like 'refund:' || x.charge_id || '%')),
      'slowPayments', (select count(*) from payments where pending_since <= ${slow}),
      'failedMails', (select count(*) from mails where given_up_at is not null),
      'waitingTransfers', (select count(*) from processor_calls where status = 'WAITING' and kind = 'transfer'
        and created_at < ${longAgo}),
      'longHeld', (select count(*) from payments where settlement = 'HELD' and hold_until < ${soon})) as queues`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

const people = sql`(select json_build_object(
  'clients', count(*) filter (where role = 'CLIENT' and disabled_at is null),
  'professionals', count(*) filter (where role = 'PROFESSIONAL' and disabled_at is null),
  'admins', count(*) filter (where role = 'ADMIN' and disabled_at is null),
  'disabled', count(*) filter (where disabled_at is not null and closed_at is null)) from users)`;

const jobs = sql`(select json_build_object(
  'talking', count(*) filter (where j.status = 'TALKING'),
  'active', count(*) filter (where j.status = 'ACTIVE'),
  'delivered', count(*) filter (where j.status = 'DELIVERED'),
  'disputed', count(*) filter (where j.status = 'DISPUTED'),
  'completed', count(*) filter (where j.status = 'COMPLETED'),
  'cancelled', count(*) filter (where j.status = 'CANCELLED'),
  'ended', count(*) filter (where j.status = 'ENDED')) from jobs j)`;

/** Credits are negative in the ledger. */
const money = sql`(select json_build_object(
  'heldCents', coalesce(-sum(balance_cents) filter (where account = 'held'), 0)::bigint,
  'payableCents', coalesce(-sum(balance_cents) filter (where account = 'payable' and balance_cents < 0), 0)::bigint,
  'feesCents', coalesce(-sum(balance_cents) filter (where account = 'platform_fees'), 0)::bigint,
  'receivableCents', (select coalesce(sum(left_cents), 0)::bigint from debts),
  'ledgerDifferenceCents', (select coalesce(sum(amount_cents), 0)::bigint from ledger_entries)) from ledger_balances)`;

/** The days (UTC) that begin in [from, to): events of the day, and queue lengths at its end. */
export async function daysBetween(db: Db, from: string, to: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with happened as (${events}), by_day as (
      select date_trunc('day', at at time zone 'UTC') as day, kind, sum(amount)::bigint as amount
      from happened group by 1, 2)
    select to_char(d.day, 'YYYY-MM-DD') as day, ${dayOf('signUps')}, ${dayOf('hires')}, ${dayOf('completed')},
      ${dayOf('cancelled')}, ${dayOf('disputed')}, ${dayOf('paidCents')}, ${dayOf('releasedCents')},
      ${dayOf('refundedCents')}, ${dayOf('feesCents')},
      ${untilDay('ticketsIn', 'ticketsOut')} as open_tickets, ${untilDay('disputed', 'decided')} as open_disputes
    from generate_series(date_trunc('day', ${from}::timestamptz at time zone 'UTC'),
        ${to}::timestamptz at time zone 'UTC' - interval '1 microsecond', interval '1 day') as d(day)
      left join lateral (select coalesce(jsonb_object_agg(b.kind, b.amount), '{}') as on_day
        from by_day b where b.day = d.day) o on true
    order by d.day`.execute(db);
  return rows;
}

type CountedKey = Exclude<keyof Day, 'day' | 'openTickets' | 'openDisputes'>;
const dayOf = (kind: CountedKey) =>
  sql`coalesce((o.on_day->>${sql.lit(kind)})::bigint, 0) as ${sql.ref(kind)}`;

/** Inflow less outflow, up to and including the day. */
const untilDay = (into: string, out: string) => sql`(select coalesce(sum(case b.kind
    when ${sql.lit(into)} then b.amount else -b.amount end), 0)::bigint
  from by_day b where b.day <= d.day and b.kind in (${sql.lit(into)}, ${sql.lit(out)}))`;

/** The counted events: time, kind, amount. */
const events = sql`
  select created_at as at, 'signUps' as kind, 1::bigint as amount from users
  union all select hired_at, 'hires', 1 from jobs where hired_at is not null
  union all select completed_at, 'completed', 1 from jobs where completed_at is not null
  union all select cancelled_at, 'cancelled', 1 from jobs where cancelled_at is not null
  union all select at, 'disputed', 1 from job_moves where to_status = 'DISPUTED' and from_status <> 'DISPUTED'
  union all select at, 'decided', 1 from job_moves where from_status = 'DISPUTED' and to_status <> 'DISPUTED'
  union all select created_at, 'ticketsIn', 1 from tickets
  union all select resolved_at, 'ticketsOut', 1 from tickets where resolved_at is not null
  union all select t.at, 'paidCents', -e.amount_cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'held' where t.kind = 'charge'
  union all select t.at, 'releasedCents', -e.amount_cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'payable' where t.kind in ('release', 'split')
  union all select t.at, 'refundedCents', -e.amount_cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'client' where t.kind in ('refund', 'split')
  union all select t.at, 'feesCents', -e.amount_cents from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'platform_fees'`;
