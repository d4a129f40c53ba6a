import { expect, test } from 'vitest';
import { SYNONYM_WORDS } from './terms.ts';

test('what a typing error can mean is spelled as people write it', () => {
  const expected = ['kubernetes', 'business', 'slides', 'wages', 'subtitles', 'statistics'];
  expect(SYNONYM_WORDS).toEqual(expect.arrayContaining(expected));
  expect(SYNONYM_WORDS).not.toContain('kubernete');
});
