import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { show, signInAs } from '../../../test/render.tsx';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';

const newPassword = 'plum-tractor-90';
const setPassword = async (user: { type: (on: Element, text: string) => Promise<void> }) =>
  user.type(await screen.findByLabelText('New password'), newPassword);

// “Change my password” in an email about a new sign-in leads here.
test('whoever is signed in can have a code sent to their address, and stays signed in', async () => {
  signInAs('CLIENT');
  const requests = stubApi({
    'POST /api/auth/forgotPassword': () => ({}),
    'POST /api/auth/changePassword': () => ({}),
  });
  const { user, at } = await show(<ForgotPasswordPage />, '/forgotPassword');
  expect(at()).toBe('/forgotPassword');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('clara@clients.test');
  expect(screen.queryByRole('link', { name: 'Back to login' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  await setPassword(user);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await expect.poll(at).toBe('/settings');
  expect(requests.map(({ name }) => name)).toEqual([
    'POST /api/auth/forgotPassword',
    'POST /api/auth/changePassword',
  ]);
});

test('whoever is signed in sets a new password by the emailed link, and stays signed in', async () => {
  signInAs('CLIENT');
  const token = 'x'.repeat(43);
  const requests = stubApi({ 'POST /api/auth/changePassword': () => ({}) });
  const { user, at } = await show(<ForgotPasswordPage />, `/forgotPassword#token=${token}`);
  await setPassword(user);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await expect.poll(at).toBe('/settings');
  expect(requests[0]?.body).toEqual({ token, newPassword });
});

test('a visitor logs in with the password that the link has set', async () => {
  stubApi({ 'POST /api/auth/changePassword': () => ({}) });
  const { user, at } = await show(<ForgotPasswordPage />, `/forgotPassword#token=${'x'.repeat(43)}`);
  await setPassword(user);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await expect.poll(at).toBe('/login');
});

test('a wrong code says so at the code, which is empty again, and that the link still works', async () => {
  stubApi({
    'POST /api/auth/forgotPassword': () => ({}),
    'POST /api/auth/changePassword': () => {
      throw new Refusal('invalid_code');
    },
  });
  const { user } = await show(<ForgotPasswordPage />, '/forgotPassword');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'clara@clients.test');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await user.type(code, '123456');
  await setPassword(user);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await expect.poll(() => document.activeElement).toBe(code);
  expect(code.value).toBe('');
  expect(document.getElementById(code.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /open the link in it\.$/,
  );
});
