import { expect, test } from 'vitest';
import { sourcesOf } from './refund.ts';

const held = {
  paidAt: '2026-11-20T12:00:00.000Z',
  amountCents: 100_000,
  feeCents: 10_000,
  feeBasisPoints: 1_000,
  feeMinimumCents: 0,
  refundedCents: 0,
  frozenAt: null,
  settlement: 'HELD',
} as const;
const released = { ...held, settlement: 'RELEASED' } as const;

test('held money is refunded from what is held', () => {
  expect(sourcesOf(held, 30_000)).toEqual({ heldCents: 30_000, professionalCents: 0, feeCents: 0 });
});

test('for released money, the professional returns their share and Parley its fee on it', () => {
  expect(sourcesOf(released, 30_000)).toEqual({ heldCents: 0, professionalCents: 27_000, feeCents: 3_000 });
});

test('no more is refunded than is left', () => {
  expect(sourcesOf({ ...released, refundedCents: 80_000 }, 30_000)).toBeNull();
  expect(sourcesOf(released, null)).toBeNull();
  expect(sourcesOf({ ...held, settlement: 'REFUNDED' }, 1)).toBeNull();
  expect(sourcesOf({ ...held, paidAt: null, settlement: 'NONE' }, 1)).toBeNull();
});
