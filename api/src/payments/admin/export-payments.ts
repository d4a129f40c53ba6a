import { Readable } from 'node:stream';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { RawReply } from '../../platform/http/serve.ts';
import { restAfter } from '../../platform/rest-after.ts';
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
  'tipId',
  // Without both it is for the work.
  'appointmentId',
  'creditCents',
  'paymentId',
  // The processor’s, as in its own reports.
  'chargeId',
] as const;

/** Some milliseconds of work, between which everybody else has their turn. */
const ROWS_AT_ONCE = 200;

/** Payments as CSV, sent while they are read; the export is audited. */
export async function exportPayments(
  platform: Platform,
  actor: Actor,
  { from = '1970-01-01T00:00:00.000Z', to }: { from?: string; to?: string },
): Promise<RawReply> {
  const until = to ?? platform.clock.instant();
  await inTransaction(platform.db, (trx) =>
    audit(platform, trx, {
      actorId: actor.id,
      action: 'payment.export',
      subject: { type: 'payments', id: null },
    }),
  );
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments.csv"',
    'x-content-type-options': 'nosniff',
  };
  const span = { from: new Date(from).toISOString(), to: new Date(until).toISOString() };
  // Asked for the next page when there is room for it, and ended when the reader goes.
  return new RawReply(headers, Readable.from(pages(platform, span), { highWaterMark: 1 }));
}

/** The lines, page by page. No connection is held in between, however slowly they are read. */
async function* pages({ db }: Platform, span: { from: string; to: string }): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  let after: { createdAt: string; id: string } | undefined;
  do {
    const rows = await restAfter(() => paymentsTable(db, span, after, ROWS_AT_ONCE));
    if (rows.length > 0)
      yield rows.map((row) => `${COLUMNS.map((column) => cell(row[column])).join(',')}\r\n`).join('');
    after = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (after);
}

/** One quoted field. A leading apostrophe keeps spreadsheets from reading it as a formula. */
function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
