import { describe, expect, test } from 'vitest';
import { accountOutcome } from './account-outcome.ts';

describe('an account', () => {
  const enabled = {
    isSubmitted: true,
    arePayoutsEnabled: true,
    transfers: 'active',
    currentlyDue: [],
    pastDue: [],
    disabledReason: null,
  };
  const off = { ...enabled, arePayoutsEnabled: false, transfers: 'inactive' };

  test.each([
    ['nobody opened', null, 'NONE'],
    ['nothing was submitted for', { ...off, isSubmitted: false, currentlyDue: ['email'] }, 'PENDING'],
    ['is being looked at', { ...off, transfers: 'pending' }, 'PENDING'],
    ['is complete', enabled, 'ENABLED'],
    ['works, but will need more later', { ...enabled, currentlyDue: ['document'] }, 'ENABLED'],
    ['needs something now', { ...off, currentlyDue: ['document'] }, 'RESTRICTED'],
    ['needed something yesterday', { ...off, pastDue: ['document'] }, 'RESTRICTED'],
    ['was stopped', { ...off, disabledReason: 'rejected.fraud' }, 'RESTRICTED'],
    [
      'may receive, but not pay out',
      { ...enabled, arePayoutsEnabled: false, disabledReason: 'listed' },
      'RESTRICTED',
    ],
  ])('that %s', (_name, account, expected) => {
    expect(accountOutcome(account)).toBe(expected);
  });

  test('without the transfers capability is not enabled', () => {
    expect(accountOutcome({ ...enabled, transfers: 'inactive' })).toBe('PENDING');
  });
});
