import type { Notification } from '@parley/contract/notifications/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi, Refusal } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { NOW, show } from '../../test/render.tsx';
import { NotificationBell } from './NotificationBell.tsx';

const ago = (seconds: number) => new Date(Date.parse(NOW) - seconds * 1000).toISOString();
const news = (number: number, change: Partial<Notification> = {}): Notification => ({
  id: id(number),
  message: `Ana wrote to you ${number}`,
  notificationType: 'MESSAGE',
  url: `/job/${id(30)}/chat`,
  dateCreated: ago(number),
  ...change,
});

/** Stubs a server with these unread notifications. */
function holding(...unread: Notification[]) {
  const left = [...unread];
  const answer = () => ({ notifications: [...left], notificationCount: left.length });
  return stubApi({
    'GET /api/notification/unread': answer,
    'POST /api/notification/mark-read/:id': ({ params }) => {
      left.splice(
        left.findIndex((each) => each.id === params.id),
        1,
      );
      return {};
    },
    'POST /api/notification/clear-all': () => {
      left.length = 0;
      return {};
    },
  });
}
const panel = () => within(screen.getByRole('region', { name: 'Notifications' }));
async function open(count: number) {
  const shown = await show(<NotificationBell />);
  await shown.user.click(await screen.findByRole('button', { name: `Notifications, ${count} unread` }));
  return shown;
}

test('the bell shows the unread count, and the panel what and how long ago', async () => {
  holding(news(5), news(12), news(3_700));
  await open(3);
  const rows = panel().getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual([
    'just now',
    '12 seconds ago',
    '1 hour ago',
  ]);
});

test('of many the latest twenty are listed, and a read one makes room for the next', async () => {
  holding(...Array.from({ length: 23 }, (_, index) => news(index + 1)));
  const { user } = await open(23);
  const rows = () => panel().getAllByRole('listitem');
  expect(rows()).toHaveLength(20);
  expect(panel().getByRole('link', { name: 'See all notifications' })).toBeTruthy();
  await user.click(panel().getByRole('button', { name: 'Mark as read: Ana wrote to you 1' }));
  expect(await panel().findByText('Ana wrote to you 21')).toBeTruthy();
  expect(rows()).toHaveLength(20);
});

test('opening a notification marks it as read and navigates to it', async () => {
  const requests = holding(news(5), news(12));
  const { user, at } = await open(2);
  await user.click(panel().getByRole('link', { name: 'Ana wrote to you 12' }));
  expect(at()).toBe(`/job/${id(30)}/chat`);
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  expect(requests.map(({ name }) => name)).toContain('POST /api/notification/mark-read/:id');
});

test('clearing all empties the panel', async () => {
  holding(news(5), news(12));
  const { user } = await open(2);
  await user.click(panel().getByRole('button', { name: 'Clear all' }));
  expect(await panel().findByText(/Nothing new/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('a notification with another host’s URL is not a link', async () => {
  holding(news(5, { url: 'https://elsewhere.test/' }));
  await open(1);
  expect(panel().queryByRole('link', { name: 'Ana wrote to you 5' })).toBeNull();
  expect(panel().getByText('Ana wrote to you 5')).toBeTruthy();
});

test('a list that fails to load says why and can be retried', async () => {
  let isDown = true;
  stubApi({
    'GET /api/notification/unread': () => {
      if (isDown) throw new Refusal('unavailable');
      return { notifications: [news(5)], notificationCount: 1 };
    },
  });
  const { user } = await show(<NotificationBell />);
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await panel().findByText('We’re too busy right now. Try again in a moment.')).toBeTruthy();
  isDown = false;
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  expect(await panel().findByText('Ana wrote to you 5')).toBeTruthy();
});
