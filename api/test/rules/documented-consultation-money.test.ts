import { isEarned } from '@parley/contract/appointments/price.ts';
import { callOffCost } from '@parley/contract/appointments/cancel.ts';
import { ATTENDANCES } from '@parley/contract/appointments/states.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settlingAfter, settlingAfterCallOff } from '../../src/appointments/price/price.ts';

const text = readFileSync(path.join(import.meta.dirname, '..', '..', '..', 'docs', 'journeys.md'), 'utf8');
const rows = (text.split('### Money of a priced consultation')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

const LIMIT = '2026-11-23T16:00:00.000Z';
const END = '2026-11-24T16:30:00.000Z';
const PRICE = 4000;
const TIMES = { 'before the limit': '2026-11-23T15:59:59.999Z', 'after the limit': LIMIT };
const ACTORS = { client: 'client', professional: 'professional', clock: null } as const;
const MOVES = { 'at once': null, '48 hours after the planned end': '2026-11-26T16:30:00.000Z' };
/** A consultation that was paid. */
const paid = { heldCents: PRICE, cancelUntil: LIMIT, endsAt: END };

const cases = rows.flatMap(([, what = '', when = '', client = '', professional = '', moves = '']) => {
  const actor = Object.entries(ACTORS).find(([name]) => what.startsWith(`the ${name} `));
  const at = Object.entries(TIMES).find(([name]) => name === when)?.[1];
  const moved = Object.entries(MOVES).find(([name]) => name === moves);
  return [{ what, when, client, professional, moved, actor, at }];
});

test('the table has a row for every way a priced consultation ends', () => {
  expect(cases.filter(({ actor, at }) => actor !== undefined && at !== undefined)).toHaveLength(6);
  expect(cases.filter(({ actor }) => actor === undefined).map(({ what }) => what)).toEqual(ATTENDANCES);
  expect(cases.every(({ moved }) => moved !== undefined)).toBe(true);
});

test.each(cases)('$what, $when: $client to the client, $professional to the professional', (row) => {
  const settleTo = row.professional === 'all' ? 'PROFESSIONAL' : 'CLIENT';
  if (row.actor === undefined || row.at === undefined) {
    const attendance = ATTENDANCES.find((each) => each === row.what) ?? 'HELD';
    expect(isEarned(attendance)).toBe(row.professional === 'all');
    expect(settlingAfter(paid, attendance)).toEqual({ settleAt: row.moved?.[1], settleTo });
    return;
  }
  const [, by] = row.actor;
  const cents = { all: PRICE, none: 0 };
  expect(callOffCost({ heldCents: PRICE, cancelUntil: LIMIT }, by, row.at)).toEqual({
    refundCents: row.client === 'all' ? cents.all : cents.none,
    toProfessionalCents: row.professional === 'all' ? cents.all : cents.none,
  });
  expect(settlingAfterCallOff(paid, by, row.at)).toEqual({ settleAt: row.moved?.[1] ?? row.at, settleTo });
});

test('nothing is parted that was not paid, was free, or was given back', () => {
  const row = { ...paid, heldCents: 0 };
  expect(settlingAfter(row, 'HELD')).toBeNull();
  expect(settlingAfterCallOff(row, 'client', LIMIT)).toBeNull();
});
