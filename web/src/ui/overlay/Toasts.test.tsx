import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../test/render.tsx';
import { dismissToast, showToast } from '../../platform/toasts.ts';
import { useRootAttribute } from '../styles/use-root-attribute.ts';
import { Toasts } from './Toasts.tsx';

afterEach(() => {
  for (let id = 0; id < 100; id += 1) dismissToast(id);
});
async function shown() {
  await show(<Toasts />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
const say = (text: string, to?: string) => act(() => void showToast({ text, to }));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a toast stays for six seconds under the heading of the specification', async () => {
  await shown();
  say('Ana accepted.');
  expect(screen.getByText('New Notification')).toBeTruthy();
  pass(5_999);
  expect(screen.getByText('Ana accepted.')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Ana accepted.')).toBeNull();
});

test('only the four newest toasts are shown', async () => {
  await shown();
  for (const text of ['one', 'two', 'three', 'four', 'five']) say(text);
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('five')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(4);
});

test('whoever dismisses a toast, or takes back what it tells of, is led back to where they were', async () => {
  const { user } = await show(
    <>
      <main tabIndex={-1}>
        <button type="button">Next</button>
        <button type="button">Last</button>
      </main>
      <Toasts />
    </>,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  for (const name of ['Undo', 'Dismiss']) {
    next.focus();
    act(() => void showToast({ text: 'Snoozed.', gone: () => undefined }));
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Snoozed.')).toBeNull();
    expect(document.activeElement).toBe(next);
  }
  // In Safari a pressed button takes no focus: it is where it was all along.
  const last = screen.getByRole('button', { name: 'Last' });
  last.focus();
  act(() => void showToast({ text: 'Snoozed.', gone: () => undefined }));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(document.activeElement).toBe(last);
});

test('a toast with a path is a link', async () => {
  await shown();
  say('Ana accepted.', '/job/7');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/job/7');
});

test('in a call its link opens in another tab, so that nobody leaves the call by it', async () => {
  const { unmount } = renderHook(() => useRootAttribute('data-in-call'));
  await shown();
  say('Ana accepted.', '/job/7');
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('target')).toBe('_blank');
  unmount();
  say('Ana declined.', '/job/8');
  expect(screen.getAllByRole('link', { name: 'Open' })[1]?.getAttribute('target')).toBeNull();
});
