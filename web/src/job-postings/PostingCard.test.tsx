import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { postingCard } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { PostingCard } from './PostingCard.tsx';

const posting = postingCard(40);

afterEach(() => vi.restoreAllMocks());

test.each([
  ['its last hours in Los Angeles', 'America/Los_Angeles', true],
  ['the next day in Berlin', 'Europe/Berlin', false],
])('a start is named until its day is over for the reader: %s', async (_, zone, isNamed) => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue(zone);
  vi.setSystemTime('2026-12-16T03:00:00.000Z');
  await show(<PostingCard posting={posting} favoriteButton={null} />, '/', {
    now: '2026-12-16T03:00:00.000Z',
  });
  expect(screen.queryByText(/start by Tue 15 Dec/) !== null).toBe(isNamed);
});
