import { expect, test } from 'vitest';
import { excerpt } from './words.ts';

test('an excerpt ends with a whole word, and one word alone with a whole character', () => {
  expect(excerpt('Two words here', 11)).toBe('Two words…');
  expect(excerpt('契約書を確認', 3)).toBe('契約書…');
  expect(excerpt('ab😀😀', 3)).toBe('ab…');
  expect(excerpt('ab😀😀', 4)).toBe('ab😀…');
});
