import { FIRST_FEE, type FeeTerms } from '@parley/contract/payments/fee-terms.ts';

let current = FIRST_FEE;

/** The platform's fee on what is agreed now. Read by the root loader on the server, and from the page in the browser. */
export const currentFee = (): FeeTerms => current;

export function keepFee(fee: FeeTerms): void {
  current = fee;
}

/** "10%" */
export const percentText = ({ feeBasisPoints }: FeeTerms = current): string => `${feeBasisPoints / 100}%`;
