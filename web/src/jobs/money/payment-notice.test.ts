import { expect, test } from 'vitest';
import { paymentNotice } from './payment-notice.ts';

const ana = { id: 'ana', displayName: 'Ana Rincón', avatarUrl: null, timeZone: 'America/Bogota' };
const job = {
  status: 'ACTIVE',
  paymentStatus: 'PAID',
  professional: ana,
  // Of the offer of $1,240, $40 was paid for the consultation.
  money: { amountCents: 120_000 },
} as const;

test('the client who returns from the processor sees how the payment went', () => {
  expect(paymentNotice(job, null)?.text).toMatch(
    /^You hired Ana\. \$1,200 is held until you accept the work, and Ana can/,
  );
  const talking = { ...job, status: 'TALKING' } as const;
  expect(paymentNotice({ ...talking, paymentStatus: 'FAILED' }, null)?.text).toContain('You can still hire.');
  expect(paymentNotice({ ...talking, paymentStatus: 'PENDING' }, null)?.tone).toBe('info');
  expect(paymentNotice({ ...talking, paymentStatus: 'PENDING' }, 'It does not answer.')?.tone).toBe('bad');
});

test('once the job has moved on, or ended before the money arrived, there is no notice', () => {
  for (const status of ['DELIVERED', 'DISPUTED', 'COMPLETED', 'CANCELLED', 'ENDED'] as const)
    expect(paymentNotice({ ...job, status }, null)).toBeNull();
  const failed = { ...job, status: 'ENDED', paymentStatus: 'FAILED' } as const;
  expect(paymentNotice(failed, null)?.text).not.toContain('still hire');
});
