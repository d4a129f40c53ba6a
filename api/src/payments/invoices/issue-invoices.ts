import { currency } from '@parley/contract/money.ts';
import { vatIn, type BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import type { InvoiceIssuer } from '@parley/contract/payments/invoice-kinds.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PaymentRow } from '../queries.ts';
import { platformIdentity, platformVat } from './platform-identity.ts';
import { identityOf } from './queries-billing.ts';
import { creditedOf, insertInvoice, invoiceOf } from './queries-invoice-numbers.ts';

/** The ledger's transaction that an invoice documents: unique, so that it is issued once. */
interface Source {
  sourceType: string;
  sourceId: string;
}
/** What each of the two issuers invoices or credits, in cents. */
export interface Invoiced {
  toProfessionalCents: number;
  feeCents: number;
}

type Payment = Pick<PaymentRow, 'id' | 'clientId' | 'professionalId'>;

/** The professional's invoice to the client for what was released, and the platform's to the professional for its fee. */
export async function issueInvoices(
  platform: Platform,
  trx: Trx,
  payment: Payment,
  source: Source,
  { toProfessionalCents, feeCents }: Invoiced,
): Promise<void> {
  if (toProfessionalCents === 0) return;
  const professional = await identityOf(trx, payment.professionalId);
  const client = await identityOf(trx, payment.clientId);
  const { vatLabel, vatHundredths } = professional;
  const issue = (issuer: InvoiceIssuer, totalCents: number, people: Identities & Vat) =>
    insertInvoice(trx, {
      ...documentOf(payment, issuer, platform),
      ...source,
      ...people,
      kind: 'INVOICE',
      correctsId: null,
      currency: currency().toLowerCase(),
      totalCents,
      vatCents: vatIn(totalCents, people.vatHundredths),
    });
  const forWork = { sender: plain(professional), recipient: plain(client), vatLabel, vatHundredths };
  await issue('PROFESSIONAL', toProfessionalCents, forWork);
  if (feeCents === 0) return;
  const sender = platformIdentity(platform.settings);
  const forFee = { sender, recipient: plain(professional), ...platformVat(platform.settings) };
  await issue('PLATFORM', feeCents, forFee);
}

/**
 * Takes back part of both invoices, once released money was given back. What was released before there were invoices
 * has none to correct.
 */
export async function issueCreditNotes(
  platform: Platform,
  trx: Trx,
  payment: Payment,
  source: Source,
  { toProfessionalCents, feeCents }: Invoiced,
): Promise<void> {
  await credit(platform, trx, payment, source, 'PROFESSIONAL', toProfessionalCents);
  await credit(platform, trx, payment, source, 'PLATFORM', feeCents);
}

async function credit(
  platform: Platform,
  trx: Trx,
  payment: Payment,
  source: Source,
  issuer: InvoiceIssuer,
  totalCents: number,
): Promise<void> {
  const invoice = totalCents > 0 ? await invoiceOf(trx, payment.id, issuer) : undefined;
  if (!invoice) return;
  const { id: correctsId, currency, sender, recipient, vatLabel, vatHundredths } = invoice;
  // By what is left of the invoice before and after, so that the notes for all of it add up to all of its tax.
  const before = invoice.totalCents - (await creditedOf(trx, correctsId));
  const vatCents = vatIn(before, vatHundredths) - vatIn(before - totalCents, vatHundredths);
  const taken = { sender, recipient, vatLabel, vatHundredths, currency, totalCents, vatCents };
  const document = { ...documentOf(payment, issuer, platform), ...source, ...taken };
  await insertInvoice(trx, { ...document, kind: 'CREDIT_NOTE', correctsId });
}

function documentOf(payment: Payment, issuer: InvoiceIssuer, { clock, settings }: Platform) {
  const { id: paymentId, professionalId } = payment;
  const clientId = issuer === 'PROFESSIONAL' ? payment.clientId : null;
  return {
    issuer,
    prefix: settings.INVOICE_PREFIX,
    paymentId,
    professionalId,
    clientId,
    issuedAt: clock.instant(),
  };
}

interface Identities {
  sender: BillingIdentity;
  recipient: BillingIdentity;
}
interface Vat {
  vatLabel: string | null;
  vatHundredths: number | null;
}

const plain = ({ name, address, country, taxId }: BillingIdentity): BillingIdentity => ({
  name,
  address,
  country,
  taxId,
});
