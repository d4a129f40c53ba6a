import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { show, signInAs } from '../../../test/render.tsx';
import { session } from '../../platform/session/session.ts';
import { dismissToast } from '../../platform/toasts.ts';
import { useCompared } from '../../services/compare/compared.ts';
import { Toasts } from '../../ui/overlay/Toasts.tsx';
import { CloseAccount } from '../../users/account/CloseAccount.tsx';
import { forgetOnLogOut } from './forget-on-log-out.ts';
import { useLogOut } from './use-log-out.ts';

let stop: () => void;
beforeEach(() => {
  stop = forgetOnLogOut();
});
afterEach(() => {
  stop();
  for (let id = 0; id < 10; id += 1) dismissToast(id);
});

function LogOut() {
  const logOut = useLogOut();
  const compared = useCompared();
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        Log out
      </button>
      <p>{compared.length} to compare</p>
      <Toasts />
    </>
  );
}

async function pressed(answer: () => Record<never, never>) {
  signInAs('CLIENT');
  stubApi({ 'POST /api/auth/logout': answer });
  const { user, at } = await show(<LogOut />, '/dashboard');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  return at;
}

test('the next person at this computer does not find what was picked to compare', async () => {
  sessionStorage.setItem('parley.compared', JSON.stringify([{ id: 'a' }, { id: 'b' }]));
  signInAs('CLIENT');
  stubApi({ 'POST /api/auth/logout': () => ({}) });
  const { user } = await show(<LogOut />, '/dashboard');
  expect(screen.getByText('2 to compare')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('0 to compare')).toBeTruthy();
});

const closing = { role: 'CLIENT' } as const;

test('nor what somebody looked at who has closed their account', async () => {
  localStorage.setItem('parley.seen', JSON.stringify([{ id: 'a' }]));
  signInAs('CLIENT');
  stubApi({ 'DELETE /api/users': () => ({}) });
  const { user } = await show(<CloseAccount {...closing} />, '/settings');
  await user.click(screen.getByRole('button', { name: 'Close my account' }));
  await user.type(screen.getByLabelText('Your password'), 'parley-demo-1');
  await user.click(screen.getByRole('button', { name: 'Close permanently' }));
  await expect.poll(() => localStorage.getItem('parley.seen')).toBe('[]');
  expect(session().isAuth).toBe(false);
});

test('logging out clears the session and leads home', async () => {
  const at = await pressed(() => ({}));
  await expect.poll(() => session().isAuth).toBe(false);
  await expect.poll(at).toBe('/');
});

test.each(['unavailable', 'internal', 'too_many_requests'] as const)(
  'while the server answers “%s”, its session goes on: nobody is told that they are logged out',
  async (code) => {
    const at = await pressed(() => {
      throw new Refusal(code);
    });
    expect(await screen.findByText('You’re still logged in')).toBeTruthy();
    expect(session().isAuth).toBe(true);
    expect(at()).toBe('/dashboard');
  },
);
