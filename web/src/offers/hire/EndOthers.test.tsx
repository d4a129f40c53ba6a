import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../test/api.ts';
import { job, talkingJob } from '../../../test/fixtures.ts';
import { show } from '../../../test/render.tsx';
import { EndOthers } from './EndOthers.tsx';

const hiring = { openings: 1, hires: 1, others: 2 };

test('after a hire the others are told in one act, with one kind word', async () => {
  const requests = stubApi({ 'POST /api/job/:id/end-others': () => job() });
  const { user, reloads } = await show(<EndOthers job={job({ hiring })} />);
  expect(screen.getByText('You’re still talking with 2 other people for this posting.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tell them you’ve hired' }));
  const word = await screen.findByRole('textbox', { name: /A kind word to everyone/ });
  await user.type(word, 'Thank you.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End 2 other jobs' }));
  await expect.poll(() => requests[0]?.body).toEqual({ message: 'Thank you.' });
  await expect.poll(reloads).toBe(1);
});

test.each([
  ['before the hire', talkingJob({ hiring })],
  ['without others', job({ hiring: { ...hiring, others: 0 } })],
  ['for a direct request', job({ hiring: null })],
  ['once the job is over', job({ hiring, status: 'COMPLETED' })],
])('nobody is to be told %s', async (_when, each) => {
  await show(<EndOthers job={each} />);
  expect(screen.queryByRole('button')).toBeNull();
});
