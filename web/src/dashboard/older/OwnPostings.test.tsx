import { screen } from '@testing-library/react';
import type { OwnPosting } from '@parley/contract/job-postings/schemas.ts';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { id, postingCard } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { OwnPostings } from './OwnPostings.tsx';

const { excerpt: _excerpt, ...like } = postingCard(1);
const posting = (number: number, status: OwnPosting['status']): OwnPosting => ({
  ...like,
  id: id(number),
  title: `Posting ${number}`,
  status,
  createdAt: new Date(Date.UTC(2026, 0, 1, number)).toISOString(),
  openProposals: 0,
  waitingProposals: 0,
});
const closed = (from: number, count: number) =>
  Array.from({ length: count }, (_, below) => posting(from - below, 'CLOSED'));
const shown = () => document.body.textContent?.match(/Posting \d+/g) ?? [];

test('open postings are shown at once, and the others by the page, older than the last of them', async () => {
  const requests = stubApi({ 'GET /api/job/jobPosting/client/all': () => closed(50, 20) });
  const { user } = await show(<OwnPostings latest={[...closed(150, 100), posting(1, 'OPEN')]} />);
  expect(shown()).toEqual(['Posting 1']);
  await user.click(screen.getByText('Show 100 past'));
  expect(shown()).toHaveLength(101);
  await user.click(screen.getByText('Show older'));
  await screen.findByText('Posting 50');
  expect(shown()).toHaveLength(121);
  expect(requests[0]?.query).toEqual({ before: id(51) });
  expect(screen.queryByText('Show older')).toBeNull();
});
