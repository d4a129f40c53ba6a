import type { InvoiceLink } from '@parley/contract/payments/invoices.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { invoiceName } from './invoice-text.ts';

/** Links to the invoices and credit notes of a payment. */
export function InvoiceLinks({ invoices }: { invoices: readonly InvoiceLink[] }) {
  return invoices.map((invoice) => (
    <Link
      key={invoice.id}
      to={paths.invoice(invoice.id)}
      className="inline-flex min-h-11 md:min-h-6 items-center text-ink underline underline-offset-3"
    >
      {invoiceName(invoice)}
    </Link>
  ));
}
