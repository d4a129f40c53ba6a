import { describe, expect, test } from 'vitest';
import { Refusal } from '../../platform/http/refuse.ts';
import { checkPassword } from './check-password.ts';

const ana = { email: 'ana.r@lawyers.test', firstName: 'Ana María', lastName: 'Rincón' };

function isRefused(password: string): boolean {
  try {
    checkPassword('password', password, ana);
    return false;
  } catch (error) {
    if (error instanceof Refusal && error.fieldErrors[0]?.path === 'password') return true;
    throw error;
  }
}

describe('a new password is refused', () => {
  test.each([
    [
      'the product’s name, doubled or trimmed',
      ['parleyparley', 'Parley2026!', 'P4rl3y!!', 'my-parley-login', 'PARLEY.parley'],
    ],
    [
      'a season or a month with its year',
      ['Summer2026!', 'winter-2025', '2026Spring', 'November2026', '$ummer2026', 'MayJune26'],
    ],
    [
      'their own name or address',
      ['AnaRincon1990', 'rincón.ana', 'maria-ana!', 'Lawyers2026', 'ana.r@lawyers.test', 'rinconrincon'],
    ],
    [
      'what people use most',
      [
        'password',
        'Liverpool2019',
        'trustno1',
        'qwertyuiop',
        'p@$$w0rd!',
        'iloveyou1',
        'dragon12051990',
        'monkeymonkey',
      ],
    ],
    [
      'what fingers run over',
      ['zxcvbnm,', '0987654321', 'abcdefghij', 'lkjhgfdsa', '1qaz2wsx', 'abcabcabc', 'aaaaaaaa'],
    ],
    ['the famous one', ['correct horse battery staple', 'CorrectHorseBatteryStaple']],
  ])('when it is %s', (_, passwords) => {
    expect(passwords.filter((password) => !isRefused(password))).toEqual([]);
  });
});

test('a new password of several words, or a long random one, is taken', () => {
  const good = [
    'plum-tractor-77',
    'correct-horse-9',
    'a long way to say nothing',
    'xK9#vQ2p!mZ4',
    'summer rain on tin',
    'anaconda-in-parliament',
    'kd83hs02kxp1',
    'Rinconada-Bridge-7',
  ];
  expect(good.filter(isRefused)).toEqual([]);
});
