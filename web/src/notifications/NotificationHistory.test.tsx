import { screen } from '@testing-library/react';
import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { NotificationHistory } from './NotificationHistory.tsx';

function notification(number: number, message: string): PastNotification {
  return {
    id: id(number),
    message,
    notificationType: 'MESSAGE',
    url: null,
    dateCreated: `2026-11-23T11:0${number}:00.000Z`,
    readAt: null,
  };
}
const [first, second, newest] = [
  notification(1, 'Ana wrote.'),
  notification(2, 'Ben wrote.'),
  notification(3, 'Cleo wrote.'),
];

/** The history; something new arrives on pressing the button, as the live channel tells the page. */
function History({ then }: { then: PastNotification[] }) {
  const [items, setItems] = useState([second, first]);
  return (
    <>
      <NotificationHistory first={{ items, nextCursor: null }} />
      <button type="button" onClick={() => setItems(then)}>
        Something new
      </button>
    </>
  );
}
const unread = () =>
  screen
    .queryAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Unread:'))
    .map(({ textContent }) => /(\w+) wrote/.exec(textContent)?.[1]);

test('what arrives after all was marked as read is unread', async () => {
  stubApi({ 'POST /api/notification/clear-all': () => ({}) });
  const { user } = await show(<History then={[newest, second, first]} />);
  expect(unread()).toEqual(['Ben', 'Ana']);
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await expect.poll(unread).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Something new' }));
  await expect.poll(unread).toEqual(['Cleo']);
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy();
});

test('two that are marked as read one right after the other both are', async () => {
  const answers: (() => void)[] = [];
  stubApi({
    'POST /api/notification/mark-read/:id': () =>
      new Promise((resolve) => {
        answers.push(() => resolve({}));
      }),
  });
  const { user } = await show(<History then={[]} />);
  for (const button of screen.getAllByRole('button', { name: /^Mark/ }).slice(-2)) await user.click(button);
  await expect.poll(() => answers.length).toBe(2);
  for (const answer of answers) answer();
  await expect.poll(unread).toEqual([]);
});
