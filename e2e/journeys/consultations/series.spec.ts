import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/paths.ts';
import { daysAfter } from '../../../api/src/platform/clock.ts';
import { expectAccessible } from '../../screens/screen.ts';
import { pickTime } from '../../world/clocks.ts';
import { makeOffer, payOffer } from '../../world/setup.ts';
import { followNotification } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';
import { agreeOnTime, clientAndService } from '../two-people.ts';

test('two agree on a weekly series at once, without the week that is closed, and end it early', async ({
  openPage,
}) => {
  const two = await clientAndService(openPage, 'Terms for the whole winter');
  const { theirs, hers, client, professional } = two;
  const { jobId } = await agreeOnTime(two);
  await makeOffer(professional, jobId);
  await payOffer(client, jobId);

  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('button', { name: 'Schedule a series' }).click();
  const form = theirs.getByRole('dialog', { name: 'Schedule a series of consultations' });
  const startsAt = await pickTime(form, 8);
  const dates = form.getByRole('region', { name: 'All dates' }).getByRole('listitem');
  await expect(dates.filter({ hasText: 'for Ana in Bogotá' })).toHaveCount(6);

  // The second week is closed in all of its hours, on her clock and so on theirs.
  for (const days of [6, 7, 8]) {
    const date = daysAfter(startsAt, days).slice(0, 10);
    await professional('POST /api/availability/date', { body: { date, slots: [] } });
  }
  await form.getByRole('spinbutton', { name: 'How many' }).fill('5');
  await expect(form.getByRole('button', { name: 'Choose the dates first' })).toBeVisible();
  await form
    .getByRole('combobox', { name: 'Outside the professional’s hours' })
    .selectOption({ value: 'skip' });
  await form.getByRole('textbox', { name: 'Message to Ana' }).fill('A short look at each week?');
  await expectAccessible(theirs);
  await form.getByRole('button', { name: 'Suggest 4 consultations' }).click();
  await expect(form).toBeHidden();
  await expect(theirs.getByRole('heading', { name: 'You suggested 4 consultations' })).toBeVisible();

  await hers.goto(paths.dashboard());
  await expect(hers.getByRole('heading', { name: 'Clara Brandt suggested 4 consultations' })).toBeVisible();
  await followNotification(hers, /^Clara suggests 4 consultations/);
  await expect(hers.getByRole('heading', { name: 'Clara suggests 4 consultations' })).toBeVisible();
  await expect(hers.getByRole('article').getByText('A short look at each week?')).toBeVisible();
  await expectAccessible(hers);
  await hers.getByRole('button', { name: 'Accept all 4 consultations' }).click();
  await expect(hers.getByText(/^Until .+: 4 of 4 left$/)).toBeVisible();

  const line = theirs.getByText(/^Until .+: 4 of 4 left$/);
  await line.click();
  await theirs.getByRole('button', { name: 'Call off several' }).click();
  const callOff = theirs.getByRole('dialog', { name: 'Call off several consultations' });
  await callOff.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 });
  await callOff.getByRole('textbox', { name: 'Reason' }).fill('We are done sooner.');
  await expectAccessible(theirs);
  await callOff.getByRole('button', { name: 'Call off 3 consultations' }).click();
  await expect(callOff).toBeHidden();
  await expect(theirs.getByText(/^Until .+: 1 of 4 left$/)).toBeVisible();
  await expect(hers.getByText(/^Until .+: 1 of 4 left$/)).toBeVisible();
  const activity = (page: Page) => page.getByRole('list', { name: 'Activity' }).last().getByRole('listitem');
  await expect(activity(hers).first()).toContainText('Clara called off 3 consultations of a series');
  await expect(activity(theirs).first()).toContainText('You called off 3 consultations of a series');
  await expect(activity(theirs).nth(1)).toContainText('Ana accepted the series');
  await expect(activity(theirs).nth(2)).toContainText('You suggested 4 consultations');
});
