import { FEE_PREFIX, NUMBER_DIGITS, type InvoiceIssuer } from '@parley/contract/payments/invoice-kinds.ts';
import type { InvoiceLink, InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterCursor, type Order } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/db.ts';
import { isoText } from '../../platform/database/iso-text.ts';

const NEWEST = { by: sql`i.issued_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

/** SQL: the number of an invoice as it is written. */
function numberOf(alias: string) {
  const [issuer, digits] = [sql.ref(`${alias}.issuer`), sql`${sql.ref(`${alias}.number`)}::text`];
  const prefix = sql`case ${issuer} when 'PLATFORM' then ${sql.lit(FEE_PREFIX)} else ${sql.ref(`${alias}.prefix`)} end`;
  return sql<string>`${prefix} || lpad(${digits}, greatest(${sql.lit(NUMBER_DIGITS)}, length(${digits})), '0')`;
}
const number = numberOf('i');

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

interface Span {
  from: string;
  to: string;
}

const isOurs = sql<boolean>`i.issuer = 'PLATFORM'`;

/** The platform's own, of [from, to) if it is given; one row more than the limit. */
export function feeInvoices(
  db: Db,
  { span, cursor, limit }: { span?: Span; cursor?: string; limit: number },
): Promise<InvoiceRow[]> {
  let query = invoices(db)
    .select(sql<string>`i.recipient ->> 'name'`.as('to'))
    .where(isOurs);
  if (span) query = query.where('i.issuedAt', '>=', span.from).where('i.issuedAt', '<', span.to);
  for (const after of afterCursor('i', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** What a credit note takes back is negative. */
const signed = (cents: RawBuilder<unknown>) =>
  sql`case i.kind when 'CREDIT_NOTE' then -${cents} else ${cents} end`;

export type FeeInvoiceLine = { id: string; issuedAt: string } & Record<string, string | number | null>;

/** The same for bookkeeping, the earliest first, after the last one of the page before. */
export async function feeInvoicesTable(
  db: Db,
  { from, to }: Span,
  after: { issuedAt: string; id: string } | undefined,
  limit: number,
): Promise<FeeInvoiceLine[]> {
  const rest = after
    ? sql`(i.issued_at, i.id) > (${after.issuedAt}::timestamptz, ${after.id}::uuid)`
    : sql`i.issued_at >= ${from}`;
  const { rows } = await sql<FeeInvoiceLine>`
    with page as materialized (select * from invoices i where ${isOurs} and ${rest} and i.issued_at < ${to}
      order by i.issued_at, i.id limit ${limit})
    select i.id, ${number} as number, i.kind, ${isoText(sql`i.issued_at`)} as issued_at,
      (select ${numberOf('c')} from invoices c where c.id = i.corrects_id) as corrects,
      i.recipient ->> 'name' as recipient, u.email as recipient_email,
      i.recipient ->> 'country' as recipient_country, i.recipient ->> 'taxId' as recipient_tax_id,
      j.title as job, upper(i.currency) as currency, ${signed(sql`i.total_cents`)} as total_cents,
      i.vat_label, i.vat_hundredths / 100.0::float8 as vat_percent, ${signed(sql`i.vat_cents`)} as vat_cents,
      p.job_id, i.payment_id
    from page i join payments p on p.id = i.payment_id join jobs j on j.id = p.job_id
      join users u on u.id = i.professional_id
    order by i.issued_at, i.id`.execute(db);
  return rows;
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

/** SQL: the numbers of the professional's invoices and credit notes for the payment `p`, oldest first. */
export const invoiceNumbers = sql<string>`(select coalesce(string_agg(${number}, ' ' order by i.issued_at, i.id), '')
  from invoices i where i.payment_id = p.id and i.issuer = 'PROFESSIONAL')`;

/** SQL: links to the invoices of the payment `p`, oldest first, the one for the work before the one for our fee; of one issuer, or of both. */
export const invoicesJson = (issuer?: InvoiceIssuer) => sql<InvoiceLink[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'issuer', i.issuer, 'number', ${number},
    'totalCents', i.total_cents) order by i.issued_at, i.issuer desc, i.id), '[]')
  from invoices i where i.payment_id = p.id and ${issuer ? sql`i.issuer = ${sql.lit(issuer)}` : sql`true`})`;
