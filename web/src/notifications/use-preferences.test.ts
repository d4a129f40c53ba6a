import { expect, test } from 'vitest';
import { savedText } from './use-preferences.ts';

const both = { inApp: true, email: true };

test('a saved setting is described in text', () => {
  expect(savedText('MESSAGE', { inApp: true, email: false }, both)).toBe('Saved. Messages: emails off.');
  expect(savedText('SUPPORT', both, { inApp: true, email: false })).toBe('Saved. Support: emails on.');
  expect(savedText('JOB', { inApp: false, email: true }, both)).toBe('Saved. Jobs: off in the app.');
});
