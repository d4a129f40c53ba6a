import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { expect, test } from 'vitest';
import { pricedConsultation } from '../../../test/fixtures.ts';
import { consultationNotice } from './payment-notice.ts';

const withStatus = (status: 'UNPAID' | 'PENDING' | 'FAILED') =>
  pricedConsultation({
    payBy: '2026-11-24T09:00:00.000Z',
    payment: { status, settlement: 'NONE', refundedCents: 0, frozenAt: null, paidAt: null, ...FIRST_FEE },
  });

test('the client who returns from the processor reads how paying for the consultation went', () => {
  expect(consultationNotice(pricedConsultation(), null)).toEqual({
    text: 'You paid $40, held by Parley. Your consultation with Ana is confirmed.',
    tone: 'good',
  });
  expect(consultationNotice(withStatus('FAILED'), null)?.text).toBe(
    'Your payment didn’t go through, and you weren’t charged. You can still pay for your consultation.',
  );
  expect(consultationNotice(withStatus('PENDING'), null)?.tone).toBe('info');
  expect(consultationNotice(withStatus('UNPAID'), 'It does not answer.')?.tone).toBe('bad');
});

test('a consultation that is off, or free, has no such news', () => {
  expect(consultationNotice(pricedConsultation({ status: 'CANCELLED' }), null)).toBeNull();
  expect(consultationNotice(pricedConsultation({ payment: null }), null)).toBeNull();
});
