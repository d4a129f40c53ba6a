import { csvFile } from '../../platform/documents/csv.ts';
import { audit } from '../../platform/observe/audit.ts';
import { inTransaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import type { RawReply } from '../../platform/http/serve.ts';
import { paymentsTable, type TableRow } from '../queries-lists.ts';

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
  const span = { from: new Date(from).toISOString(), to: new Date(until).toISOString() };
  return csvFile({
    name: 'payments.csv',
    columns: COLUMNS,
    readPage: (after: TableRow | undefined, limit) => paymentsTable(platform.db, span, after, limit),
  });
}
