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
