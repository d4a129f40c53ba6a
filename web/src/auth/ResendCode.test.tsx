import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failNetwork, stubApi } from '../../test/api.ts';
import { NOW, show } from '../../test/render.tsx';
import { codeRequested } from './code-wait.ts';
import { ResendCode } from './ResendCode.tsx';

const EMAIL = 'clara@clients.test';
const after = (seconds: number) => vi.setSystemTime(new Date(NOW).getTime() + seconds * 1_000);
const resend = () => show(<ResendCode email={EMAIL} kind="sign-up" />);
const text = () => document.body.textContent;

test('a reload keeps what is left of the wait for another code', async () => {
  codeRequested('sign-up');
  after(20);
  const { unmount } = await resend();
  expect(text()).toContain('another one in 40 s');
  unmount();
  after(61);
  await resend();
  expect(screen.getByRole('button', { name: 'Send another email' })).toBeTruthy();
});

test('a page that asked for no code itself waits a minute once, not anew with each reload', async () => {
  const { unmount } = await resend();
  expect(text()).toContain('another one in 60 s');
  unmount();
  after(45);
  await resend();
  expect(text()).toContain('another one in 15 s');
});

test('whoever asks for another code by keyboard goes on with the code', async () => {
  stubApi({ 'POST /api/auth/confirm/resend': () => ({}) });
  codeRequested('sign-up', 0);
  const { user } = await show(
    <form>
      <input aria-label="Code" />
      <ResendCode email={EMAIL} kind="sign-up" />
    </form>,
  );
  screen.getByRole('button', { name: 'Send another email' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' })));
});

test('where the server refuses, the wait is as long as the server says, also after a reload', async () => {
  stubApi({});
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { status: 429, message: 'Too many attempts.', data: null, code: 'too_many_requests', errors: [] },
        { status: 429, headers: { 'retry-after': '480' } },
      ),
    ),
  );
  codeRequested('sign-up', 0);
  const { user, unmount } = await resend();
  await user.click(screen.getByRole('button', { name: 'Send another email' }));
  await waitFor(() => expect(text()).toContain('another one in 8 min'));
  expect(screen.getByText('Too many attempts.')).toBeTruthy();
  unmount();
  after(450);
  await resend();
  expect(text()).toContain('another one in 30 s');
});

test('a request that is lost can be made again at once', async () => {
  failNetwork();
  codeRequested('sign-up', 0);
  const { user } = await resend();
  await user.click(screen.getByRole('button', { name: 'Send another email' }));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send another email' })).toBeTruthy();
});
