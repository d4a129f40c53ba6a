import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Side } from '@parley/contract/sides.ts';
import { stubApi, Refusal } from '../../../test/api.ts';
import { consultation, id, pricedConsultation } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { ConsultationActions } from './ConsultationActions.tsx';

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);
const acts = (change: Parameters<typeof consultation>[0], side: Side) => (
  <ConsultationActions
    appointment={consultation(change)}
    side={side}
    zone="Europe/Berlin"
    amountCents={120_000}
  />
);
const moving = {
  status: 'RESCHEDULE',
  proposedStartsAt: '2026-11-26T15:00:00.000Z',
  turn: 'CLIENT',
} as const;

test('only the side that was asked for another time can accept it', async () => {
  await show(acts(moving, 'client'));
  expect(buttons()).toEqual([expect.stringMatching(/^Accept \w{3} /), 'Reschedule', 'Reject', 'Call off']);
});

test('a time that the professional no longer has can’t be accepted, but answered with another', async () => {
  await show(acts({ ...moving, isTaken: true }, 'client'));
  const why = 'This time is no longer available. Pick another one.';
  const accept = await screen.findByRole('button', { name: /^Accept/, description: why });
  expect(accept.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('button', { name: 'Reschedule' }).getAttribute('aria-disabled')).toBeNull();
});

test('the side that asked for another time can withdraw the request', async () => {
  await show(acts(moving, 'professional'));
  expect(buttons()).toEqual(['Withdraw', 'Call off']);
});

test('after three requests for another time, the button is disabled with the reason', async () => {
  await show(acts({ movesLeft: { client: 0, professional: 3 } }, 'client'));
  const why = 'You’ve already asked for another time three times.';
  const again = await screen.findByRole('button', { name: 'Reschedule', description: why });
  expect(again.getAttribute('aria-disabled')).toBe('true');
});

test('accepting needs no confirmation and reloads the page', async () => {
  const requests = stubApi({ 'POST /api/job/appointments/reschedule': () => consultation() });
  const { user, reloads } = await show(acts(moving, 'client'));
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  await expect.poll(reloads).toBe(1);
  expect(requests.map(({ body }) => body)).toEqual([
    { id: id(40), action: 'accept', startsAt: moving.proposedStartsAt },
  ]);
});

test('rejecting needs a confirmation, with an optional message', async () => {
  const requests = stubApi({
    'POST /api/job/appointments/reschedule': () => consultation({ status: 'RESCHEDULE_REJECTED' }),
  });
  const { user } = await show(acts(moving, 'client'));
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject the new time' }));
  expect(requests).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Message to Ana/ }), 'I am away.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.body).toEqual({ id: id(40), action: 'reject', message: 'I am away.' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('what is accepted is the time on the button; one that replaced it meanwhile is read first', async () => {
  const requests = stubApi({
    'POST /api/job/appointments/reschedule': () => {
      const message = 'Another time was just suggested. Review it first.';
      throw new Refusal('invalid_input', [{ path: 'startsAt', message }]);
    },
  });
  const { user, reloads } = await show(acts(moving, 'client'));
  await user.click(screen.getByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('Another time was just suggested. Review it first.')).toBeTruthy();
  expect(requests[0]?.body).toEqual({ id: id(40), action: 'accept', startsAt: moving.proposedStartsAt });
  expect(reloads()).toBe(1);
});

