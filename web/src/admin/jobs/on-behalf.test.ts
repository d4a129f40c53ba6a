import { expect, test } from 'vitest';
import { consultation, job } from '../../../test/fixtures.ts';
import { jobActionOutcome, onBehalfLabel, jobActionsOnBehalf } from './on-behalf.ts';

const now = '2026-03-02T10:00:00.000Z';
const paid = {
  extensionUsed: false,
  disputesLeft: { client: 2, professional: 2 },
  refundableAt: null,
  lateRefundAt: null,
  dispute: null,
} as const;

test('an admin is offered the actions that either side could take now, and no others', () => {
  expect(jobActionsOnBehalf({ ...paid, status: 'ACTIVE' }, now)).toEqual([
    { side: 'client', act: 'complete' },
    { side: 'client', act: 'dispute' },
    { side: 'professional', act: 'deliver' },
    { side: 'professional', act: 'cancel' },
    { side: 'professional', act: 'dispute' },
  ]);
  expect(jobActionsOnBehalf({ ...paid, status: 'TALKING' }, now)).toEqual([
    { side: 'client', act: 'end' },
    { side: 'professional', act: 'extend_hire_by' },
    { side: 'professional', act: 'end' },
  ]);
  expect(jobActionsOnBehalf({ ...paid, status: 'COMPLETED' }, now)).toEqual([]);
});

test('an action names the side it is taken for', () => {
  expect(onBehalfLabel('Ana Lima', 'Ask Parley to decide')).toBe('For Ana Lima: Ask Parley to decide');
});

test.each(['complete', 'cancel', 'take_refund'] as const)(
  '%s says that consultations ahead are called off, if any',
  (act) => {
    const ahead = job({ appointments: [consultation()] });
    expect(jobActionOutcome(act, ahead, now)).toMatch(/upcoming consultations are called off/i);
    expect(jobActionOutcome(act, job(), now)).not.toContain('consultations');
  },
);

test('an admin reads of what is still held', () => {
  const { money } = job();
  const refunded = job({ money: { ...money, feeCents: 9_000, netCents: 81_000 } });
  expect(jobActionOutcome('take_refund', refunded, now)).toContain('gets all $900 back');
  expect(jobActionOutcome('cancel', refunded, now)).toContain('gets all $900 back');
});
