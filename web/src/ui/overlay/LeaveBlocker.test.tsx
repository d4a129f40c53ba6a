import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signInAs } from '../../../test/render.tsx';
import { currentI18n } from '../../platform/language/i18n.ts';
import { useDirtyState } from '../../platform/form/unsaved-changes.ts';
import { Button } from '../Button.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { Dialog } from './Dialog.tsx';

function Asking({ name, children }: { name: string; children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <p>{`In ${name}`}</p>
        {children}
      </Dialog>
    </>
  );
}
function Typing() {
  const [text, setText] = useState('');
  useDirtyState({ text }, { text: '' });
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <LeaveGuard />
    </>
  );
}

/** On the second of two pages; `back` is the browser's button. */
async function open(page: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'The page before' },
      { path: '/job', element: page },
    ],
    { initialEntries: ['/', '/job'], initialIndex: 1 },
  );
  render(
    <I18nProvider i18n={currentI18n()}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return {
    user: userEvent.setup(),
    back: () => act(() => router.navigate(-1)),
    at: () => router.state.location.pathname,
  };
}

test('Back closes an open dialog and stays on the page; then it leaves', async () => {
  const { user, back, at } = await open(<Asking name="the question" />);
  await user.click(screen.getByRole('button', { name: 'Open the question' }));
  await back();
  expect([at(), screen.queryByText('In the question')]).toEqual(['/job', null]);
  await back();
  expect(at()).toBe('/');
});

test('of two dialogs Back closes the one on top', async () => {
  const { user, back, at } = await open(
    <Asking name="the first">
      <Asking name="the second" />
    </Asking>,
  );
  await user.click(screen.getByRole('button', { name: 'Open the first' }));
  await user.click(screen.getByRole('button', { name: 'Open the second' }));
  await back();
  expect([screen.queryByText('In the second'), screen.getByText('In the first')]).toEqual([
    null,
    expect.anything(),
  ]);
  await back();
  expect([at(), screen.queryByText('In the first')]).toEqual(['/job', null]);
});

test('a dialog that was closed otherwise leaves nothing behind for Back', async () => {
  const { user, back, at } = await open(<Asking name="the question" />);
  await user.click(screen.getByRole('button', { name: 'Open the question' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await back();
  expect(at()).toBe('/');
});

test('with unsaved changes Back first closes the dialog, then asks, and a second Back stays', async () => {
  signInAs('CLIENT');
  const { user, back, at } = await open(
    <>
      <Typing />
      <Asking name="the question" />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Half');
  await user.click(screen.getByRole('button', { name: 'Open the question' }));
  await back();
  expect([at(), screen.queryByText('In the question')]).toEqual(['/job', null]);
  expect(screen.queryByRole('heading', { name: 'Leave without saving?' })).toBeNull();
  await back();
  expect(screen.getByText(/will be lost/)).toBeTruthy();
  await back();
  expect([at(), screen.queryByText(/will be lost/)]).toEqual(['/job', null]);
  await back();
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
  await expect.poll(at).toBe('/');
});
