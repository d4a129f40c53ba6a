import { z } from 'zod';
import { reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { anyCents, instant } from '../fields.ts';
import { withMoney } from '../money.ts';
import { withCount } from '../numbers.ts';
import { MAX_FEE_BASIS_POINTS, maxFeeMinimumCents } from './fee-terms.ts';

/** The fee as it was agreed, for a schema of something agreed. */
export const feeTerms = {
  feeBasisPoints: z
    .int()
    .describe('the platform’s share of what the professional receives, in hundredths of a percent'),
  feeMinimumCents: anyCents.describe('the least the platform keeps of a payment'),
};

export const Fee = z.strictObject(feeTerms);

/** One version of the fee, which what was agreed while it stood still has. */
export const FeeVersion = z.strictObject({
  ...feeTerms,
  version: z.int(),
  since: instant.nullable().describe('null for the fee of a new installation'),
  by: z.string().nullable().describe('the admin’s email; null for the fee of a new installation'),
});
export type FeeVersion = z.infer<typeof FeeVersion>;

const MAX_PERCENT = MAX_FEE_BASIS_POINTS / 100;

export const NewFee = z.strictObject({
  version: z.int().min(1).describe('the version that it follows'),
  feeBasisPoints: z
    .int({ error: /*i18n*/ 'Enter a percentage with at most two decimals.' })
    .min(0, { error: /*i18n*/ 'Enter 0 or more.' })
    .max(MAX_FEE_BASIS_POINTS, { error: withCount(/*i18n*/ 'At most {count}%.', MAX_PERCENT) }),
  feeMinimumCents: anyCents
    .min(0, { error: /*i18n*/ 'Enter 0 or more.' })
    .refine((least) => least <= maxFeeMinimumCents(), {
      error: withMoney(/*i18n*/ 'The maximum is {count}.', maxFeeMinimumCents),
    }),
  reason,
  password: passwordAgain,
});
export type NewFee = z.infer<typeof NewFee>;
