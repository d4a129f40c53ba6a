import { screen } from '@testing-library/react';
import type { BlockedPerson } from '@parley/contract/users/schemas.ts';
import { expect, test, vi } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { ana } from '../../../test/fixtures.ts';
import { NOW, show, signInAs } from '../../../test/render.tsx';
import BlockDialog from './BlockDialog.tsx';
import { BlockedNotice } from './BlockedNotice.tsx';

const { id, displayName, avatarUrl, timeZone } = ana;
const blocked: BlockedPerson = {
  id,
  displayName,
  avatarUrl,
  timeZone,
  role: 'PROFESSIONAL',
  blockedAt: NOW,
};

test('the pages of someone one has blocked say so, and undo it', async () => {
  let people = [blocked];
  stubApi({
    'GET /api/users/block': () => people,
    'GET /api/users/contact/:id': () => ({ isBlocked: people.length > 0 }),
    'DELETE /api/users/block/:id': () => {
      people = [];
      return people;
    },
  });
  signInAs('CLIENT');
  const { user, reloads } = await show(<BlockedNotice person={ana} />);
  expect(await screen.findByText('You blocked Ana. You can’t contact each other.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unblock Ana Rincón' }));
  await expect.poll(() => screen.queryByText(/^You blocked/)).toBeNull();
  expect(reloads()).toBe(1);
});

test('whom somebody has blocked reads no more than that the two cannot contact each other', async () => {
  stubApi({
    'GET /api/users/block': () => [],
    'GET /api/users/contact/:id': () => ({ isBlocked: true }),
  });
  signInAs('CLIENT');
  await show(<BlockedNotice person={ana} />);
  expect(await screen.findByText('You and Ana can’t contact each other.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('blocking reads the page again; a refusal keeps the dialog open and says why', async () => {
  let isFull = true;
  stubApi({
    'POST /api/users/block/:id': () => {
      if (isFull) throw new Refusal('too_many_blocks');
      return [blocked];
    },
  });
  signInAs('CLIENT');
  const close = vi.fn();
  const { user, reloads } = await show(<BlockDialog personId={id} name="Ana" onClose={close} />);
  const confirm = screen.getByRole('button', { name: 'Block Ana' });
  await user.click(confirm);
  expect(await screen.findByText(/You can block up to 1,000 people/)).toBeTruthy();
  expect([close.mock.calls.length, reloads()]).toEqual([0, 0]);
  isFull = false;
  await user.click(confirm);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  expect(reloads()).toBe(1);
});
