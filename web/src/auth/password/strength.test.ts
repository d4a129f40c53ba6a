import { expect, test } from 'vitest';
import { strengthOf } from './strength.ts';

test('a password’s strength depends on its length first, then on its variety', () => {
  expect(strengthOf('').level).toBe(0);
  expect(strengthOf('abc')).toEqual({ level: 1, text: 'Too short. Add 5 more characters.' });
  expect(strengthOf('password1234').text).toBe('Too easy to guess.');
  expect(strengthOf('aaaaaaaaaaaa').text).toBe('Too easy to guess.');
  expect(strengthOf('lumkepaw').text).toBe('Fair. More words make it stronger.');
  expect(strengthOf('correct horse').text).toBe('Good.');
  expect(strengthOf('correct horse battery staple').text).toBe('Strong.');
});

test('passwords made of our name, a month or the user’s own name are easy to guess', () => {
  const chooser = { firstName: 'Ana', lastName: 'Rincón', email: 'ana.r@pros.test' };
  for (const password of ['parleyparley', 'Parley2026!', 'Summer2026!', 'AnaRincon-1990', 'ana.r@pros.test'])
    expect([password, strengthOf(password, chooser).text]).toEqual([password, 'Too easy to guess.']);
});
