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
