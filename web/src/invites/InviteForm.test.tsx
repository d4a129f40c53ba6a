import type { Service } from '@parley/contract/services/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../test/api.ts';
import { id, invite, service } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { InviteForm } from './InviteForm.tsx';

const SLOTS = ['2026-11-25T15:00:00.000Z', '2026-11-25T15:30:00.000Z'];

const form = (change: Partial<Service>, times = SLOTS.slice(0, 1)) => (
  <InviteForm
    service={{ ...service, ...change }}
    postings={[]}
    postingId={null}
    times={times}
    before={null}
    zone="Europe/Berlin"
  />
);
const write = (text: string) => [screen.getByRole('textbox', { name: 'What is it about?' }), text] as const;

test('a time picked before stands above the message: writing it is all that is left', async () => {
  const requests = stubApi({ 'POST /api/job/jobPosting/invite': () => invite({ status: 'SENT' }) });
  const { user, at } = await show(form({}));
  expect(screen.queryByRole('grid', { name: 'Free times' })).toBeNull();
  expect(screen.getByText('Your time, Berlin')).toBeTruthy();
  await user.type(...write('Our terms, please.'));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect.poll(at).toBe(`/job-invite/${service.id}?invite=${id(10)}`);
  expect(requests.at(-1)?.body).toEqual({
    serviceId: service.id,
    message: 'Our terms, please.',
    startsAt: SLOTS[0],
    minutes: 30,
  });
});

test.each([
  { pricing: 'HOURLY', charges: 'Ana charges $110 an hour.' },
  { pricing: 'FIXED', charges: 'Ana charges $110.' },
] as const)('the budget is the client’s to name, next to a $pricing price', async ({ pricing, charges }) => {
  await show(form({ pricing }));
  const budget = screen.getByRole<HTMLInputElement>('textbox', { name: /Budget for the whole job/ });
  expect(budget.value).toBe('');
  expect(
    screen.getByText(`${charges} Leave it empty to talk first: you owe nothing for the work until you hire.`),
  ).toBeTruthy();
});

test('a service with instant booking is booked, and leads to the job', async () => {
  stubApi({
    'POST /api/job/jobPosting/invite': () => invite({ status: 'ACCEPTED', turn: null, jobId: id(30) }),
  });
  const { user, at } = await show(form({ instantBooking: true }));
  await user.type(...write('Our terms, please.'));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  await expect.poll(at).toBe(`/job/${id(30)}`);
});

test('with a further time it is an invitation again, and the form says so', async () => {
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: SLOTS }),
    'POST /api/job/jobPosting/invite': () => invite({ status: 'SENT' }),
  });
  const { user } = await show(form({ instantBooking: true }));
  await user.click(screen.getByRole('button', { name: 'Change or add times' }));
  const grid = await screen.findByRole('grid', { name: 'Free times' });
  expect(screen.getByText(/books instantly/)).toBeTruthy();
  expect(screen.getByText('With more than one time, Ana accepts one before it’s booked.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a time' }));
  await user.click(within(grid).getAllByRole('button')[1] ?? grid);
  expect(screen.getByText(/Ana has to accept/)).toBeTruthy();
  expect(screen.queryByText(/books instantly/)).toBeNull();
  await user.type(...write('Either is fine.'));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect
    .poll(() => requests.at(-1)?.body)
    .toMatchObject({ startsAt: SLOTS[0], alternatives: [SLOTS[1]] });
});

test('a time taken in the meantime opens the free times again, and the message stays', async () => {
  stubApi({
    'GET /api/availability/slots': () => ({ slots: SLOTS.slice(1) }),
    'POST /api/job/jobPosting/invite': () => {
      throw new Refusal('slot_taken');
    },
  });
  const { user } = await show(form({ instantBooking: true }));
  await user.type(...write('Our terms, please.'));
  await user.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('grid', { name: 'Free times' })).toBeTruthy();
  expect(screen.getByText('This time is no longer available. Pick another one.')).toBeTruthy();
  expect(screen.getByDisplayValue('Our terms, please.')).toBeTruthy();
});

test('a refused further time is named beside the times', async () => {
  const taken = 'This time is no longer available. Pick another one.';
  stubApi({
    'GET /api/availability/slots': () => ({ slots: SLOTS }),
    'POST /api/job/jobPosting/invite': () => {
      throw new Refusal('slot_taken', [{ path: 'alternatives.0', message: taken }]);
    },
  });
  const { user } = await show(form({}));
  await user.click(screen.getByRole('button', { name: 'Change or add times' }));
  const grid = await screen.findByRole('grid', { name: 'Free times' });
  await user.click(within(grid).getAllByRole('button')[1] ?? grid);
  await user.type(...write('Either is fine.'));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  const group = screen.getByRole('group', { name: 'Pick times to talk with Ana' });
  expect(await within(group).findByText(/no longer available/)).toBeTruthy();
});

test('changing the time leads into the picker', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(form({}));
  const group = screen.getByRole('group', { name: 'Your time with Ana' });
  await user.click(screen.getByRole('button', { name: 'Change or add times' }));
  await expect.poll(() => group.contains(document.activeElement)).toBe(true);
});

test('what is missing of the times is read with their group, which gets the focus', async () => {
  stubApi({ 'GET /api/availability/slots': () => ({ slots: SLOTS }) });
  const { user } = await show(form({}, []));
  const group = screen.getByRole('group', { name: 'Pick times to talk with Ana' });
  await user.type(...write('Our terms, please.'));
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await expect.poll(() => document.activeElement).toBe(group);
  const said = group.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(said)?.textContent).toMatch(/time/);
});
