import { screen, waitFor, within } from '@testing-library/react';
import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { consultation, id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { dismissToast } from '../../platform/toasts.ts';
import { Toasts } from '../../ui/overlay/Toasts.tsx';
import { NeedsYou } from './NeedsYou.tsx';

afterEach(() => {
  for (let each = 0; each < 100; each += 1) dismissToast(each);
});

/* It is Monday noon, on the reader’s clock, too. */
const until = '2026-11-24T08:00:00.000Z';
const review: Need = {
  kind: 'write_review',
  text: 'Review your work with Ana',
  detail: 'Contract review',
  url: '/job/7',
  action: 'Write review',
  dueAt: '2026-12-05T12:00:00.000Z',
  talkAt: null,
  snooze: { key: 'write_review /job/7', until, isOn: false },
};
const move: Need = {
  ...review,
  kind: 'answer_appointment',
  text: 'Henrik asked to move your consultation',
  url: '/job/9#consultation-8',
  acceptable: {
    subject: 'APPOINTMENT',
    id: id(8),
    times: ['2026-12-01T07:30:00.000Z'],
    keepsTime: '2026-11-30T07:30:00.000Z',
  },
  snooze: undefined,
};
const queue = (...needs: Need[]) => (
  <>
    <NeedsYou needs={needs} side="client" />
    <Toasts />
  </>
);
const snoozing = () => stubApi({ 'PUT /api/dashboard/snooze': ({ body }) => ({ ...body, until }) });
const bodies = (requests: { body: unknown }[]) => requests.map(({ body }) => body);
const row = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('li');
const toast = () => within(screen.getByRole('region', { name: 'New notifications' }));

test('snoozing happens at once, and Undo brings it back by the reverse call', async () => {
  const requests = snoozing();
  const { user, reloads } = await show(queue(review));
  await user.click(screen.getByRole('button', { name: 'Snooze until tomorrow: Review your work with Ana' }));
  expect(await toast().findByText(/^Snoozed until (?:tomorrow|Tue)/)).toBeTruthy();
  expect(bodies(requests)).toEqual([{ key: 'write_review /job/7', isOn: true }]);
  await user.click(toast().getByRole('button', { name: 'Undo' }));
  await expect.poll(reloads).toBe(2);
  expect(bodies(requests)).toContainEqual({ key: 'write_review /job/7', isOn: false });
  expect(toast().queryByText(/^Snoozed/)).toBeNull();
});

test('Undo is reached by keyboard: with Control and Z, and with Tab', async () => {
  const requests = snoozing();
  const { user } = await show(queue(review));
  screen.getByRole('button', { name: /^Snooze/ }).focus();
  await user.keyboard('{Enter}');
  const undo = await toast().findByRole('button', { name: 'Undo' });
  undo.focus();
  await user.tab({ shift: true });
  await user.tab();
  expect(document.activeElement).toBe(undo);
  await user.keyboard('{Control>}z{/Control}');
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]?.body).toMatchObject({ isOn: false });
});

test('what can’t be put off has no such button; a refused snooze stays in the queue and says why', async () => {
  stubApi({
    'PUT /api/dashboard/snooze': () => {
      throw new Refusal('not_found');
    },
  });
  const { user } = await show(queue(review, move));
  expect(screen.getAllByRole('button', { name: /^Snooze/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Snooze/ }));
  expect(await toast().findByText('We couldn’t find what you’re looking for.')).toBeTruthy();
  expect(toast().queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(row(review.text)?.hasAttribute('inert')).toBe(false);
});

test('what is snoozed is folded away and can be brought back later, too', async () => {
  const requests = snoozing();
  const { user } = await show(queue({ ...review, snooze: { key: 'k', until, isOn: true } }));
  expect(screen.getByText('You’re all caught up')).toBeTruthy();
  await user.click(screen.getByText('Snoozed'));
  await user.click(screen.getByRole('button', { name: 'Bring back: Review your work with Ana' }));
  expect(bodies(requests)).toEqual([{ key: 'k', isOn: false }]);
});

const rejecting = () =>
  stubApi({ 'POST /api/job/appointments/reschedule': () => consultation({ jobId: id(9) }) });
const keep = () => screen.getByRole('button', { name: /^Keep Mon 30 Nov/ });

test('keeping the agreed time is sent only once it can no longer be taken back', async () => {
  const requests = rejecting();
  const { user, reloads } = await show(queue(move));
  await user.click(keep());
  expect(row(move.text)?.hasAttribute('inert')).toBe(true);
  expect(toast().getByText(/^Keeping Mon 30 Nov/)).toBeTruthy();
  expect(requests).toEqual([]);
  await user.click(toast().getByRole('button', { name: 'Undo' }));
  expect(row(move.text)?.hasAttribute('inert')).toBe(false);
  await user.click(keep());
  await user.click(toast().getByRole('button', { name: 'Dismiss' }));
  await expect.poll(reloads).toBe(1);
  expect(bodies(requests)).toEqual([{ id: id(8), action: 'reject' }]);
});

test('leaving the page loses nothing: what was put off is sent, once', async () => {
  const requests = rejecting();
  const { user } = await show(queue(move));
  await user.click(keep());
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(bodies(requests)).toEqual([{ id: id(8), action: 'reject' }]));
});

test('nor does going on to another screen', async () => {
  const requests = rejecting();
  const { user, unmount } = await show(queue(move));
  await user.click(keep());
  unmount();
  await waitFor(() => expect(bodies(requests)).toEqual([{ id: id(8), action: 'reject' }]));
});
