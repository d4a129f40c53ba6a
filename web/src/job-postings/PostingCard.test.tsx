import type { JobPostingCard } from '@parley/contract/job-postings/schemas.ts';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { PostingCard } from './PostingCard.tsx';

const posting: JobPostingCard = {
  id: id(40),
  title: 'Contract review',
  excerpt: 'Our terms, please.',
  disciplineId: id(41),
  categoryId: id(42),
  skills: [],
  experience: 60,
  pricing: 'FIXED',
  budgetMinCents: 50_000,
  budgetMaxCents: 90_000,
  startBy: '2026-12-15',
  openings: 1,
  hires: 0,
  status: 'OPEN',
  proposalCount: 2,
  createdAt: '2026-11-20T12:00:00.000Z',
  client: {
    id: id(1),
    displayName: 'Clara Brandt',
    avatarUrl: null,
    timeZone: 'Europe/Berlin',
    createdAt: '2025-01-10T12:00:00.000Z',
    rating: { average: null, count: 0 },
    postings: 1,
    hires: 0,
    attendance: null,
  },
};

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
