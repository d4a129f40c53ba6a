import { describe, expect, test } from 'vitest';
import { paymentOutcome } from './payment-outcome.ts';

const waiting = (status: string) => ({ status, failure: null });
const declined = { status: 'requires_payment_method', failure: 'Your card was declined.' };

describe('a payment', () => {
  test.each([
    ['open', 'unpaid', null, 'PENDING'],
    ['open', 'unpaid', waiting('requires_action'), 'PENDING'],
    ['open', 'unpaid', waiting('requires_payment_method'), 'PENDING'],
    ['open', 'unpaid', declined, 'FAILED'],
    ['complete', 'unpaid', waiting('processing'), 'PENDING'],
    ['complete', 'unpaid', declined, 'FAILED'],
    ['complete', 'paid', waiting('succeeded'), 'PAID'],
    ['complete', 'paid', waiting('processing'), 'PENDING'],
    ['complete', 'paid', null, 'PENDING'],
    ['complete', 'no_payment_required', null, 'PAID'],
    ['expired', 'unpaid', null, 'UNPAID'],
    ['expired', 'unpaid', declined, 'UNPAID'],
    ['expired', 'unpaid', waiting('canceled'), 'UNPAID'],
    ['a word of next year', 'unpaid', null, 'PENDING'],
  ])('whose checkout is %s and %s with the intent %j is %s', (status, paymentStatus, intent, expected) => {
    expect(paymentOutcome({ status, paymentStatus }, intent)).toBe(expected);
  });

  test('that failed once and waits for the bank with another card is pending again', () => {
    const checkout = { status: 'open', paymentStatus: 'unpaid' };
    expect(paymentOutcome(checkout, { status: 'processing', failure: 'Your card was declined.' })).toBe(
      'PENDING',
    );
  });
});
