import { z } from 'zod';
import { anyCents, id, instant } from '../fields.ts';
import { BillingIdentity } from './billing-details.ts';
import { INVOICE_ISSUERS, INVOICE_KINDS } from './invoice-kinds.ts';

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
  appointmentId: id.nullable().describe('the consultation it is for; null for the work and tips'),
  tipId: id.nullable().describe('the tip it is; null for the work and consultations'),
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
