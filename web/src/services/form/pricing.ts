import { t } from '@lingui/core/macro';

export const PRICINGS = [
  {
    value: 'FIXED',
    get label() {
      return t`Fixed price`;
    },
  },
  {
    value: 'HOURLY',
    get label() {
      return t`Hourly`;
    },
  },
] as const;
export type Pricing = (typeof PRICINGS)[number]['value'];

export function pricingText(pricing: Pricing): string {
  return PRICINGS.find(({ value }) => value === pricing)?.label ?? '';
}
