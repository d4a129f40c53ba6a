import { expect, test } from 'vitest';
import { heldAmount, decidedShares } from './decision.ts';

const held = { heldCents: 120_000, fee: { feeBasisPoints: 1_000, feeMinimumCents: 0 }, owedCents: 0 };

test('a release gives the professional everything, minus the fee', () => {
  expect(decidedShares('release', held, null)).toEqual({
    toProfessionalCents: 120_000,
    feeCents: 12_000,
    netCents: 108_000,
    takenCents: 0,
    sentCents: 108_000,
    toClientCents: 0,
  });
});

test('a refund returns everything, and Parley keeps no fee', () => {
  expect(decidedShares('refund', held, 50)).toMatchObject({
    feeCents: 0,
    netCents: 0,
    toClientCents: 120_000,
  });
});

test('a split takes the fee from the professional’s share only', () => {
  expect(decidedShares('split', held, 33_335)).toEqual({
    toProfessionalCents: 33_335,
    feeCents: 3334,
    netCents: 30_001,
    takenCents: 0,
    sentCents: 30_001,
    toClientCents: 86_665,
  });
});

test('a split that leaves one side with nothing is invalid', () => {
  for (const cents of [null, -1, 0, 120_000, 130_000]) expect(decidedShares('split', held, cents)).toBeNull();
});

test('money that was already refunded is no longer held', () => {
  expect(heldAmount({ netCents: 90_000, feeCents: 10_000 })).toBe(100_000);
});

test('what the professional owes comes off their part, and no more than that', () => {
  expect(decidedShares('release', { ...held, owedCents: 9_000 }, null)).toMatchObject({
    takenCents: 9_000,
    sentCents: 99_000,
  });
  expect(decidedShares('split', { ...held, owedCents: 9_000 }, 5_000)).toMatchObject({
    takenCents: 4_500,
    sentCents: 0,
    toClientCents: 115_000,
  });
});
