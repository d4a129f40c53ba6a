import { expect, test } from 'vitest';
import { feeText, minimumText, receivesText } from './fee-text.ts';
import { percentText } from './current-fee.ts';

const fee = { feeBasisPoints: 750, feeMinimumCents: 200 };

test('the fee is a share, or the minimum where that is more', () => {
  expect(percentText(fee)).toBe('7.5%');
  expect(feeText(10_000, fee)).toBe('7.5%');
  expect(receivesText(10_000, fee)).toBe('You receive $92.50 after the 7.5% fee.');
  expect(receivesText(1_000, fee)).toBe('You receive $8 after the $2 fee.');
});

/* By hand: 10% of $40 are $4, of $5.55 they are 55.5 cents, rounded up. */
test('cents are shown where there are some', () => {
  const tenth = { feeBasisPoints: 1_000, feeMinimumCents: 0 };
  expect(receivesText(4_000, tenth)).toBe('You receive $36 after the 10% fee.');
  expect(receivesText(555, tenth)).toBe('You receive $4.99 after the 10% fee.');
});

test('a minimum is named where there is one', () => {
  expect(minimumText(fee)).toBe('It’s at least $2 per payment.');
  expect(minimumText({ ...fee, feeMinimumCents: 0 })).toBe('');
});
