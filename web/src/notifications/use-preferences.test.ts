import { expect, test } from 'vitest';
import { savedText } from './use-preferences.ts';

const both = { inApp: true, email: true, push: true };

test('a saved setting is described in text', () => {
  expect(savedText('MESSAGE', { ...both, email: false }, both)).toBe('Saved. Messages: emails off.');
  expect(savedText('SUPPORT', both, { ...both, email: false })).toBe('Saved. Support: emails on.');
  expect(savedText('JOB', { ...both, inApp: false }, both)).toBe('Saved. Jobs: off in the app.');
  expect(savedText('JOB', { ...both, push: false }, both)).toBe('Saved. Jobs: pushes off.');
});
