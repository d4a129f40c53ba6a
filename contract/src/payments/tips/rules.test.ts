import { afterEach, expect, test } from 'vitest';
import { keepCurrency } from '../../money.ts';
import { mostTip, suggestedTips, whyNotPassOnTip, whyNotTip, type Tippable } from './rules.ts';

test.each([
  ['as much as the work cost', 120_000, 0, 120_000],
  ['less what was tipped', 120_000, 20_000, 100_000],
  ['of inexpensive work 100 dollars', 5_000, 0, 10_000],
  ['nothing once less than the least amount is left', 10_000, 9_951, 0],
  ['the least amount while that is left', 10_000, 9_950, 50],
])('the most that can be tipped is %s', (_what, work, tipped, most) => {
  expect(mostTip(work, tipped)).toBe(most);
});

test.each([
  [120_000, 120_000, [6_000, 12_000, 24_000]],
  // 5% of $19 are 95 cents; a whole dollar is the least, and each amount is suggested once.
  [1_900, 10_000, [100, 200, 400]],
  [500, 10_000, [100]],
  [120_000, 12_000, [6_000, 12_000]],
  [120_000, 0, []],
])('suggested for work of %i cents, with %i left: %j', (work, most, suggested) => {
  expect(suggestedTips(work, most)).toEqual(suggested);
});

afterEach(() => keepCurrency('USD'));

// The least that can be paid is 5 kronor, and 1,000 are worth about 100 dollars.
test('where the amounts are larger, so are the least and the most of a tip, and what is suggested can be paid', () => {
  keepCurrency('SEK');
  expect([mostTip(50_000, 0), mostTip(50_000, 99_501), mostTip(50_000, 99_500)]).toEqual([100_000, 0, 500]);
  expect(suggestedTips(5_000, 100_000)).toEqual([500, 1_000]);
  expect(suggestedTips(19_000, 100_000)).toEqual([1_000, 1_900, 3_800]);
  keepCurrency('PLN');
  expect(mostTip(10_000, 0)).toBe(50_000);
  expect(suggestedTips(5_000, 50_000)).toEqual([300, 500, 1_000]);
});

const tipBy = '2027-02-22T12:00:00.000Z';
const IN_TIME = '2027-01-01T12:00:00.000Z';
const COMPLETED: Tippable = {
  status: 'COMPLETED',
  tipBy,
  settlement: 'RELEASED',
  isChargedBack: false,
  isBlocked: false,
};

test('completed work can be tipped until its last second', () => {
  expect(whyNotTip(COMPLETED, '2027-02-22T11:59:59.999Z')).toBeNull();
  expect(whyNotTip(COMPLETED, tipBy)).toBe('invalid_transition');
  expect(whyNotTip({ ...COMPLETED, tipBy: null }, tipBy)).toBe('invalid_transition');
  expect(whyNotTip({ ...COMPLETED, status: 'CANCELLED' }, IN_TIME)).toBe('invalid_transition');
});

test('work is not tipped while a bank disputes a payment, nor once all of its money went back', () => {
  expect(whyNotTip({ ...COMPLETED, isChargedBack: true }, IN_TIME)).toBe('payment_disputed');
  expect(whyNotTip({ ...COMPLETED, settlement: 'REFUNDED', isChargedBack: true }, IN_TIME)).toBe(
    'invalid_transition',
  );
  expect(whyNotTip({ ...COMPLETED, settlement: 'SPLIT' }, IN_TIME)).toBeNull();
  expect(whyNotTip({ ...COMPLETED, isBlocked: true }, IN_TIME)).toBe('blocked');
});

test('a tip that arrives after its last second is passed on, but not while a bank disputes, between the blocked, or for refunded work', () => {
  expect(whyNotPassOnTip(COMPLETED)).toBeNull();
  expect(whyNotPassOnTip({ ...COMPLETED, isChargedBack: true })).toBe('payment_disputed');
  expect(whyNotPassOnTip({ ...COMPLETED, isBlocked: true })).toBe('blocked');
  expect(whyNotPassOnTip({ ...COMPLETED, settlement: 'REFUNDED' })).toBe('invalid_transition');
});
