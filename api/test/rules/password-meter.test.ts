import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { strengthOf } from '../../../web/src/auth/password/strength.ts';
import { checkPassword } from '../../src/auth/passwords/check-password.ts';
import { Refusal } from '../../src/platform/http/refuse.ts';

const ana = { email: 'ana.r@lawyers.test', firstName: 'Ana María', lastName: 'Rincón' };

function isRefused(password: string): boolean {
  try {
    checkPassword('password', password, ana);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

test('the meter beside the field praises nothing that is refused', () => {
  const listed = dictionary['passwords-common'].filter((password) => password.length >= 8);
  expect(listed.length).toBeGreaterThan(10_000);
  const trimmed = listed.flatMap((password) => [password, `${password}1`, `${password}2026!`]);
  const praised = trimmed.filter((password) => isRefused(password) && strengthOf(password, ana).level > 2);
  expect(praised).toEqual([]);
});
