import { t } from '@lingui/core/macro';
import { shortMoney } from '@parley/contract/money.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { currentFee, percentText } from './current-fee.ts';

/** What the professional has of an amount. */
export const netOf = (amountCents: number, fee: FeeTerms): number => amountCents - feeOf(amountCents, fee);

/** What is taken off an amount: "10%", or a sum where the minimum is more than the share. */
export function feeText(amountCents: number, fee: FeeTerms): string {
  const feeCents = feeOf(amountCents, fee);
  const isShare = feeCents === feeOf(amountCents, { ...fee, feeMinimumCents: 0 });
  return isShare ? percentText(fee) : shortMoney(feeCents);
}

/** "You receive $36 after the 10% fee." */
export function receivesText(amountCents: number, fee: FeeTerms): string {
  const [net, taken] = [shortMoney(netOf(amountCents, fee)), feeText(amountCents, fee)];
  return t`You receive ${net} after the ${taken} fee.`;
}

/** "It’s at least $1 per payment."; empty without a minimum. */
export function minimumText({ feeMinimumCents }: FeeTerms = currentFee()): string {
  const minimum = shortMoney(feeMinimumCents);
  return feeMinimumCents === 0 ? '' : t`It’s at least ${minimum} per payment.`;
}
