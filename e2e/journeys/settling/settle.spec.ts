import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/paths.ts';
import { expectAccessible, expectTitle } from '../../screens/screen.ts';
import { followNotification } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';
import { twoAtWork } from '../two-people.ts';

const TITLE = 'Terms, read before you sign';

const suggestSplit = (page: Page) => page.getByRole('button', { name: 'Suggest a split' });

test('two who disagree settle 30 to 70 without an admin, and both see the same', async ({ openPage }) => {
  test.slow();
  const { theirs, hers, client, jobId } = await twoAtWork(openPage, TITLE);

  await test.step('the client disputes, and reads from the first day what happens if nobody decides', async () => {
    const body = { message: 'Two of the three parts are missing.' };
    await client('POST /api/job/:id/dispute', { params: { id: jobId }, body });
    await theirs.goto(paths.job(jobId));
    await expect(
      theirs.getByText(/^You two can still agree, at any time and without Parley\./),
    ).toContainText(/If nothing is settled or decided by .+, all the money goes back to you\./);
  });

  await test.step('the professional suggests to keep three tenths, and sees what each gets', async () => {
    await hers.goto(paths.job(jobId));
    await suggestSplit(hers).click();
    const form = hers.getByRole('dialog', { name: 'Suggest how to split the money' });
    await form.getByRole('textbox', { name: 'For you, before the fee' }).fill('360');
    await expect(form.getByText('$324.00')).toBeVisible();
    await expect(form.getByText('$840.00')).toBeVisible();
    await expectAccessible(hers);
    await form.getByRole('textbox', { name: 'Message to Clara' }).fill('For the part that is done.');
    await form.getByRole('button', { name: 'Send to Clara' }).click();
    await expect(form).toBeHidden();
    await expect(
      hers.getByRole('heading', { name: 'You suggest $360 for you and $840 back to Clara' }),
    ).toBeVisible();
    await expectTitle(hers, TITLE);
  });

  await test.step('the client sees it among what needs attention, and accepts', async () => {
    await theirs.goto(paths.dashboard());
    await expect(theirs.getByText(/suggests how to settle your job/).first()).toBeVisible();
    await followNotification(theirs, /suggests how to settle/);
    await expect(
      theirs.getByRole('heading', { name: 'Ana suggests $360 for Ana and $840 back to you' }),
    ).toBeVisible();
    await expectTitle(theirs, TITLE);
    await theirs.getByRole('button', { name: 'Settle the job' }).click();
    const confirm = theirs.getByRole('dialog', { name: 'Settle the job' });
    await expectAccessible(theirs);
    await confirm.getByRole('button', { name: 'Settle the job' }).click();
    await expect(
      theirs.getByText(/\$324 went to Ana after the \$36 fee, and \$840 went back to you/),
    ).toBeVisible();
    await expectTitle(theirs, TITLE);
  });

  await test.step('the professional reads the same', async () => {
    await followNotification(hers, /^Clara accepted: .* is settled/);
    await expect(
      hers.getByText(/You received \$324 after the \$36 fee, and \$840 went back to Clara/),
    ).toBeVisible();
    await expect(suggestSplit(hers)).toBeHidden();
  });
});

test('two agree on a new due date after the first one is declined', async ({ openPage }) => {
  test.slow();
  const { theirs, hers, client, jobId } = await twoAtWork(openPage, TITLE);
  const { now } = await client('GET /api/demo/clock');
  const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString().slice(0, 10);
  const suggest = async (dueOn: string) => {
    await hers.getByRole('button', { name: 'Suggest a new date' }).click();
    const form = hers.getByRole('dialog', { name: 'Suggest a new due date' });
    await form.getByLabel('New due date').fill(dueOn);
    await form.getByRole('button', { name: 'Send to Clara' }).click();
    await expect(form).toBeHidden();
  };

  await hers.goto(paths.job(jobId));
  await suggest(inDays(40));
  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('button', { name: 'Decline suggestion' }).click();
  const decline = theirs.getByRole('dialog', { name: 'Decline suggestion' });
  await decline.getByRole('textbox', { name: 'Message to Ana' }).fill('We launch before that.');
  await decline.getByRole('button', { name: 'Decline suggestion' }).click();
  await expect(decline).toBeHidden();

  await followNotification(hers, /^Clara declined/);
  await expect(hers.getByText('We launch before that.').first()).toBeVisible();
  await suggest(inDays(20));
  await expect(theirs.getByRole('button', { name: 'Agree to the new date' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Agree to the new date' }).click();
  const agree = theirs.getByRole('dialog', { name: 'Agree to the new date' });
  await expectAccessible(theirs);
  await agree.getByRole('button', { name: 'Agree to the new date' }).click();
  await expect(agree).toBeHidden();
  const { dueAt, status } = await client('GET /api/job/:id', { params: { id: jobId } });
  // The end of that day in Bogotá.
  expect([status, dueAt]).toEqual(['ACTIVE', `${inDays(21)}T04:59:00.000Z`]);
});
