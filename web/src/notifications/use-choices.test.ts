import { expect, test } from 'vitest';
import { wordsOf } from './use-choices.ts';

const both = { inApp: true, email: true };

test('what was chosen is said in words', () => {
  expect(wordsOf('MESSAGE', { inApp: true, email: false }, both)).toBe('Saved. Messages: emails off.');
  expect(wordsOf('SUPPORT', both, { inApp: true, email: false })).toBe('Saved. Support: emails on.');
  expect(wordsOf('JOB', { inApp: false, email: true }, both)).toBe('Saved. Jobs: off in the app.');
});
