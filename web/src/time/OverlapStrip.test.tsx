import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOW, show } from '../../test/render.tsx';
import { OverlapStrip } from './OverlapStrip.tsx';

// 9 AM to noon in Bogotá, today and tomorrow.
const free = [
  { from: '2026-11-23T14:00:00.000Z', to: '2026-11-23T17:00:00.000Z' },
  { from: '2026-11-24T14:00:00.000Z', to: '2026-11-24T17:00:00.000Z' },
];
const strip = (of: { free: typeof free; nextAvailableAt: string | null }, zone = 'Europe/Berlin') => (
  <OverlapStrip of={{ ...of, timeZone: 'America/Bogota' }} zone={zone} now={NOW} size="row" />
);
const spoken = () => document.querySelector('p.sr-only')?.textContent ?? '';

test('today’s hours are described in the reader’s time, with those in their daytime', async () => {
  await show(strip({ free, nextAvailableAt: '2026-11-23T14:00:00.000Z' }));
  expect(spoken()).toContain('Free today, in your time: 15:00 to 18:00; within your day 15:00 to 18:00.');
});

test('hours in the reader’s night are bookable but not shared', async () => {
  await show(strip({ free, nextAvailableAt: '2026-11-23T14:00:00.000Z' }, 'Asia/Tokyo'));
  expect(spoken()).toContain('none of it within your day');
});

test('a day without free times says so, with the next free time', async () => {
  await show(strip({ free: free.slice(1), nextAvailableAt: '2026-11-24T14:00:00.000Z' }));
  expect(spoken()).toMatch(/^No free times today\. Next: .*15:00/);
});

test('a professional without free times promises none', async () => {
  await show(strip({ free: [], nextAvailableAt: null }));
  expect(spoken()).toContain('nothing free in two weeks');
  expect(screen.queryByRole('button')).toBeNull();
});
