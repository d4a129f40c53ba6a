import { t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';

interface Budget {
  pricing: 'FIXED' | 'HOURLY';
  budgetMinCents: number;
  budgetMaxCents: number;
}

/** A budget as text: "$800 to $1,200", "$95 an hour"; a placeholder in the preview of an empty form. */
export function budgetText({ pricing, budgetMinCents, budgetMaxCents }: Budget): string {
  if (budgetMaxCents === 0) return t`Your budget`;
  const [least, most] = [shortMoney(budgetMinCents), shortMoney(budgetMaxCents)];
  const range = least === most ? most : t`${least} to ${most}`;
  return pricing === 'HOURLY' ? t`${range} an hour` : range;
}