test('calling off needs a reason', async () => {
  const requests = stubApi({
    'POST /api/job/appointments/reschedule': () => consultation({ status: 'CANCELLED' }),
  });
  const { user } = await show(acts({}, 'client'));
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Call off this consultation' }));
  const why = dialog.getByRole('textbox', { name: 'Tell Ana why' });
  await user.click(dialog.getByRole('button', { name: 'Call it off' }));
  expect(dialog.getByText('Say why you’re calling it off.')).toBeTruthy();
  expect(document.activeElement).toBe(why);
  expect(requests).toEqual([]);
  await user.type(why, 'I am ill.');
  expect(dialog.queryByText('Say why you’re calling it off.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Call it off' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.body).toEqual({ id: id(40), action: 'cancel', message: 'I am ill.' });
});

test('another time has to be picked from the free ones before it can be suggested', async () => {
  const free = '2026-11-26T14:00:00.000Z';
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: [free] }),
    'POST /api/job/appointments/reschedule': () => consultation({ status: 'RESCHEDULE_PRO' }),
  });
  const { user } = await show(acts({}, 'client'));
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suggest another time to Ana' }));
  expect(dialog.getByRole('button', { name: 'Pick a time first' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  const grid = within(await dialog.findByRole('grid', { name: 'Free times' }));
  // What is to be moved takes no time itself: a quarter of an hour later is free.
  expect(requests.find(({ name }) => name.endsWith('/slots'))?.query).toMatchObject({ moving: id(40) });
  await user.click(grid.getByRole('button', { name: /15:00/ }));
  await user.click(dialog.getByRole('button', { name: 'Suggest this time' }));
  await expect
    .poll(() => requests.map(({ name }) => name))
    .toContain('POST /api/job/appointments/reschedule');
  expect(requests.at(-1)?.body).toEqual({ id: id(40), action: 'request', startsAt: free, minutes: 30 });
});

test('a paid consultation is offered times until its payment can’t be held any longer', async () => {
  const requests = stubApi({ 'GET /api/availability/slots': () => ({ slots: [] }) });
  const { user } = await show(
    <ConsultationActions
      appointment={pricedConsultation()}
      side="client"
      zone="Europe/Berlin"
      amountCents={null}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  await screen.findByText('No free times this week.');
  // 90 days from when it was paid.
  expect(requests[0]?.query).toMatchObject({ heldUntil: '2027-02-20T12:00:00.000Z' });
});

test('a time that was taken in the meantime is reported, and the free times are reloaded', async () => {
  const requests = stubApi({
    'GET /api/availability/slots': () => ({ slots: ['2026-11-26T14:00:00.000Z'] }),
    'POST /api/job/appointments/reschedule': () => {
      throw new Refusal('slot_taken');
    },
  });
  const { user } = await show(acts({}, 'client'));
  await user.click(screen.getByRole('button', { name: 'Reschedule' }));
  await user.click(await screen.findByRole('button', { name: /15:00/ }));
  await user.click(screen.getByRole('button', { name: 'Suggest this time' }));
  expect(await screen.findByText(/This time is no longer available/)).toBeTruthy();
  await expect
    .poll(() => requests.filter(({ name }) => name === 'GET /api/availability/slots').length)
    .toBe(2);
});

test('after the professional did not come the client may take the money back, new times and objections beside it', async () => {
  const missed = {
    startsAt: '2026-11-23T11:00:00.000Z',
    endsAt: '2026-11-23T11:30:00.000Z',
    attendance: 'PROFESSIONAL_ABSENT',
    refundUntil: '2026-12-07T11:15:00.000Z',
    newTimeUntil: '2026-12-07T11:15:00.000Z',
    objectUntil: '2026-11-25T11:15:00.000Z',
  } as const;
  await show(acts(missed, 'client'));
  expect(buttons()).toEqual(['Get $1,200 back', 'Offer a new time', 'Object']);
});

const ahead = {
  appointment: consultation(),
  side: 'client',
  zone: 'Europe/Berlin',
  amountCents: null,
} as const;

test('those who cannot contact each other read it before they pick another time, and can call off what was agreed', async () => {
  const { user } = await show(<ConsultationActions {...ahead} isCutOff />);
  const why = /can’t contact each other/;
  await user.click(await screen.findByRole('button', { name: 'Reschedule', description: why }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('the reason that was begun is still there once the dialog was closed', async () => {
  const { user } = await show(<ConsultationActions {...ahead} />);
  const why = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Tell Ana why' });
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  await user.type(await why(), 'I am ill');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Call off' }));
  expect((await why()).value).toBe('I am ill');
});
