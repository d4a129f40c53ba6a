import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubApi, Refusal } from '../../test/api.ts';
import { id } from '../../test/fixtures.ts';
import { show, signInAs } from '../../test/render.tsx';
import { ReviewForm } from './ReviewForm.tsx';

const form = (onDone = vi.fn()) => <ReviewForm jobId={id(30)} aboutName="Ana" onDone={onDone} />;
const textbox = () => screen.getByRole('textbox', { name: 'Your review' });

test('without a rating nothing is sent, and the field says so', async () => {
  const requests = stubApi({});
  const { user } = await show(form());
  await user.type(textbox(), 'Quick and exact.');
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  await expect.poll(() => screen.getAllByRole('alert').some((alert) => alert.textContent !== '')).toBe(true);
  expect(requests).toEqual([]);
});

test('the rating is a choice of one to five stars with labels', async () => {
  stubApi({});
  const { user } = await show(form());
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('radio', { name: '4 of 5, Very good' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 of 5, Very good' }).checked).toBe(true);
});

test('a second review is refused with a message', async () => {
  const onDone = vi.fn();
  const requests = stubApi({
    'POST /api/review/job/:jobId': () => {
      throw new Refusal('already_reviewed');
    },
  });
  const { user } = await show(form(onDone));
  await user.click(screen.getByRole('radio', { name: '5 of 5, Excellent' }));
  await user.type(textbox(), 'Quick and exact.');
  await user.click(screen.getByRole('button', { name: 'Submit review' }));
  expect(await screen.findByText('You’ve already reviewed this job.')).toBeTruthy();
  expect(requests[0]?.body).toEqual({ rating: 5, text: 'Quick and exact.', themes: [] });
  expect(onDone).not.toHaveBeenCalled();
});

// Reviews of clients are read by them; others see the stars with their postings.
test.each([
  ['CLIENT', false, /^Reviews are public\. Parley may show yours on its home page/],
  ['CLIENT', true, 'Reviews are public. Yours is marked as a review of a consultation.'],
  [
    'PROFESSIONAL',
    false,
    'Ana reads your review. It isn’t shown publicly, but its stars count toward the rating on Ana’s postings.',
  ],
  ['PROFESSIONAL', true, 'Ana reads your review. It isn’t shown publicly.'],
] as const)(
  'a %s reads before who will see it (of a consultation only: %s)',
  async (role, consultationOnly, text) => {
    signInAs(role);
    await show(
      <ReviewForm jobId={id(30)} aboutName="Ana" consultationOnly={consultationOnly} onDone={vi.fn()} />,
    );
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByText(/Reviews are public/)).toHaveLength(role === 'CLIENT' ? 1 : 0);
  },
);
