import type { Day, Overview } from '@parley/contract/admin/schemas.ts';
import { JOB_STATUSES } from '@parley/contract/jobs/states.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';

type CurrentStats = Pick<Overview, 'people' | 'jobs' | 'money' | 'queues'>;

/** The current figures; the other parameters bound what counts as held for long, new, slow or waiting. */
export async function currentStats(
  db: Db,
  { now, soon, lately, slow, longAgo }: Record<'now' | 'soon' | 'lately' | 'slow' | 'longAgo', string>,
): Promise<CurrentStats> {
  const question = sql<CurrentStats>`
    with kept as (select coalesce(jsonb_object_agg(kind, amount), '{}') as now from overview_figures where day is null)
    select ${people} as people, ${jobs} as jobs, ${money} as money, json_build_object(
      'disputes', (select count(*) from jobs where status = 'DISPUTED' and disputed_by <> 'processor'),
      'contestedConsultations', (select count(*) from appointments where settle_at is not null and objected_at is not null),
      'tickets', (select count(*) from tickets where status <> 'RESOLVED'),
      'overdueTickets', (select count(*) from tickets t where t.status <> 'RESOLVED' and t.due_at < ${now}
        and (select r.author_id <> t.author_id from ticket_replies r where r.ticket_id = t.id
          order by r.created_at desc, r.id desc limit 1) is not true),
      'certificates', (select count(*) from certificates where due_at is not null),
      'reports', (select count(*) from reports where status = 'OPEN'),
      'overdueReports', (select count(*) from reports where status = 'OPEN' and due_at < ${now}),
      'stuckCalls', (select count(*) from processor_calls where status = 'STUCK'),
      'chargebacks', (select count(*) from chargebacks where status = 'OPEN' and evidence_at is null
        and coalesce(evidence_by > ${now}, true)),
      'unmatchedCharges', (select count(*) from unmatched_charges x where x.found_at > ${lately} or not exists
        (select 1 from processor_calls k where k.payment_id = x.payment_id and k.status = 'DONE'
          and k.key like 'refund:' || x.charge_id || '%')),
      'slowPayments', (select count(*) from payments where pending_since <= ${slow}),
      'failedMails', (select count(*) from mails where given_up_at is not null and content is not null),
      'waitingTransfers', (select count(*) from processor_calls where status = 'WAITING' and kind = 'transfer'
        and created_at < ${longAgo}),
      'longHeld', (select count(*) from payments where settlement = 'HELD' and hold_until < ${soon})) as queues
    from kept`;
  const [row] = await askPrepared(db, 'current figures', { compile: () => question.compile(db) });
  if (!row) throw new Error('an aggregate has one row');
  return row;
}

/** A figure of the present that is kept; 0 until something was counted. */
const currently = (kind: string) => sql`coalesce((kept.now->>${sql.lit(kind)})::bigint, 0)`;
const asObject = (kinds: readonly string[]) =>
  sql`${sql.join(kinds.map((kind) => sql`${sql.lit(kind)}, ${currently(kind)}`))}`;

const people = sql`json_build_object(${asObject(['clients', 'professionals', 'admins', 'disabled'])})`;
const jobs = sql`json_build_object(${asObject(JOB_STATUSES.map((status) => status.toLowerCase()))})`;
const money = sql`json_build_object(${asObject(['heldCents', 'payableCents', 'feesCents', 'ledgerDifferenceCents'])},
  'receivableCents', (select coalesce(sum(left_cents), 0)::bigint from debts where left_cents > 0))`;

/** The days (UTC) that begin in [from, to): events of the day, and queue lengths at its end. */
export async function daysBetween(db: Db, from: string, to: string): Promise<Day[]> {
  const question = sql<Day>`
    with span as (select date_trunc('day', ${from}::timestamptz at time zone 'UTC')::date as first,
        (${to}::timestamptz at time zone 'UTC' - interval '1 microsecond')::date as last),
      by_day as materialized (select f.kind, f.day, f.amount from overview_figures f, span
        where f.day <= span.last and (f.day >= span.first or f.kind in (${sql.join(QUEUES.map((kind) => sql.lit(kind)))})))
    select to_char(d.day, 'YYYY-MM-DD') as day, ${dayOf('signUps')}, ${dayOf('hires')}, ${dayOf('completed')},
      ${dayOf('cancelled')}, ${dayOf('disputed')}, ${dayOf('paidCents')}, ${dayOf('releasedCents')},
      ${dayOf('refundedCents')}, ${dayOf('feesCents')},
      ${untilDay('ticketsIn', 'ticketsOut')} as open_tickets, ${untilDay('disputed', 'decided')} as open_disputes
    from span, generate_series(span.first, span.last, interval '1 day') as d(day)
      left join lateral (select coalesce(jsonb_object_agg(b.kind, b.amount), '{}') as on_day
        from by_day b where b.day = d.day) o on true
    order by d.day`;
  return await askPrepared(db, 'figures of days', { compile: () => question.compile(db) });
}

type CountedKey = Exclude<keyof Day, 'day' | 'openTickets' | 'openDisputes'>;
const dayOf = (kind: CountedKey) => sql`${onDay(kind)} as ${sql.ref(kind)}`;
const onDay = (kind: string) => sql`coalesce((o.on_day->>${sql.lit(kind)})::bigint, 0)`;

/** What comes into a queue and what leaves it; a queue's length is the sum of all days before. */
const QUEUES = ['ticketsIn', 'ticketsOut', 'disputed', 'decided'] as const;

/** Inflow less outflow: of all days before the span once, and from there on day by day. */
const untilDay = (into: (typeof QUEUES)[number], out: (typeof QUEUES)[number]) =>
  sql`((select coalesce(sum(case b.kind when ${sql.lit(into)} then b.amount else -b.amount end), 0) from by_day b
      where b.day < (select first from span) and b.kind in (${sql.lit(into)}, ${sql.lit(out)}))
    + sum(${onDay(into)} - ${onDay(out)}) over (order by d.day))::bigint`;

/** In one statement: so many take a fraction of a second. */
const CHANGES_AT_ONCE = 10_000;

/** Adds what has changed to the sums, which only this writes; returns how many changes were left to add. */
export async function addUpChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with changes as (
      delete from overview_changes where ctid = any (array(
        select ctid from overview_changes limit ${sql.lit(CHANGES_AT_ONCE)} for update skip locked))
      returning kind, day, change),
    added as (
      -- In one order, or two sweeps at once could wait for each other.
      insert into overview_sums select kind, day, sum(change) from changes group by kind, day order by kind, day
        on conflict (kind, day) do update set amount = overview_sums.amount + excluded.amount)
    select count(*) as added from changes`.execute(db);
  const added = rows[0]?.added ?? 0;
  return added < CHANGES_AT_ONCE ? 0 : added;
}
