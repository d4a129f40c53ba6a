import type { JobReviews as Reviews, Review } from '@parley/contract/reviews/schemas.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ana, id } from '../../test/fixtures.ts';
import { show } from '../../test/render.tsx';
import { JobReviews } from './JobReviews.tsx';
import { RatingHistogram } from './RatingHistogram.tsx';

const review: Review = {
  id: id(60),
  jobId: id(30),
  author: { id: ana.id, displayName: 'Ana Rincón', avatarUrl: null, timeZone: 'America/Bogota' },
  aboutId: id(1),
  consultationOnly: true,
  rating: 5,
  text: 'Came prepared.',
  createdAt: '2026-11-24T12:00:00.000Z',
  publishedAt: '2026-11-24T12:00:00.000Z',
};
const open: Reviews = {
  mine: null,
  hiddenReason: null,
  theirs: null,
  theirsWritten: false,
  open: true,
  closesAt: '2026-12-08T12:00:00.000Z',
  consultationOnly: true,
};
const showReviews = (reviews: Reviews) =>
  show(<JobReviews jobId={id(30)} reviews={reviews} otherName="Ana Rincón" zone="Europe/Berlin" />);

test('where nobody was hired, the form asks about the consultation', async () => {
  await showReviews(open);
  expect(screen.getByRole('group', { name: 'How was your consultation with Ana?' })).toBeTruthy();
});

test('after work it asks about working together', async () => {
  await showReviews({ ...open, consultationOnly: false });
  expect(screen.getByRole('group', { name: 'How was working with Ana?' })).toBeTruthy();
});

test('a review of a consultation is marked, and one of work is not', async () => {
  await showReviews({ ...open, open: false, theirs: review });
  expect(screen.getByText('Consultation only')).toBeTruthy();
  await showReviews({ ...open, open: false, theirs: { ...review, consultationOnly: false } });
  expect(screen.getAllByText('Consultation only')).toHaveLength(1);
});

test('the author of a hidden review reads that it is, and why', async () => {
  const mine = { ...review, publishedAt: null };
  await showReviews({ ...open, open: false, mine, hiddenReason: 'It names a third person.' });
  expect(
    screen.getByText('We’ve hidden your review. Only you can see it, and its stars don’t count.'),
  ).toBeTruthy();
  expect(screen.getByText('It names a third person.')).toBeTruthy();
  expect(screen.queryByText(/^Your review is in\./)).toBeNull();
});

test('the average of consultations stands apart from that of work', async () => {
  const histogram = { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 };
  const consultations = { average: 3.5, count: 2 };
  await show(<RatingHistogram average={4.5} count={2} histogram={histogram} consultations={consultations} />);
  expect(screen.getByText('4.5')).toBeTruthy();
  expect(screen.getByText('Consultations only: 3.5 from 2 reviews')).toBeTruthy();
});
