import { t } from '@lingui/core/macro';
import { isCredit, isForFee } from '@parley/contract/payments/invoice-kinds.ts';
import { isForWork, isTip } from '@parley/contract/payments/paid-for.ts';
import type { Invoice, InvoiceLink } from '@parley/contract/payments/invoices.ts';

/** "Invoice INV-0012". */
export function invoiceName({ kind, number }: Pick<InvoiceLink, 'kind' | 'number'>): string {
  return isCredit(kind) ? t`Credit note ${number}` : t`Invoice ${number}`;
}

/** What it is for. */
export function descriptionOf(
  invoice: Pick<Invoice, 'issuer' | 'appointmentId' | 'tipId' | 'title'>,
): string {
  const { issuer, title } = invoice;
  if (isForFee(issuer)) return t`Parley’s fee for “${title}”`;
  if (isTip(invoice)) return t`Tip for “${title}”`;
  return isForWork(invoice) ? t`Work on “${title}”` : t`Consultation for “${title}”`;
}
