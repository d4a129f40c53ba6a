import { expect, test } from 'vitest';
import { paymentStatus, settlementStatus } from './status.ts';

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
