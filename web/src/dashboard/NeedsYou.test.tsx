import type { Need } from '@parley/contract/dashboard/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../test/render.tsx';
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

test('with nothing to do, each side gets links to its next options', async () => {
  await show(<NeedsYou needs={[]} side="professional" />);
  expect(screen.getByText('You’re all caught up')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/job-posting');
});
