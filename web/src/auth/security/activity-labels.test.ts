import { expect, test } from 'vitest';
import { activityOrigin, activityLabel } from './activity-labels.ts';

test('a single event has its label, several have a count', () => {
  expect(activityLabel({ kind: 'SIGN_IN_REFUSED', number: 1 })).toBe('Wrong password at sign-in');
  expect(activityLabel({ kind: 'SIGN_IN_REFUSED', number: 64 })).toBe(
    'Wrong password at sign-in (64 times that day)',
  );
});

test('an event caused by Parley has no device', () => {
  expect(activityOrigin({ device: 'Firefox on Linux', ip: '203.0.113.7' })).toBe(
    'Firefox on Linux · 203.0.113.7',
  );
  expect(activityOrigin({ device: '', ip: '' })).toBe('');
});
