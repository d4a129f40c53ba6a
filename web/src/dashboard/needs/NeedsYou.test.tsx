import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { Refusal, stubApi } from '../../../test/api.ts';
import { consultation, id } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { NeedsYou } from './NeedsYou.tsx';

const need: Need = {
  kind: 'hire_job',
  text: 'Pay Ana for Contract review',
  detail: '$1,200',
  url: '/job/7',
  action: 'Pay $1,200',
  dueAt: '2026-11-23T14:00:00.000Z',
  talkAt: null,
};

test('each item says what to do by when, and links there with its own button', async () => {
  await show(<NeedsYou needs={[need]} side="client" />);
  expect(screen.getByRole('heading', { name: need.text })).toBeTruthy();
  expect(
    screen.getByRole('link', { name: 'Pay $1,200: Pay Ana for Contract review' }).getAttribute('href'),
  ).toBe('/job/7');
  expect(screen.getByRole('listitem').textContent).toMatch(/2 h/);
});

test('after what is due first, the queue is grouped by what is asked for, with its count', async () => {
  const pay = {
    ...need,
    kind: 'pay_consultation',
    text: 'Pay for your consultation',
    action: 'Pay $40',
  } as const;
  const reply = { ...need, kind: 'answer_proposal', action: 'View proposal' } as const;
  const needs: Need[] = [
    need,
    { ...reply, text: 'Ana sent you a proposal' },
    pay,
    { ...reply, text: 'Tendai sent you a proposal' },
  ];
  await show(<NeedsYou needs={needs} side="client" />);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    need.text,
    'Reply 2',
    'Hire or pay 1',
  ]);
  const replies = within(screen.getByRole('region', { name: 'Reply 2' }));
  expect(replies.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Reply 2',
    'Ana sent you a proposal',
    'Tendai sent you a proposal',
  ]);
  expect(replies.getByRole('link', { name: 'View proposal: Tendai sent you a proposal' })).toBeTruthy();
});

test('on phones the first group is open, and the others are one line until they are opened', async () => {
  const pay = { ...need, kind: 'pay_consultation', text: 'Pay for your consultation' } as const;
  const reply = { ...need, kind: 'answer_proposal', text: 'Ana sent you a proposal' } as const;
  const { user } = await show(<NeedsYou needs={[need, reply, pay]} side="client" />);
  const unfold = screen.getByRole('button', { name: 'Show', description: 'Hire or pay 1' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await user.click(unfold);
  expect(screen.getByRole('button', { name: 'Hide' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByText('Pay for your consultation')).toHaveLength(1);
});

const request: Need = {
  ...need,
  kind: 'answer_appointment',
  text: 'Henrik asked to move your consultation',
  detail: 'Employment contracts',
  url: '/job/9#consultation-8',
  action: 'View request',
  acceptable: { subject: 'APPOINTMENT', id: id(8), times: ['2026-12-01T07:30:00.000Z'] },
};

test('a request is accepted in its row with one press, and the result takes its place', async () => {
  const requests = stubApi({ 'POST /api/job/appointments/reschedule': () => consultation({ jobId: id(9) }) });
  const { user, reloads } = await show(<NeedsYou needs={[request]} side="client" />);
  await user.tab();
  expect(screen.getByRole('link', { name: request.text })).toBe(document.activeElement);
  await user.tab();
  await user.keyboard('{Enter}');
  await expect.poll(reloads).toBe(1);
  expect(requests.map(({ body }) => body)).toEqual([
    { id: id(8), action: 'accept', startsAt: '2026-12-01T07:30:00.000Z' },
  ]);
  expect(screen.getByText(/^Agreed: you’ll talk on Tue 1 Dec/)).toBe(document.activeElement);
  expect(screen.getByRole('link', { name: 'Open the job' }).getAttribute('href')).toBe(`/job/${id(9)}`);
});

test('of several times the pressed one is sent; a refusal is said in the row, and the queue is read again', async () => {
  const times = ['2026-11-26T07:30:00.000Z', '2026-11-26T09:00:00.000Z'];
  const requests = stubApi({
    'POST /api/job/invite/response': () => {
      throw new Refusal('slot_taken');
    },
  });
  const several = {
    ...request,
    acceptable: { subject: 'INVITE' as const, id: id(7), times },
  };
  const { user, reloads } = await show(<NeedsYou needs={[several]} side="professional" />);
  const [, second] = screen.getAllByRole('button', { name: /^Accept Thu 26 Nov/ });
  await user.click(second ?? document.body);
  await expect.poll(reloads).toBe(1);
  expect(requests.map(({ body }) => body)).toEqual([{ id: id(7), action: 'accept', startsAt: times[1] }]);
  expect(screen.getByText('This time is no longer available. Pick another one.')).toBeTruthy();
  expect(screen.queryByText(/^Agreed/)).toBeNull();
});

test('while a consultation is on and nothing else is due, the queue says so', async () => {
  await show(<NeedsYou needs={[]} side="client" isBusy />);
  expect(screen.getByText('Nothing else needs your attention.')).toBeTruthy();
});

test('with nothing to do, each side gets links to its next options', async () => {
  await show(<NeedsYou needs={[]} side="professional" />);
  expect(screen.getByText('You’re all caught up')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/job-posting');
});

test('“Other time” asks its page for the picker', async () => {
  const invited: Need = {
    ...need,
    kind: 'answer_invite',
    acceptable: { subject: 'INVITE', id: id(10), times: ['2026-11-25T15:00:00.000Z'] },
  };
  const { user, at } = await show(
    <>
      <NeedsYou needs={[invited]} side="professional" />
      <Here />
    </>,
  );
  await user.click(screen.getByRole('link', { name: /^Other time/ }));
  expect(at()).toBe('/job/7');
  expect(await screen.findByText(JSON.stringify({ otherTime: id(10) }))).toBeTruthy();
});

test('a request none of whose times is left leads to the choice of another', async () => {
  const late: Need = { ...need, kind: 'answer_invite', action: 'Suggest another time', asksForTime: id(10) };
  const { user } = await show(
    <>
      <NeedsYou needs={[late]} side="professional" />
      <Here />
    </>,
  );
  await user.click(screen.getByRole('link', { name: /^Suggest another time/ }));
  expect(await screen.findByText(JSON.stringify({ otherTime: id(10) }))).toBeTruthy();
});

function Here() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}
