import { NUMBER_DIGITS, NUMBER_PREFIX, type InvoiceIssuer } from '@parley/contract/payments/invoice-kinds.ts';
import type { InvoiceLink, InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { sql } from 'kysely';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/db.ts';

const NEWEST = { by: sql`i.issued_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** SQL: the number of the invoice `i` as it is written. */
const number = sql<string>`case i.issuer when 'PLATFORM' then ${sql.lit(NUMBER_PREFIX.PLATFORM)}
  else ${sql.lit(NUMBER_PREFIX.PROFESSIONAL)} end
  || lpad(i.number::text, greatest(${sql.lit(NUMBER_DIGITS)}, length(i.number::text)), '0')`;

const invoices = (db: Db) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('payments as p', 'p.id', 'i.paymentId')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['i.id', 'i.kind', 'i.issuer', number.as('number'), 'i.totalCents', 'i.issuedAt'])
    .select(['p.jobId', 'p.appointmentId', 'p.tipId', 'j.title']);

/** Those that a client or a professional issued or received; one row more than the limit. */
export function invoicesOf(
  db: Db,
  { id, role }: { id: string; role: string },
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<InvoiceRow[]> {
  let query = invoices(db)
    .select(sql<string>`i.recipient ->> 'name'`.as('to'))
    .where(role === 'CLIENT' ? 'i.clientId' : 'i.professionalId', '=', id);
  for (const after of afterCursor('i', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** With everything on it, and whom it is for. */
export function findInvoice(db: Db, id: string) {
  return invoices(db)
    .select(['i.clientId', 'i.professionalId', 'i.correctsId', 'i.currency', 'i.sender', 'i.recipient'])
    .select(['i.vatLabel', 'i.vatHundredths', 'i.vatCents'])
    .where('i.id', '=', id)
    .executeTakeFirst();
}

/** The invoice that a credit note corrects, and the credit notes of an invoice; oldest first. */
export function invoicesAround(
  db: Db,
  { id, correctsId }: { id: string; correctsId: string | null },
): Promise<InvoiceLink[]> {
  return db
    .selectFrom('invoices as i')
    .select(['i.id', 'i.kind', 'i.issuer', number.as('number'), 'i.totalCents'])
    .where((where) => where.or([where('i.id', '=', correctsId), where('i.correctsId', '=', id)]))
    .orderBy('i.issuedAt')
    .orderBy('i.id')
    .execute();
}

/** SQL: links to the invoices of the payment `p`, oldest first, the one for the work before the one for our fee; of one issuer, or of both. */
export const invoicesJson = (issuer?: InvoiceIssuer) => sql<InvoiceLink[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'issuer', i.issuer, 'number', ${number},
    'totalCents', i.total_cents) order by i.issued_at, i.issuer desc, i.id), '[]')
  from invoices i where i.payment_id = p.id and ${issuer ? sql`i.issuer = ${sql.lit(issuer)}` : sql`true`})`;
