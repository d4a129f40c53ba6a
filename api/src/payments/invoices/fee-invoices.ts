import type { InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import { csvFile } from '../../platform/documents/csv.ts';
import type { RawReply } from '../../platform/http/serve.ts';
import { audit } from '../../platform/observe/audit.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import { feeInvoices, feeInvoicesTable, type FeeInvoiceLine } from './queries-invoices.ts';

/** What the platform invoiced for its fee, for whoever keeps its books. */
export async function listFeeInvoices(
  { db }: Platform,
  { month, ...page }: { month?: string; cursor?: string; limit: number },
): Promise<{ items: InvoiceRow[]; nextCursor: string | null }> {
  const rows = await feeInvoices(db, { ...page, ...(month && { span: spanOf(month) }) });
  return pageOf(rows, page.limit, ({ issuedAt, id }) => [issuedAt, id]);
}

const COLUMNS = [
  'number',
  'kind',
  'issuedAt',
  'corrects',
  'recipient',
  'recipientEmail',
  'recipientCountry',
  'recipientTaxId',
  'job',
  'currency',
  'totalCents',
  'vatLabel',
  'vatPercent',
  'vatCents',
  'jobId',
  'paymentId',
] as const;

/** The export is audited. */
export async function exportFeeInvoices(
  platform: Platform,
  actor: Actor,
  { month }: { month?: string },
): Promise<RawReply> {
  const { db, clock } = platform;
  const span = month ? spanOf(month) : { from: '1970-01-01T00:00:00.000Z', to: clock.instant() };
  await inTransaction(db, (trx) =>
    audit(platform, trx, {
      actorId: actor.id,
      action: `invoice.export${month ? ` ${month}` : ''}`,
      subject: { type: 'payments', id: null },
    }),
  );
  return csvFile({
    name: `fee-invoices${month ? `-${month}` : ''}.csv`,
    columns: COLUMNS,
    readPage: (after: FeeInvoiceLine | undefined, limit) => feeInvoicesTable(db, span, after, limit),
  });
}

/** From its first instant in UTC to the next month's. */
function spanOf(month: string): { from: string; to: string } {
  const first = Temporal.PlainYearMonth.from(month);
  const instantOf = (each: Temporal.PlainYearMonth) => `${each.toString()}-01T00:00:00.000Z`;
  return { from: instantOf(first), to: instantOf(first.add({ months: 1 })) };
}
