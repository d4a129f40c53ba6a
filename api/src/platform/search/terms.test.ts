import { expect, test } from 'vitest';
import { SYNONYM_WORDS, wordsOfQuery } from './terms.ts';

test('what a typing error can mean is spelled as people write it', () => {
  const expected = ['kubernetes', 'business', 'slides', 'wages', 'subtitles', 'statistics'];
  expect(SYNONYM_WORDS).toEqual(expect.arrayContaining(expected));
  expect(SYNONYM_WORDS).not.toContain('kubernete');
});

test.each([
  ['a lawyer who speaks Spanish', ['a', 'lawyer', 'Spanish']],
  ['someone that can speak Igbo', ['Igbo']],
  ['French-speaking designer', ['French', 'designer']],
  ['public-speaking coach', ['public-speaking', 'coach']],
  ['speaks', ['speaks']],
])('what “%s” says around its words is left out', (typed, words) => {
  expect(wordsOfQuery(typed)).toEqual(words);
});
