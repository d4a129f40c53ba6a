import type { Page } from '@playwright/test';
import { ana, clara } from '../api/test/cast.ts';
import { paths } from '../web/src/paths.ts';
import { demoAdmin, demoProfessional, newcomer } from './world/people.ts';
import { expectAccessible, expectScreen } from './screens/screen.ts';
import { join, signIn } from './world/steps.ts';
import { freeTimes, offerService } from './world/setup.ts';
import { clientAndService, twoAtWork } from './journeys/two-people.ts';
import { expect, test } from './test.ts';

test('a client logs in, picks a time and sends an invitation with the keyboard alone', async ({
  page,
  openPage,
}) => {
  const professional = await openPage();
  const serviceId = await offerService(await join(professional, newcomer(ana)), 'Terms, read by a lawyer');
  const client = newcomer(clara);
  await join(page, client);
  await page.context().clearCookies();
  await page.goto(`/job-invite/${serviceId}`);

  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.type(client.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(client.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/job-invite/${serviceId}`);
  await expectScreen(page, 'Invite Ana to a consultation');

  await pickWithArrows(page);
  await tabTo(page, 'textbox', 'What is it about?');
  await page.keyboard.type('Our terms, before the launch.');
  await tabTo(page, 'button', 'Send invitation');
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Terms, read by a lawyer');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});

test('a filter of a list opens, says what it is and closes with the keyboard alone', async ({ page }) => {
  await page.goto('/services');
  await expectScreen(page, 'Find a professional');
  const price = page.getByRole('button', { name: /^Price/ });
  await price.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Price' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(price).toBeFocused();
});

test('what ends the card that stays beside a profile comes into view when it is focused', async ({
  page,
}) => {
  const { userId } = await (await signIn(page, demoProfessional))('GET /api/users/professional');
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.professional(userId));
  const card = page.getByRole('complementary', { name: 'Price and times' });
  await card
    .getByRole('button', { name: /your time/ })
    .first()
    .waitFor();
  const last = card.getByRole('link').last();
  await card.getByRole('combobox').or(card.getByRole('radio')).first().focus();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await last.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('what is focused in a list of admins stays above the bar of the selected rows', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.adminDashboard({ tab: 'reviews' }));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator('main :focus').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('a control that is gone once it is pressed leaves the focus beside it', async ({ page }) => {
  await page.goto('/services?q=plan&experience=60');
  const active = page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: /^Remove/ });
  await expect(active).toHaveCount(2);
  await active.first().press('Enter');
  await expect(active).toHaveCount(1);
  await expect(page.locator('main :focus')).toHaveCount(1);
  // With the last one the whole row goes.
  await active.press('Enter');
  await expect(active).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);

  await join(page, newcomer(clara));
  await page.goto('/settings#integrations');
  await page.getByRole('button', { name: 'Create an API key' }).press('Enter');
  await expect(page.locator('main form :focus')).toHaveCount(1);
});

test('an answer whose buttons go with it leaves the focus on the page of the agreement', async ({
  openPage,
}) => {
  const { client, professional, serviceId, hers } = await clientAndService(openPage, 'Terms by keyboard');
  const { id: userId } = await professional('GET /api/users');
  const [startsAt = ''] = await freeTimes(client, userId);
  const { id } = await client('POST /api/job/jobPosting/invite', {
    body: { serviceId, message: 'Our terms, please.', startsAt, minutes: 30 },
  });
  await hers.goto(paths.jobProposal(id));
  await hers.getByRole('button', { name: /^Accept / }).press('Enter');
  await expect(hers.getByText('You’re going to talk with Clara')).toBeVisible();
  await expect(hers.locator('main :focus')).toHaveCount(1);
});

test('asking Parley to decide about a job leaves the focus on its page', async ({ openPage }) => {
  const { theirs, jobId } = await twoAtWork(openPage, 'Terms by keyboard');
  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('button', { name: 'Ask Parley to decide' }).press('Enter');
  const dialog = theirs.getByRole('dialog', { name: 'Ask Parley to decide' });
  await dialog.getByRole('textbox').fill('Two of the three parts are missing.');
  await dialog.getByRole('button', { name: 'Ask Parley to decide' }).press('Enter');
  await expect(theirs.getByRole('button', { name: 'Withdraw dispute' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(theirs.locator('main :focus')).toHaveCount(1);
});

/** Presses Tab until the control with this role and name is focused. */
async function tabTo(page: Page, role: 'textbox' | 'button', name: string): Promise<void> {
  const target = role === 'textbox' ? page.getByLabel(name, { exact: true }) : page.getByRole(role, { name });
  await target.waitFor();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 45_000 });
}

/** The grid is a single tab stop; arrow keys move in it and Enter picks. */
async function pickWithArrows(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Free times' });
  const inGrid = () => grid.evaluate((element) => element.contains(document.activeElement));
  await grid.waitFor();
  for (let presses = 0; presses < 40 && !(await inGrid()); presses += 1) await page.keyboard.press('Tab');
  const focused = grid.locator(':focus');
  const first = await focused.getAttribute('data-slot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const picked = await focused.getAttribute('data-slot');
  expect(picked).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(grid.locator(`[data-slot="${picked}"]`)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  expect(await inGrid()).toBe(false);
}
