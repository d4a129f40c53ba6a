import { screen } from '@testing-library/react';
import type { Ticket } from '@parley/contract/support/schemas.ts';
import { expect, test } from 'vitest';
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
