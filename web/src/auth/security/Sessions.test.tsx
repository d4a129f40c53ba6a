import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi, Refusal } from '../../../test/api.ts';
import { id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { Sessions } from './Sessions.tsx';

const here = {
  id: id(80),
  device: 'Firefox on Linux',
  ip: '203.0.113.7',
  lastUsedAt: '2026-11-23T11:59:58.000Z',
  current: true,
};
const phone = {
  id: id(81),
  device: 'Chrome on Android',
  ip: '198.51.100.9',
  lastUsedAt: '2026-11-23T10:00:00.000Z',
  current: false,
};
const list = <Sessions sessions={{ ok: true, status: 200, message: 'OK', data: [here, phone] }} />;
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('every session but this one can be ended', async () => {
  const requests = stubApi({ 'DELETE /api/auth/sessions/:id': () => ({}) });
  const { user, reloads } = await show(list);
  expect(screen.getByText('This browser')).toBeTruthy();
  expect(buttons()).toEqual(['Sign out Chrome on Android, last used 2 hours ago']);
  await user.click(screen.getByRole('button'));
  await expect.poll(reloads).toBe(1);
  expect(requests.map(({ name }) => name)).toEqual(['DELETE /api/auth/sessions/:id']);
});

test('a session that could not be ended says why', async () => {
  stubApi({
    'DELETE /api/auth/sessions/:id': () => {
      throw new Refusal('unavailable');
    },
  });
  const { user, reloads } = await show(list);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('We’re too busy right now. Try again in a moment.')).toBeTruthy();
  expect(reloads()).toBe(0);
});
