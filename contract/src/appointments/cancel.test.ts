import type { Side } from '../sides.ts';
import { expect, test } from 'vitest';
import { callOffCost, cancelUntilAfterMove, cancelUntilOf } from './cancel.ts';

const start = '2026-11-24T16:00:00.000Z';
const at = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`;

test.each([
  ['24 hours before, agreed earlier', at(20, '09:30'), 24, at(23, '16:00')],
  ['2 hours before, agreed in the morning', at(24, '08:00'), 2, at(24, '14:00')],
  ['48 hours, agreed inside them: an hour later', at(23, '09:00'), 48, at(23, '10:00')],
  ['24 hours, agreed 90 minutes before: an hour before the start', at(24, '14:30'), 24, at(24, '15:00')],
  ['exactly at the limit: an hour later', at(23, '16:00'), 24, at(23, '17:00')],
] as const)('calling off is free until %s', (_when, agreedAt, hours, limit) => {
  expect(cancelUntilOf(agreedAt, start, hours)).toBe(limit);
});

test('a passed limit stays passed when the client asked for the move, not when the professional did', () => {
  const cancelUntil = at(23, '16:00');
  const later = at(27, '16:00');
  const move = (requestedBy: Side, now: string) =>
    cancelUntilAfterMove({ cancelUntil, hours: 24, requestedBy }, later, now);
  expect(move('client', at(23, '15:59'))).toBe(at(26, '16:00'));
  expect(move('client', at(23, '16:00'))).toBe(cancelUntil);
  expect(move('professional', at(23, '16:00'))).toBe(at(26, '16:00'));
});

test('only a client who is late pays for calling off', () => {
  const paid = { heldCents: 4000, cancelUntil: at(23, '16:00') };
  const all = { refundCents: 4000, toProfessionalCents: 0 };
  expect(callOffCost(paid, 'client', at(23, '15:59'))).toEqual(all);
  expect(callOffCost(paid, 'client', at(23, '16:00'))).toEqual({ refundCents: 0, toProfessionalCents: 4000 });
  expect(callOffCost(paid, 'professional', at(24, '15:59'))).toEqual(all);
  expect(callOffCost(paid, null, at(24, '15:59'))).toEqual(all);
});
