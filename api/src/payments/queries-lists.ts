import type { AdminPayment, Receipt } from '@parley/contract/payments/schemas.ts';
import { sql } from 'kysely';
import { ledgerJson } from '../jobs/lists/card.ts';
import type { Db } from '../platform/database/db.ts';
import {
  hasWords,
  isFound,
  ofJobs,
  rowById,
  searchedPage,
  type Searchable,
} from '../platform/database/found-rows.ts';
import { afterCursor, type Order } from '../platform/database/keyset.ts';
import { personJson } from '../users/card.ts';
import { isoText } from '../platform/database/iso-text.ts';
import { owedFor } from './debts/queries-debts.ts';
import { invoiceNumbers, invoicesJson } from './invoices/queries-invoices.ts';
import { isPaidFor, type PaidFor } from './queries.ts';

const NEWEST = { by: sql`p.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;
const ORDERS = {
  newest: NEWEST,
  oldest: { by: sql`p.created_at`, type: 'instant', direction: 'asc' },
  amount: { by: sql`p.amount_cents`, type: 'integer', direction: 'desc' },
} as const satisfies Record<string, Order>;

function payments(db: Db) {
  return db
    .selectFrom('payments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('users as u', 'u.id', 'p.professionalId')
    .select([
      'p.jobId',
      'p.appointmentId',
      'p.tipId',
      'p.status',
      'p.settlement',
      'p.amountCents',
      'p.creditCents',
    ])
    .select(['p.feeCents', 'p.feeBasisPoints', 'p.feeMinimumCents', 'p.refundedCents', 'p.frozenAt'])
    .select(['p.transfer', 'p.refund', 'p.paidAt', 'p.receiptUrl', 'p.createdAt', 'p.holdUntil'])
    .select(['j.title', personJson('u').as('professional'), owedFor('p.id').as('receivableCents')])
    .select(sql<Receipt['purpose']>`upper(${PAID_FOR})`.as('purpose'));
}

const PAID_FOR = sql<string>`case when p.tip_id is not null then 'tip'
  when p.appointment_id is not null then 'consultation' else 'work' end`;

/** One row more than the limit, to know whether there is a next page. */
export async function receiptsOf(
  db: Db,
  clientId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<(Receipt & { id: string })[]> {
  let query = payments(db)
    .select(['p.id', invoicesJson('PROFESSIONAL').as('invoices')])
    .where('p.clientId', '=', clientId)
    .where('p.status', '=', 'PAID');
  for (const after of afterCursor('p', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** What a client paid in [from, to), after the last one of the page before, the earliest first. */
export async function paidTable(
  db: Db,
  { clientId, from, to }: { clientId: string; from: string; to: string },
  after: Pick<TableRow, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<TableRow[]> {
  const rest = after
    ? sql`(p.created_at, p.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<TableRow>`
    with page as materialized (select * from payments p where p.client_id = ${clientId} and ${rest}
      and p.paid_at >= ${from} and p.paid_at < ${to} order by p.created_at, p.id limit ${limit})
    select p.id, p.id as payment_id, p.job_id, ${isoText(sql`p.paid_at`)} as paid_at, ${PAID_FOR} as paid_for,
      j.title as job, u.display_name as professional, p.amount_cents, p.refunded_cents,
      ${invoiceNumbers} as invoices, ${isoText(sql`p.created_at`)} as created_at
    from page p join jobs j on j.id = p.job_id join users u on u.id = p.professional_id
    order by p.created_at, p.id`.execute(db);
  return rows;
}

export interface PaymentFilter {
  status?: AdminPayment['status'];
  settlement?: AdminPayment['settlement'];
  q?: string;
  sort: keyof typeof ORDERS;
  cursor?: string;
  limit: number;
}

const adminPayments = (db: Db) =>
  payments(db)
    .innerJoin('users as c', 'c.id', 'p.clientId')
    .select(['p.id', personJson('c').as('client'), invoicesJson().as('invoices')])
    .select(
      ledgerJson(
        sql`t.job_id = p.job_id and t.appointment_id is not distinct from p.appointment_id
          and t.tip_id is not distinct from p.tip_id`,
      ).as('ledger'),
    );

/** One row more than the limit, to know whether there is a next page. */
export async function paymentsFor(
  db: Db,
  { status, settlement, q, sort, cursor, limit }: PaymentFilter,
): Promise<AdminPayment[]> {
  let query = adminPayments(db);
  if (status) query = query.where('p.status', '=', status);
  if (settlement) query = query.where('p.settlement', '=', settlement);
  return searchedPage(db, SEARCH, { q, order: ORDERS[sort], cursor, limit }, query);
}

export async function paymentForAdmin(db: Db, paidFor: PaidFor): Promise<AdminPayment | undefined> {
  return adminPayments(db).where(isPaidFor('p', paidFor)).executeTakeFirst();
}

const SEARCH: Searchable = {
  table: 'payments',
  alias: 'p',
  isMatch: (
    search,
  ) => sql`(${hasWords('j.title', search)} or ${isFound('c', search)} or ${isFound('u', search)}
    or p.charge_id ilike ${search.pattern})`,
  parts: (search, typed) => [
    ...ofJobs(search, typed, sql`select id from payments where job_id = j.id`),
    ...rowById('payments', typed),
    sql`select id from payments where charge_id = ${typed}`,
  ],
};

export type TableRow = Record<string, string | number | null> & { createdAt: string; id: string };

/** Payments created in [from, to) after the last one of the page before, oldest first. */
export async function paymentsTable(
  db: Db,
  { from, to }: { from: string; to: string },
  after: Pick<TableRow, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<TableRow[]> {
  const rest = after
    ? sql`(p.created_at, p.id) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql`p.created_at >= ${from}`;
  const { rows } = await sql<TableRow>`
    with page as materialized (select * from payments p where ${rest} and p.created_at < ${to}
      order by p.created_at, p.id limit ${limit})
    select p.id, p.id as payment_id, p.charge_id, p.job_id, p.appointment_id, p.tip_id, j.title, c.email as client, u.email as professional, p.status, p.settlement,
      p.amount_cents, p.credit_cents, p.fee_cents, p.refunded_cents, ${owedFor('p.id')} as receivable_cents, p.transfer, p.refund,
      ${isoText(sql`p.paid_at`)} as paid_at, ${isoText(sql`p.created_at`)} as created_at
    from page p join jobs j on j.id = p.job_id join users c on c.id = p.client_id
      join users u on u.id = p.professional_id
    order by p.created_at, p.id`.execute(db);
  return rows;
}
