import { expect, test } from 'vitest';
import { chargebackReason } from './chargeback-reason.ts';

test('admins read why a bank takes a payment back in plain words, and a new word as it is', () => {
  expect(chargebackReason('product_not_received')).toBe('The client says they didn’t receive the work');
  expect(chargebackReason('a_new_word')).toBe('a new word');
});
