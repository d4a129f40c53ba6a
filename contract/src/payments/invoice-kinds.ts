export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export const INVOICE_ISSUERS = ['PROFESSIONAL', 'PLATFORM'] as const;
export type InvoiceIssuer = (typeof INVOICE_ISSUERS)[number];

/** Whether it takes back what an invoice said. */
export const isCredit = (kind: InvoiceKind) => kind === 'CREDIT_NOTE';
/** Whether it is ours, for our fee. */
export const isForFee = (issuer: InvoiceIssuer) => issuer === 'PLATFORM';

/** A number is written INV-0012, or with the operator's own prefix. Each issuer counts from 1, invoices and credit notes together. */
export const INVOICE_PREFIX = 'INV-';
/** The same on the platform's invoices for its fee. */
export const FEE_PREFIX = 'FEE-';
export const NUMBER_DIGITS = 4;
