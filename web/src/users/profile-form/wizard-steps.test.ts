import { expect, test } from 'vitest';
import { freshProfile as fresh, noHours } from '../../../test/own-account.ts';
import { openSteps, stepAfter, stepAt } from './wizard-steps.ts';

const hours = { rules: [{ weekday: 1, from: 900, to: 1700 }] };

test('a new professional starts with the work step', () => {
  expect(stepAt(null, { profile: fresh, hours: noHours })).toBe('work');
});

test('a returning professional continues at the first incomplete step', () => {
  const begun = { ...fresh, initialised: true };
  expect(stepAt(null, { profile: begun, hours: noHours })).toBe('details');
  const detailed = { ...begun, country: 'CO' as const };
  expect(stepAt(null, { profile: detailed, hours: noHours })).toBe('hours');
  expect(stepAt(null, { profile: detailed, hours })).toBe('payouts');
  expect(stepAt(null, { profile: { ...detailed, payoutsEnabled: true }, hours })).toBe('done');
});

test('a step in the URL is shown, an unknown one is not', () => {
  expect(stepAt('hours', { profile: fresh, hours: noHours })).toBe('hours');
  expect(stepAt('nowhere', { profile: fresh, hours: noHours })).toBe('work');
});

test('the steps follow one another and end with the summary', () => {
  expect(stepAfter('work')).toBe('details');
  expect(stepAfter('payouts')).toBe('done');
});

test('what was skipped is left', () => {
  expect(openSteps({ profile: fresh, hours: noHours }, false)).toEqual([
    'work',
    'details',
    'hours',
    'payouts',
  ]);
  const detailed = { ...fresh, initialised: true, country: 'CO' as const };
  expect(openSteps({ profile: detailed, hours }, false)).toEqual(['payouts']);
  expect(openSteps({ profile: detailed, hours }, true)).toEqual([]);
});
