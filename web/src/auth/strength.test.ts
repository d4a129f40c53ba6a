import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test('a password is judged by its length first, then by its variety', () => {
  expect(strengthOf('').level).toBe(0);
  expect(strengthOf('abc')).toEqual({ level: 1, words: 'Too short, 5 more.' });
  expect(strengthOf('password1234').words).toBe('Easily guessed.');
  expect(strengthOf('aaaaaaaaaaaa').words).toBe('Easily guessed.');
  expect(strengthOf('lumkepaw').words).toBe('Fair. Longer is better.');
  expect(strengthOf('correct horse').words).toBe('Good.');
  expect(strengthOf('correct horse battery staple').words).toBe('Strong.');
});
