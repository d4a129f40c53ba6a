import { expect, test } from 'vitest';
import { languageNamed, languageNames } from './languages.ts';
import { UpdateProfile } from './schemas.ts';

test.each([
  ['english', 'English'],
  ['ENGLISH', 'English'],
  ['en', 'English'],
  ['Deutsch', 'German'],
  ['español', 'Spanish'],
  ['Espanol', 'Spanish'],
  ['Português', 'Portuguese'],
  ['norwegian  bokmål', 'Norwegian Bokmål'],
  ['tiếng việt', 'Vietnamese'],
  ['中文', 'Chinese'],
  ['Cantonese', 'Cantonese'],
])('%s is %s', (typed, name) => {
  expect(languageNamed(typed)).toBe(name);
});

test('what no list has keeps its words', () => {
  expect(languageNamed('American Sign Language')).toBe('American Sign Language');
  expect(languageNamed('swiss German')).toBe('Swiss German');
});

test('a language of a profile is there once, however often and however it was typed', () => {
  const languages = ['english', 'Spanish', 'English', 'español', 'sign language', 'Sign Language'];
  expect(UpdateProfile.parse({ languages })).toEqual({ languages: ['English', 'Spanish', 'Sign language'] });
});

test('the languages that are suggested are named once, in order', () => {
  const names = languageNames();
  expect(names).toEqual(expect.arrayContaining(['Arabic', 'Swahili', 'Zulu']));
  expect(names).toEqual([...new Set(names)].toSorted());
});
