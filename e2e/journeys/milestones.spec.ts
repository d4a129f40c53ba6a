import type { Locator, Page } from '@playwright/test';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible } from '../screens/screen.ts';
import { followNotification } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { agreeOnTime, clientAndService } from './two-people.ts';

const TITLE = 'A handbook, chapter by chapter';

async function fillMilestone(form: Locator, nth: number, title: string, price: string, days: string) {
  await form.getByRole('textbox', { name: `Milestone ${nth}` }).fill(title);
  await form
    .getByRole('textbox', { name: 'Price' })
    .nth(nth - 1)
    .fill(price);
  await form
    .getByRole('spinbutton', { name: 'Days of work' })
    .nth(nth - 1)
    .fill(days);
}

const planOn = (page: Page) => page.locator('#milestones').getByRole('listitem');

async function pays(page: Page, button: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('button', { name: `Pay ${amount}` }).click();
}

/** By hand: 300, 200 and 500 dollars are 1,000; the professional has 900 of them after the fee. */
test('an offer in three milestones is paid one by one, and a further one is added', async ({ openPage }) => {
  test.slow();
  const two = await clientAndService(openPage, TITLE);
  const { theirs, hers, client, professional } = two;
  const { jobId } = await agreeOnTime(two);

  await test.step('the professional cuts the offer into milestones', async () => {
    await hers.goto(paths.job(jobId));
    await hers.getByRole('main').getByRole('button', { name: 'Make an offer' }).first().click();
    const form = hers.getByRole('dialog', { name: 'Make Clara an offer' });
    await form.getByRole('button', { name: 'Split into milestones' }).click();
    await form.getByRole('button', { name: 'Add a milestone' }).click();
    await fillMilestone(form, 1, 'Outline', '300', '5');
    await fillMilestone(form, 2, 'Last chapters', '500', '60');
    await fillMilestone(form, 3, 'First chapters', '200', '3');
    await form.getByRole('button', { name: 'Move up' }).last().click();
    await expect(form.getByText('Together: $1,000, 68 days')).toBeVisible();
    await expectAccessible(hers);
    await form.getByRole('button', { name: 'Send offer for $1,000' }).click();
    await expect(form).toBeHidden();
    await expect(hers.getByRole('article').first()).toContainText('You receive $900 after the 10% fee.');
  });

  await test.step('hiring pays the first', async () => {
    await theirs.goto(paths.job(jobId));
    await expect(theirs.getByRole('article').first()).toContainText('2. First chapters$200 · 3 days');
    await pays(theirs, 'Hire Ana, pay $300 for the first milestone', '$300.00');
    await expect(planOn(theirs)).toHaveText([
      /^1\. Outline.*In progress$/,
      /^2\. First chapters.*Not paid yet$/,
      /^3\. Last chapters.*Not paid yet$/,
    ]);
    await expectAccessible(theirs);
  });

  await test.step('the second is paid before the first is accepted', async () => {
    await planOn(theirs).getByRole('link', { name: '2. First chapters' }).click();
    await expect(theirs.getByRole('heading', { name: 'Ready for this milestone?' })).toBeVisible();
    await expectAccessible(theirs);
    await pays(theirs, 'Pay $200 for this milestone', '$200.00');
    await expect(planOn(theirs).nth(1)).toHaveText(/^2\. First chapters.*In progress$/);
  });

  await test.step('each is delivered and accepted on its own', async () => {
    await professional('POST /api/job/:id/deliver', { params: { id: jobId }, body: {} });
    await followNotification(theirs, /^Ana .*delivered/);
    await theirs.getByRole('button', { name: 'Accept the work and pay Ana $270' }).first().click();
    await theirs.getByRole('button', { name: 'Release $270 to Ana' }).click();
    await expect(planOn(theirs)).toHaveText([/Completed$/, /In progress$/, /Not paid yet$/]);
  });

  await test.step('an accepted one leads to paying the next, once the one before that is delivered', async () => {
    await expect(theirs.getByRole('link', { name: 'Pay $500 for milestone 3' })).toHaveCount(0);
    const { plan } = await client('GET /api/job/:id', { params: { id: jobId } });
    const id = plan?.milestones[1]?.jobId ?? '';
    await professional('POST /api/job/:id/deliver', { params: { id }, body: {} });
    await theirs.goto(paths.job(jobId));
    await expectAccessible(theirs);
    await theirs.getByRole('link', { name: 'Pay $500 for milestone 3' }).click();
    await expect(theirs.getByRole('button', { name: 'Pay $500 for this milestone' }).first()).toBeVisible();
    await theirs.goto(paths.dashboard());
    await expect(theirs.getByRole('link', { name: 'Pay $500 for milestone 3' })).toBeVisible();
  });

  await test.step('the professional offers a further one, which the client pays', async () => {
    const { plan } = await client('GET /api/job/:id', { params: { id: jobId } });
    await hers.goto(paths.job(plan?.milestones[1]?.jobId ?? ''));
    await hers.getByRole('button', { name: 'Offer another milestone' }).click();
    const form = hers.getByRole('dialog', { name: 'Offer Clara another milestone' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Index');
    await form.getByRole('textbox', { name: 'Price' }).fill('80');
    await form.getByRole('spinbutton', { name: 'Days of work' }).fill('2');
    await expectAccessible(hers);
    await form.getByRole('button', { name: 'Send offer' }).click();
    await expect(planOn(hers)).toHaveCount(4);
    // Of the first offer there is a notification as well.
    await followNotification(theirs, /^Ana made you an offer .*\$80/);
    await pays(theirs, 'Pay $80 for this milestone', '$80.00');
    await expect(planOn(theirs).nth(3)).toHaveText(/^4\. Index.*In progress$/);
  });
});
