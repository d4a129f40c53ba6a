import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cursor, id, limit, page } from '../fields.ts';
import { BillingDetails } from './billing-details.ts';
import { Invoice, InvoiceRow } from './invoices.ts';

export const billingDetails = endpoint({
  method: 'GET',
  path: '/api/payment/billing',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Who you are on invoices.',
  reply: BillingDetails,
});
export const updateBillingDetails = endpoint({
  method: 'PUT',
  path: '/api/payment/billing',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Sets who you are on invoices from now on; those issued before stay as they are.',
  body: BillingDetails,
  reply: BillingDetails,
});
export const invoices = endpoint({
  method: 'GET',
  path: '/api/payment/invoice',
  access: ['CLIENT', 'PROFESSIONAL'],
  summary: 'Invoices and credit notes that you issued or received, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(InvoiceRow),
});
const month = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, { error: /*i18n*/ 'Enter a month, like 2026-11.' })
  .describe('YYYY-MM, in UTC');
export const feeInvoices = endpoint({
  method: 'GET',
  path: '/api/payment/admin/invoice',
  access: ['ADMIN'],
  summary:
    'Parley’s own invoices and credit notes, for its fee, of a month or of all time, the latest first.',
  query: z.strictObject({ month: month.optional(), cursor, limit }),
  reply: page(InvoiceRow),
});
export const exportFeeInvoices = endpoint({
  method: 'GET',
  path: '/api/payment/admin/invoice/export.csv',
  access: ['ADMIN'],
  summary:
    'The same as CSV, the earliest first; the amounts of credit notes are negative. Each export is audited.',
  query: z.strictObject({ month: month.optional() }),
  reply: z.any().describe('text/csv, without the envelope'),
});
export const invoice = endpoint({
  method: 'GET',
  path: '/api/payment/invoice/:id',
  access: ['CLIENT', 'PROFESSIONAL', 'ADMIN'],
  summary: 'An invoice or credit note, for its issuer, its recipient and admins.',
  params: z.strictObject({ id }),
  reply: Invoice,
  refusals: ['not_found'],
});
export const invoiceFile = endpoint({
  method: 'GET',
  path: '/api/payment/invoice/:id/invoice.pdf',
  access: ['CLIENT', 'PROFESSIONAL', 'ADMIN'],
  summary: 'The same as a PDF.',
  params: z.strictObject({ id }),
  reply: z.any().describe('application/pdf, without the envelope'),
  refusals: ['not_found'],
});
