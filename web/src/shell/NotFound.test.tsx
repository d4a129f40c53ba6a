import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { id } from '../../test/fixtures.ts';
import { show, signInAs } from '../../test/render.tsx';
import { paths } from '../paths.ts';
import NotFound from './NotFound.tsx';

test.each([
  [paths.service(id(20)), 'This service isn’t available', '/services'],
  [
    paths.jobInvite(id(20), { startsAt: '2026-11-23T12:00:00Z' }),
    'This service isn’t available',
    '/services',
  ],
  [paths.professional(id(3)), 'This professional isn’t available', '/services?show=professionals'],
  [paths.jobPosting(id(30)), 'This job posting isn’t available', '/job-posting'],
  [paths.job(id(40)), 'We can’t find that page', '/services'],
  ['/nothing/here', 'We can’t find that page', '/services'],
])('%s that isn’t there: “%s”', async (path, title, first) => {
  await show(<NotFound />, path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(first);
});

test.each([
  [paths.service(id(20)), 'If it’s yours and paused, log in to see it.'],
  [paths.jobPosting(id(30)), 'If you posted it, log in to see it.'],
  [paths.job(id(40)), 'If it’s a job or a proposal, log in with the account it belongs to.'],
])('%s tells only visitors to log in, and others which account they use', async (path, advice) => {
  const { unmount } = await show(<NotFound />, path);
  expect(screen.getByText(advice, { exact: false })).toBeTruthy();
  unmount();
  signInAs('CLIENT');
  await show(<NotFound />, path);
  expect(screen.queryByText(advice, { exact: false })).toBeNull();
  expect(screen.getByText(/You’re logged in as clara@clients\.test\./)).toBeTruthy();
});
