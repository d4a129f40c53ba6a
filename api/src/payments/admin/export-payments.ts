import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { paymentsTable } from '../queries-lists.ts';

const COLUMNS = [
  'jobId',
  'title',
  'client',
  'professional',
  'status',
  'settlement',
  'amountCents',
  'feeCents',
  'refundedCents',
  'receivableCents',
  'transfer',
  'refund',
  'paidAt',
  'createdAt',
] as const;

/** Payments as CSV; the export is audited. */
export async function exportPayments(
  platform: Platform,
  actor: Actor,
  { from = '1970-01-01T00:00:00.000Z', to }: { from?: string; to?: string },
): Promise<RawReply> {
  const until = to ?? platform.clock.instant();
  const rows = await inTransaction(platform.db, async (trx) => {
    await audit(platform, trx, {
      actorId: actor.id,
      action: 'payment.export',
      subject: { type: 'payments', id: null },
    });
    return paymentsTable(trx, new Date(from).toISOString(), new Date(until).toISOString());
  });
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments.csv"',
    'x-content-type-options': 'nosniff',
  };
  return new RawReply(headers, [COLUMNS.join(','), ...lines, ''].join('\r\n'));
}

/** One quoted field. A leading apostrophe keeps spreadsheets from reading it as a formula. */
function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
