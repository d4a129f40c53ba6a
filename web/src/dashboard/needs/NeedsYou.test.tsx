import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  expect(screen.getByRole('link', { name: 'Pay $1,200' }).getAttribute('href')).toBe('/job/7');
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
