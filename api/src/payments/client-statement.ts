import { currency } from '@parley/contract/money.ts';
import { csvFile } from '../platform/documents/csv.ts';
import type { RawReply } from '../platform/http/serve.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import { paidTable, type TableRow } from './queries-lists.ts';

const COLUMNS = [
  'paidAt',
  'paidFor',
  'job',
  'professional',
  'currency',
  'amountCents',
  'refundedCents',
  'invoices',
  'jobId',
  'paymentId',
] as const;

/** What a client paid in a year, for their books. */
export function clientStatement({ db }: Platform, actor: Actor, year: number): RawReply {
  const span = { clientId: actor.id, from: startOf(year), to: startOf(year + 1) };
  return csvFile({
    name: `parley-payments-${year}.csv`,
    columns: COLUMNS,
    readPage: async (after: TableRow | undefined, limit) =>
      (await paidTable(db, span, after, limit)).map(withCurrency),
  });
}

const startOf = (year: number) => `${year}-01-01T00:00:00.000Z`;
const withCurrency = <Row extends object>(row: Row) => ({ ...row, currency: currency() });
