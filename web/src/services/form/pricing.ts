export const PRICINGS = [
  { value: 'FIXED', label: 'Fixed price' },
  { value: 'HOURLY', label: 'By the hour' },
] as const;
export type Pricing = (typeof PRICINGS)[number]['value'];

export function pricingText(pricing: Pricing): string {
  return PRICINGS.find(({ value }) => value === pricing)?.label ?? '';
}
