import { expect, test } from 'vitest';
import { feeOf, sharesOf } from './platform-fee.ts';

/* By hand: 10% of $333.35 are $33.335, rounded up to $33.34; 2.5% of $19.99 are 49.975 cents, so 50. */
test('the fee is a share, half a cent rounded up', () => {
  const tenth = { feeBasisPoints: 1_000, feeMinimumCents: 0 };
  expect(feeOf(33_335, tenth)).toBe(3_334);
  expect(feeOf(33_334, tenth)).toBe(3_333);
  expect(feeOf(1_999, { feeBasisPoints: 250, feeMinimumCents: 0 })).toBe(50);
  expect(feeOf(120_000, { feeBasisPoints: 0, feeMinimumCents: 0 })).toBe(0);
});

test('it is at least the minimum, and at most the payment', () => {
  const fee = { feeBasisPoints: 1_000, feeMinimumCents: 100 };
  expect(feeOf(1_001, fee)).toBe(100);
  expect(feeOf(1_005, fee)).toBe(101);
  expect(feeOf(500, fee)).toBe(100);
  expect(feeOf(60, fee)).toBe(60);
  expect(feeOf(0, fee)).toBe(0);
});

test('held money is parted without a cent lost', () => {
  expect(sharesOf(100_000, 500, { feeBasisPoints: 1_000, feeMinimumCents: 100 })).toEqual({
    toProfessionalCents: 500,
    feeCents: 100,
    netCents: 400,
    toClientCents: 99_500,
  });
});
