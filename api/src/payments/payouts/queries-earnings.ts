import type { HeldPayment } from '@parley/contract/payments/schemas.ts';
import { sql } from 'kysely';
import { instantKeyOf } from '../../platform/database/cursor.ts';
import type { Db } from '../../platform/database/db.ts';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';

/**
 * What banks took of released payments and have not decided about: the ledger has it at once, but the professional loses
 * nothing before a bank has decided for the client.
 */
export const undecided = (professionalId: string) => sql`(
  select e.month, e.released_in, e.gross_cents, e.fee_cents, e.refunded_cents, e.earned_cents
  from chargebacks k join payments p on p.id = k.payment_id
    join ledger_transactions t on t.source_type in ('chargeback', 'chargeback_won') and t.source_id = k.processor_id
    cross join earnings_of(t.id) e
  where k.status = 'OPEN' and p.professional_id = ${professionalId})`;

/**
 * Net earnings in each of the last twelve months, oldest first. A later reversal counts against the month of the
 * release.
 */
export async function netByMonth(db: Db, professionalId: string, now: string) {
  const { rows } = await sql<{ month: string; netCents: number }>`
    with open as materialized ${undecided(professionalId)}
    select to_char(m.month, 'YYYY-MM') as month, coalesce(e.earned_cents, 0)
      - (select coalesce(sum(earned_cents), 0)::bigint from open where released_in = m.month::date) as net_cents
    from generate_series(utc_month(${now}::timestamptz) - interval '11 months', utc_month(${now}::timestamptz),
      interval '1 month') as m(month)
      left join earning_months e on e.professional_id = ${professionalId} and e.month = m.month::date
    order by m.month`.execute(db);
  return rows;
}

export interface StatementMonth {
  month: string;
  grossCents: number;
  feeCents: number;
  refundedCents: number;
}

/**
 * What banks took of released payments and gave back: when the ledger has it, and the month that counts. That is when the
 * bank decided for the client, with the fee that we return then; before that, and where it decides for the professional,
 * they lose nothing.
 */
const takenByBanks = (professionalId: string) => sql`(
  select e.month as posted_in, e.refunded_cents,
    case when k.status = 'LOST' then greatest(e.month, utc_month(k.decided_at)) end as counted_in
  from payments p join chargebacks k on k.payment_id = p.id
    join ledger_transactions t on t.source_type in ('chargeback', 'chargeback_won') and t.source_id = k.processor_id
    cross join earnings_of(t.id) e
  where p.professional_id = ${professionalId})`;

/** The twelve months of a year, each with what happened in it: a month that is over stays as it was. */
export async function monthsOfYear(db: Db, professionalId: string, year: number): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    with taken as materialized ${takenByBanks(professionalId)}
    select to_char(m.month, 'YYYY-MM') as month, coalesce(e.gross_cents, 0) as gross_cents,
      coalesce(e.fee_cents, 0) as fee_cents, coalesce(e.refunded_cents, 0)
      - (select coalesce(sum(refunded_cents), 0)::bigint from taken where posted_in = m.month::date)
      + (select coalesce(sum(refunded_cents), 0)::bigint from taken where counted_in = m.month::date) as refunded_cents
    from generate_series(make_date(${year}, 1, 1)::timestamp, make_date(${year}, 12, 1)::timestamp, interval '1 month') as m(month)
      left join earning_months e on e.professional_id = ${professionalId} and e.month = m.month::date
    order by m.month`.execute(db);
  return rows;
}

interface Page {
  cursor?: string;
  limit: number;
}

/** One row more than the limit. The processor's ids have no order of their own, so the rows have a key. */
export function payoutsOf(db: Db, professionalId: string, { cursor, limit }: Page) {
  const after = instantKeyOf(cursor);
  let query = db
    .selectFrom('payouts')
    .select(['id', 'amountCents', 'status', 'at', 'listId'])
    .where('professionalId', '=', professionalId);
  if (after) query = query.where(sql<boolean>`(at, list_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return query
    .orderBy('at', 'desc')
    .orderBy('listId', 'desc')
    .limit(limit + 1)
    .execute();
}

const NEWEST = { by: sql`p.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** A bank, an admin or the two of them decide: none of the dates holds. */
const isStopped = sql<boolean>`(p.frozen_at is not null
  or case when a.id is null then j.status = 'DISPUTED' else a.objected_at is not null end)`;
/** After a missed consultation, or when the work is long overdue. */
const goesBackAt = sql<string | null>`case when a.id is null then coalesce(j.late_refund_at,
  (select min(x.refund_at) from appointments x where x.job_id = j.id)) when a.settle_to = 'CLIENT' then a.settle_at end`;

/** One row more than the limit. */
export function heldFor(
  db: Db,
  professionalId: string,
  { cursor, limit }: Page,
): Promise<(HeldPayment & { createdAt: string })[]> {
  let query = db
    .selectFrom('payments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .leftJoin('appointments as a', 'a.id', 'p.appointmentId')
    .select(['p.id', 'p.jobId', 'p.appointmentId', 'j.title', 'p.createdAt', 'p.holdUntil'])
    .select(sql<number>`p.amount_cents - p.refunded_cents - p.fee_cents`.as('netCents'))
    .select(
      sql<
        HeldPayment['state']
      >`case when ${isStopped} then 'DISPUTED' when ${goesBackAt} is not null then 'GOING_BACK'
        when a.id is not null then 'CONSULTATION' when j.status = 'DELIVERED' then j.status else 'WORKING' end`.as(
        'state',
      ),
    )
    .select([
      sql<string | null>`case when a.id is null then j.release_at when a.settle_to = 'PROFESSIONAL'
        and not ${isStopped} then a.settle_at end`.as('releaseAt'),
      sql<string | null>`case when not ${isStopped} then ${goesBackAt} end`.as('goesBackAt'),
    ])
    .where('p.professionalId', '=', professionalId)
    .where('p.settlement', '=', 'HELD');
  for (const after of afterCursor('p', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
}
