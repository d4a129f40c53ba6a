import { ana, clara, nima, tendai } from '../../api/test/cast.ts';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible, expectScreen } from '../screens/screen.ts';
import type { ApiClient } from '../world/api-client.ts';
import { newcomer } from '../world/people.ts';
import { freeTimes, offerService, postJob } from '../world/setup.ts';
import { followNotification, join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const TITLE = 'Terms for our new API';

/** A proposal that the client accepts; returns the job in which the two talk. */
async function talkWith(client: ApiClient, professional: ApiClient, postingId: string): Promise<string> {
  const { id: userId } = await professional('GET /api/users');
  const [startsAt = ''] = await freeTimes(client, userId);
  const { id } = await professional('POST /api/job/jobProposal', {
    body: { postingId, message: 'Gladly.', amountCents: 90_000, estimatedDays: 6, startsAt, minutes: 30 },
  });
  const { jobId } = await client('POST /api/job/jobProposal/response', { body: { id, action: 'accept' } });
  if (jobId === null) throw new Error('accepting made no job');
  return jobId;
}

test('a client talks with three candidates, hires one, and tells the others kindly', async ({ openPage }) => {
  test.slow();
  const theirs = await openPage({ timezoneId: clara.timeZone });
  const client = await join(theirs, newcomer(clara));
  const postingId = await postJob(client, TITLE);
  const pages = [];
  const jobs = [];
  for (const character of [ana, tendai, nima]) {
    const page = await openPage({ timezoneId: character.timeZone });
    const professional = await join(page, newcomer(character));
    await offerService(professional, `Terms, read by ${character.firstName}`);
    jobs.push(await talkWith(client, professional, postingId));
    pages.push(page);
  }
  const [chosen = ''] = jobs;
  const { status } = await client('GET /api/job/jobPosting/:id', { params: { id: postingId } });
  expect(status).toBe('OPEN');

  await theirs.goto(paths.job(chosen));
  await expect(theirs.getByText(/^Nobody is hired for this posting yet\. Your hire fills it/)).toBeVisible();
  await expectScreen(theirs, TITLE);
  await theirs.getByRole('button', { name: 'Hire Ana for $900' }).click();
  await theirs.getByRole('button', { name: 'Pay $900.00' }).click();
  await expect(theirs.getByText(/^You hired Ana\./)).toBeVisible();
  expect((await client('GET /api/job/jobPosting/:id', { params: { id: postingId } })).status).toBe('FILLED');

  await expect(theirs.getByText('You’re still talking with 2 other people for this posting.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Tell them you’ve hired' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'End the other jobs' });
  await expectAccessible(theirs);
  await dialog.getByRole('textbox', { name: 'A kind word to everyone' }).fill('Thank you for your time.');
  await dialog.getByRole('button', { name: 'End 2 other jobs' }).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.getByText('You’re still talking')).toHaveCount(0);

  for (const page of pages.slice(1)) {
    await page.goto(paths.dashboard());
    await followNotification(page, /^Clara decided not to go ahead .*Thank you for your time\./);
    await expect(page.getByText(/Nobody was hired, and nothing is owed\./)).toBeVisible();
  }
});
