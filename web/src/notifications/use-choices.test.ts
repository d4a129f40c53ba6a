import { expect, test } from 'vitest';
import { wordsOf } from './use-choices.ts';

const both = { inApp: true, email: true };

test('what was chosen is said in words', () => {
  expect(wordsOf('MESSAGE', { inApp: true, email: false }, both)).toBe('messages are no longer mailed');
  expect(wordsOf('SUPPORT', both, { inApp: true, email: false })).toBe('support is mailed to you');
  expect(wordsOf('JOB', { inApp: false, email: true }, both)).toBe('jobs are no longer shown in the app');
});
