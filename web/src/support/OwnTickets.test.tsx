import { screen } from '@testing-library/react';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import OwnTickets from './OwnTickets.tsx';

const ticket = (number: number, message: string): Ticket => ({
  id: id(number),
  message,
  jobId: null,
  status: 'OPEN',
  createdAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-24T09:00:00.000Z',
  resolvedAt: null,
  reopenUntil: null,
  replies: [],
  repliesCursor: null,
});
const tickets = [ticket(2, 'Where is my invoice?'), ticket(1, 'My camera went black.')];

async function openedAt(address: string): Promise<string[]> {
  await show(<OwnTickets tickets={{ ok: true, status: 200, message: '', data: tickets }} />, address);
  const all = await screen.findAllByRole('group');
  return all
    .filter((each) => each.hasAttribute('open'))
    .map((each) => each.querySelector('b')?.textContent ?? '');
}

test('the newest ticket is open', async () => {
  expect(await openedAt('/settings#support')).toEqual(['Where is my invoice?']);
});

test('a link to an older one opens that', async () => {
  expect(await openedAt(`/settings?ticket=${id(1)}#support`)).toEqual(['My camera went black.']);
});

test('a link to one that isn’t theirs opens the newest', async () => {
  expect(await openedAt(`/settings?ticket=${id(9)}#support`)).toEqual(['Where is my invoice?']);
});

test('a link to one before the latest opens that', async () => {
  await show(
    <OwnTickets
      tickets={{ ok: true, status: 200, message: '', data: tickets }}
      older={ticket(0, 'My oldest.')}
    />,
    `/settings?ticket=${id(0)}#support`,
  );
  const open = (await screen.findAllByRole('group')).filter((each) => each.hasAttribute('open'));
  expect(open.map((each) => each.querySelector('b')?.textContent)).toEqual(['My oldest.']);
});

test('tickets before the latest fifty come when they are asked for', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, below) => ({
      ...ticket(from - below, `Ticket ${from - below}`),
      createdAt: new Date(Date.UTC(2026, 0, 1, from - below)).toISOString(),
    }));
  const requests = stubApi({ 'GET /api/support': () => many(20, 20) });
  const { user } = await show(
    <OwnTickets tickets={{ ok: true, status: 200, message: '', data: many(70, 50) }} />,
    '/settings',
  );
  const told = () => screen.getByRole('list').querySelectorAll('b.font-semibold.line-clamp-2').length;
  expect(told()).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await expect.poll(told).toBe(70);
  expect(requests[0]?.query).toEqual({ before: id(21) });
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('earlier replies come when they are asked for, above the latest', async () => {
  const reply = (number: number) => ({
    id: id(number),
    author: { id: id(8), displayName: 'Ode', avatarUrl: null, timeZone: 'UTC' },
    byAdmin: true,
    message: `Reply ${number}`,
    createdAt: `2026-11-22T12:0${number}:00.000Z`,
  });
  stubApi({ 'GET /api/support/:id/replies': () => ({ items: [reply(2), reply(1)], nextCursor: null }) });
  const long = {
    ...ticket(2, 'Where is my invoice?'),
    replies: [reply(3), reply(4)],
    repliesCursor: 'before-3',
  };
  const data = [long];
  const { user } = await show(
    <OwnTickets tickets={{ ok: true, status: 200, message: '', data }} />,
    '/settings',
  );
  const told = () => screen.getByRole('list').textContent?.match(/Reply \d/g);
  expect(told()).toEqual(['Reply 3', 'Reply 4']);
  await user.click(screen.getByRole('button', { name: 'Show earlier replies' }));
  await expect.poll(told).toEqual(['Reply 1', 'Reply 2', 'Reply 3', 'Reply 4']);
  expect(screen.queryByRole('button', { name: 'Show earlier replies' })).toBeNull();
});
