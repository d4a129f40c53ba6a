import { scaled } from '../money.ts';

/** What the platform keeps of a payment. Each offer and payment carries the terms of the day it was agreed on. */
export interface FeeTerms {
  /** Hundredths of a percent: 1,000 are 10%. */
  feeBasisPoints: number;
  /** At least this, and never more than the payment. */
  feeMinimumCents: number;
}

/** The fee of a new installation, until an admin changes it. */
export const FIRST_FEE: FeeTerms = { feeBasisPoints: 1_000, feeMinimumCents: 0 };
/** Half of every payment: more is a slip of the hand. */
export const MAX_FEE_BASIS_POINTS = 5_000;
/** About ten dollars, in cents; the same. */
export const maxFeeMinimumCents = () => scaled(1_000);
