import type { Locator } from '@playwright/test';
import { ana, clara } from '../api/test/cast.ts';
import { paths } from '../web/src/paths.ts';
import { agreeOnTime, clientAndService } from './journeys/two-people.ts';
import { expectTitle } from './screens/screen.ts';
import { newcomer } from './world/people.ts';
import { firstConsultation, makeOffer, moveClockTo, offerService, postJob } from './world/setup.ts';
import { join } from './world/steps.ts';
import { expect, test } from './test.ts';

// What people come for, on a phone, and in how few acts: a press, a choice, or one field filled in.

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
test.use(phone);

test('whoever is free soon is found and asked in three acts from home', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto(paths.home());
  const acts = new Acts();
  await acts.press(
    page.getByRole('region', { name: 'Free to talk soon' }).getByRole('link', { name: /^Talk to / }),
  );
  await acts.fill(page.getByRole('textbox', { name: 'What is it about?' }), 'A short page about our API.');
  await acts.press(page.getByRole('button', { name: /^(Send invitation|Book this time)$/ }));
  await expect(page).toHaveURL(/\/(job-invite\/.*invite=|job\/)/);
  expect(acts.count).toBeLessThanOrEqual(3);
});

test('a job is posted in six acts', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto(paths.dashboard());
  const acts = new Acts();
  await acts.press(page.getByRole('main').getByRole('link', { name: 'Post a job' }));
  await acts.choose(page.getByRole('combobox', { name: 'Discipline' }), 'Law and contracts');
  await acts.choose(page.getByRole('combobox', { name: 'Category' }), 'Contract drafting and review');
  await acts.fill(page.getByRole('textbox', { name: 'In a sentence or two' }), 'Terms for a small API.');
  await acts.press(page.getByRole('radio', { name: /^\$500 to / }));
  await acts.press(page.getByRole('button', { name: 'Post this job' }));
  await expectTitle(page, 'Terms for a small API');
  expect(acts.count).toBeLessThanOrEqual(6);
});

test('a professional proposes in four acts, at a time that is by day for the client', async ({
  page,
  openPage,
}) => {
  const hers = await openPage();
  const title = 'Terms, read before they are signed';
  const postingId = await postJob(await join(hers, newcomer(clara)), title);
  await offerService(await join(page, newcomer(ana)), 'Terms, read for you');
  await page.goto(paths.jobPosting(postingId));
  const acts = new Acts();
  await acts.fill(page.getByRole('textbox', { name: 'Your message to Clara' }), 'I have done this before.');
  await acts.fill(page.getByRole('textbox', { name: 'Price for the whole job' }), '900');
  await acts.fill(page.getByRole('spinbutton', { name: 'Time you need' }), '5');
  await acts.press(page.getByRole('button', { name: 'Send proposal' }));
  await expect(page).toHaveURL(/\/job-proposal\//);
  await expect(page.getByRole('article').first()).toContainText('Sent');
  expect(acts.count).toBeLessThanOrEqual(4);
});

test('after the talk a client hires in two acts', async ({ openPage }) => {
  const two = await clientAndService((options) => openPage({ ...phone, ...options }), 'Terms, read twice');
  const { theirs, client, professional } = two;
  const { jobId, startsAt } = await agreeOnTime(two);
  await makeOffer(professional, jobId, 90_000);
  const id = await firstConsultation(client, jobId);
  await moveClockTo(client, startsAt, 5);
  const it = { params: { id }, body: {} };
  for (const side of [client, professional]) await side('POST /api/job/appointment/checkin/:id', it);
  await professional('POST /api/job/meeting/start/:id', it);
  for (const side of [client, professional]) await side('POST /api/job/meeting/end/:id', it);

  await theirs.goto(paths.consultation(jobId, id));
  await expect(theirs.getByRole('heading', { name: 'You’ve met Ana. What comes next?' })).toBeVisible();
  const acts = new Acts();
  await acts.press(theirs.getByRole('button', { name: 'Hire Ana for $900' }));
  await acts.press(theirs.getByRole('button', { name: 'Pay $900.00' }));
  await expect(theirs.getByText(/^You hired Ana\./)).toBeVisible();
  expect(acts.count).toBeLessThanOrEqual(2);
});

test('a new professional sets their hours in three acts', async ({ page }) => {
  await join(page, newcomer(ana));
  await page.goto(paths.dashboard());
  const acts = new Acts();
  await acts.press(page.getByRole('main').getByRole('link', { name: 'Set your hours' }));
  await acts.press(page.getByRole('button', { name: 'Mon–Fri 9–17' }));
  await acts.press(page.getByRole('button', { name: 'Save and continue' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Getting paid' })).toBeVisible();
  expect(acts.count).toBeLessThanOrEqual(5);
});

/** Does what a person does, and counts. */
class Acts {
  count = 0;
  async press(what: Locator) {
    this.count += 1;
    await what.first().tap();
  }
  async fill(field: Locator, text: string) {
    this.count += 1;
    await field.fill(text);
  }
  async choose(field: Locator, option: string) {
    this.count += 1;
    await field.selectOption(option);
  }
}
