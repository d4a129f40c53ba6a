import { expect, test } from 'vitest';
import { paymentStatus, settlementStatus, workPaymentStatus } from './status.ts';

test.each([
  ['UNPAID', 'Make payment to secure', 'Awaiting payment'],
  ['PENDING', 'Payment pending', 'Payment pending'],
  ['PAID', 'PAID', 'Paid'],
  ['FAILED', 'Problem with payment', 'Problem with payment'],
] as const)('%s reads “%s” to the client and “%s” in short', (status, client, short) => {
  expect(paymentStatus(status)).toMatchObject({ client, short });
});

test('paid money is shown as held', () => {
  expect(settlementStatus('HELD').label).toBe('Held');
});

test.each([
  ['before there is an offer', 'TALKING', null, 'UNPAID', 'NONE', 'No offer yet'],
  ['once there is one', 'TALKING', 120_000, 'UNPAID', 'NONE', 'Awaiting payment'],
  ['after a declined card', 'TALKING', 120_000, 'FAILED', 'NONE', 'Problem with payment'],
  ['once nobody was hired', 'ENDED', 120_000, 'UNPAID', 'NONE', 'Nothing paid'],
  ['after money that came too late', 'ENDED', 120_000, 'PAID', 'REFUNDED', 'Refunded'],
  ['at work', 'ACTIVE', 120_000, 'PAID', 'HELD', 'Held'],
] as const)('the payment for work %s', (_when, status, amountCents, payment, settlement, label) => {
  expect(workPaymentStatus({ status, amountCents, paymentStatus: payment, settlement }).label).toBe(label);
});
