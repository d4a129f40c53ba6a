import { isCredit } from '@parley/contract/payments/invoice-kinds.ts';
import type { Invoice, InvoiceRow } from '@parley/contract/payments/invoices.ts';
import { pageOf } from '../../platform/database/cursor.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Platform } from '../../platform/platform.ts';
import { findInvoice, invoicesAround, invoicesOf } from './queries-invoices.ts';

export async function listInvoices(
  { db }: Platform,
  actor: Actor,
  query: { cursor?: string; limit: number },
): Promise<{ items: InvoiceRow[]; nextCursor: string | null }> {
  const rows = await invoicesOf(db, actor, query);
  return pageOf(rows, query.limit, ({ issuedAt, id }) => [issuedAt, id]);
}

/** Not found by anybody but its issuer, its recipient and admins. */
export async function readInvoice({ db }: Platform, actor: Actor, invoiceId: string): Promise<Invoice> {
  const row = found(await findInvoice(db, invoiceId));
  const { clientId, professionalId, correctsId, vatLabel, vatHundredths, vatCents, ...invoice } = row;
  const isTheirs = actor.id === clientId || actor.id === professionalId;
  if (!isTheirs && actor.role !== 'ADMIN') refuse('not_found');
  const around = await invoicesAround(db, { id: invoice.id, correctsId });
  const vat = vatLabel === null || vatHundredths === null ? null : { vatLabel, vatHundredths };
  return {
    ...invoice,
    vat: vat && { label: vat.vatLabel, hundredths: vat.vatHundredths, cents: vatCents },
    corrects: around.find(({ kind }) => !isCredit(kind)) ?? null,
    corrections: around.filter(({ kind }) => isCredit(kind)),
  };
}
