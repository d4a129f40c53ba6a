import { SignUp } from '@parley/contract/auth/schemas.ts';
import { expect, test } from 'vitest';
import { byField, faultsOf } from './form-errors.ts';

test('a contract error is shown at its field', () => {
  const read = SignUp.safeParse({
    email: 'nobody',
    password: 'short',
    firstName: ' ',
    lastName: 'R',
    timeZone: 'UTC',
  });
  const faults = faultsOf(read.error?.issues ?? []);
  expect(byField(faults, ['role', 'email', 'password', 'firstName', 'lastName'])).toEqual({
    email: 'Enter an email address, like name@example.com.',
    password: 'At least 8 characters.',
    firstName: 'Enter your first name.',
    role: 'Choose how you’ll use Parley.',
  });
});

test('an error inside a list stands there and for the list, where the first wins; an unknown path is the form’s', () => {
  const faults = [
    { path: 'images.2.alt', message: 'At most 200 characters.' },
    { path: '/images/3', message: 'later' },
    { path: 'color', message: 'Not known here: color.' },
  ];
  expect(byField(faults, ['images'])).toEqual({
    images: 'At most 200 characters.',
    'images.2.alt': 'At most 200 characters.',
    'images.3': 'later',
    '': 'Not known here: color.',
  });
});
