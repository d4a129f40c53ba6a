import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../test/render.tsx';
import { PasswordInput } from './PasswordInput.tsx';

function Typing({ use }: { use: 'current-password' | 'new-password' }) {
  const [password, setPassword] = useState('');
  return (
    <PasswordInput
      label="Password"
      name="password"
      autoComplete={use}
      value={password}
      onChange={setPassword}
      error={undefined}
    />
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const judged = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('a password is hidden until the show button is pressed', async () => {
  const { user } = await show(<Typing use="current-password" />);
  await user.type(field(), 'harbour lights');
  expect(field().type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  expect(field().value).toBe('harbour lights');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

test('a new password shows its strength while it is typed, and an old one does not', async () => {
  const { user } = await show(<Typing use="new-password" />);
  await user.type(field(), 'abc');
  const weak = judged();
  expect(weak).not.toBe('');
  await user.type(field(), ' harbour lights at nine o’clock');
  expect(judged()).not.toBe(weak);
});

test('the password on the login page shows no strength', async () => {
  const { user } = await show(<Typing use="current-password" />);
  await user.type(field(), 'abc');
  expect(judged()).toBeUndefined();
});
