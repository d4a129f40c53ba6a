import type { BillingIdentity } from '@parley/contract/payments/billing-details.ts';
import type { Settings } from '../../env.ts';
import { productName } from '../../platform/language/language.ts';

/** Who the platform is on the invoices for its fee. */
export function platformIdentity(settings: Settings): BillingIdentity {
  return {
    name: settings.INVOICE_NAME ?? productName(),
    address: settings.INVOICE_ADDRESS,
    country: settings.INVOICE_COUNTRY ?? null,
    taxId: settings.INVOICE_TAX_ID ?? null,
  };
}

export const platformVat = ({ INVOICE_VAT_LABEL, INVOICE_VAT_PERCENT }: Settings) => ({
  vatLabel: INVOICE_VAT_LABEL ?? null,
  vatHundredths: INVOICE_VAT_PERCENT === undefined ? null : Math.round(INVOICE_VAT_PERCENT * 100),
});
