import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { expect, test } from 'vitest';
import { actionLabels } from './action-labels.ts';

test('a confirmation names what is still held after a partial refund', () => {
  const job = {
    money: {
      amountCents: 100_005,
      creditCents: 0,
      feeCents: 7_000,
      ...FIRST_FEE,
      netCents: 63_004,
      takenCents: 0,
      moves: [],
      next: null,
    },
  };
  const about = (action: Parameters<typeof actionLabels>[0]) =>
    actionLabels(action, { job, name: 'Ana' }).about;
  expect(about('complete')).toContain('Of the $700.04 held by Parley, $630.04 goes to Ana');
  expect(about('cancel')).toContain('gets all $700.04 back');
  expect(about('take_refund')).toContain('You get all $700.04 back');
  expect(actionLabels('take_refund', { job, name: 'Ana' }).label).toBe('Get $700.04 back');
});
