import type { BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import type { InvoiceIssuer } from '@parley/contract/payments/invoice-kinds.ts';
import { sql, type Insertable } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/id.ts';
import type { Invoices } from '../../platform/database/tables.gen.ts';

type NewInvoice = Omit<Insertable<Invoices>, 'id' | 'number' | 'sender' | 'recipient'> & {
  sender: BillingIdentity;
  recipient: BillingIdentity;
};

/** Gives an invoice its number, without gaps: the next after its issuer's last, whose row stays locked until the transaction ends. */
export async function insertInvoice(trx: Trx, invoice: NewInvoice): Promise<void> {
  const { sender, recipient, ...values } = invoice;
  const issuerId = invoice.issuer === 'PROFESSIONAL' ? invoice.professionalId : null;
  const { lastNumber } = await trx
    .insertInto('invoiceCounters')
    .values({ issuerId, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('issuerId').doUpdateSet({ lastNumber: sql`invoice_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  const identities = { sender: JSON.stringify(sender), recipient: JSON.stringify(recipient) };
  await trx
    .insertInto('invoices')
    .values({ id: newId(), number: lastNumber, ...values, ...identities })
    .execute();
}

/** The invoice of a payment, which credit notes correct. */
export function invoiceOf(trx: Trx, paymentId: string, issuer: InvoiceIssuer) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'currency', 'totalCents', 'sender', 'recipient', 'vatLabel', 'vatHundredths'])
    .where('paymentId', '=', paymentId)
    .where('issuer', '=', issuer)
    .where('kind', '=', 'INVOICE')
    .executeTakeFirst();
}

/** In cents: what credit notes have taken back of an invoice. */
export async function creditedOf(trx: Trx, invoiceId: string): Promise<number> {
  const { cents } = await trx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(total_cents), 0)::integer`.as('cents'))
    .where('correctsId', '=', invoiceId)
    .executeTakeFirstOrThrow();
  return cents;
}
