import { z } from 'zod';
import { anyCents, id, instant } from '../fields.ts';
import { BillingIdentity } from './billing.ts';

export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export const INVOICE_ISSUERS = ['PROFESSIONAL', 'PLATFORM'] as const;
export type InvoiceIssuer = (typeof INVOICE_ISSUERS)[number];

/** Whether it takes back what an invoice said. */
export const isCredit = (kind: InvoiceKind) => kind === 'CREDIT_NOTE';
/** Whether it is ours, for our fee. */
export const isForFee = (issuer: InvoiceIssuer) => issuer === 'PLATFORM';

/** A number is written PARLEY-0012. Each issuer counts from 1, invoices and credit notes together. */
export const NUMBER_PREFIX: Record<InvoiceIssuer, string> = { PROFESSIONAL: 'PARLEY-', PLATFORM: 'FEE-' };
export const NUMBER_DIGITS = 4;

/** An invoice or credit note, as a link to it. */
export const InvoiceLink = z.strictObject({
  id,
  kind: z.enum(INVOICE_KINDS),
  issuer: z.enum(INVOICE_ISSUERS).describe('the professional, for their work; or Parley, for its fee'),
  number: z.string().describe('without gaps for each issuer'),
  totalCents: anyCents,
});
export type InvoiceLink = z.infer<typeof InvoiceLink>;

/** A row of a list. */
export const InvoiceRow = InvoiceLink.extend({
  issuedAt: instant,
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it is for; null for the work'),
  title: z.string(),
  to: z.string().describe('the recipient’s name'),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

/** One invoice or credit note with names and addresses as they were when it was issued. */
export const Invoice = InvoiceRow.omit({ to: true }).extend({
  currency: z.string().describe('ISO 4217, in lower case'),
  vat: z
    .strictObject({
      label: z.string(),
      hundredths: z.int().describe('the rate in hundredths of a percent'),
      cents: anyCents.describe('included in the total'),
    })
    .nullable(),
  sender: BillingIdentity,
  recipient: BillingIdentity,
  corrects: InvoiceLink.nullable().describe('the invoice that a credit note corrects'),
  corrections: z.array(InvoiceLink).describe('the credit notes of an invoice, oldest first'),
});
export type Invoice = z.infer<typeof Invoice>;
