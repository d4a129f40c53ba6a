import { shortMoney } from '@parley/contract/money.ts';
import { currentFee } from '../../platform/installation/current-fee.ts';
import { netOf } from '../../platform/installation/fee-text.ts';

/** The price of the example. */
export const EXAMPLE_CENTS = 90_000;

/** What is left of it by today’s fee. */
export const exampleShare = () => ({
  paid: shortMoney(EXAMPLE_CENTS),
  net: shortMoney(netOf(EXAMPLE_CENTS, currentFee())),
});
