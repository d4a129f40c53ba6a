import { paths } from '../../web/src/paths.ts';
import type { ApiClient } from '../world/api-client.ts';
import { demoClient, demoProfessional } from '../world/people.ts';
import { signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a client reads PAID on a job that is paid, its professional Paid', async ({ page, openPage }) => {
  await page.goto(paths.job(await paidJob(await signIn(page, demoClient))));
  await expect(page.getByText('PAID', { exact: true })).toBeVisible();

  const hers = await openPage();
  await hers.goto(paths.job(await paidJob(await signIn(hers, demoProfessional))));
  await expect(hers.getByText('Paid', { exact: true })).toBeVisible();
});

async function paidJob(somebody: ApiClient): Promise<string> {
  const { items } = await somebody('GET /api/job/inProgress', { query: {} });
  const paid = items.find(({ paymentStatus }) => paymentStatus === 'PAID');
  if (!paid) throw new Error('the demo world has no paid job of theirs');
  return paid.id;
}

test('a professional finds the job postings in the top bar on desktop', async ({ page }) => {
  await signIn(page, demoProfessional);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Find Job' }).click();
  await expect(page).toHaveURL('/job-posting');
});

test('a phone shows the signed-in user’s initials', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, demoProfessional);
  await page.goto('/dashboard');
  const initials = page.getByRole('button', { name: 'Profile menu, AR' });
  await expect(initials).toBeInViewport({ ratio: 1 });
  await expect(initials).toHaveText('AR');
});

test('a signed-in professional goes from the code to the dashboard, not to the wizard', async ({ page }) => {
  await signIn(page, demoProfessional);
  await page.goto('/verify');
  await expect(page).toHaveURL('/dashboard');
});

for (const [clock, first, last] of [
  ['12', '12:00 AM', '11:45 PM'],
  ['24', '00:00', '23:45'],
] as const) {
  test(`hours are chosen on a clock of ${clock} hours by who reads such a one`, async ({ page, baseURL }) => {
    await signIn(page, demoProfessional);
    await page.context().addCookies([{ name: 'parley_clock', value: clock, url: baseURL ?? '' }]);
    await page.goto('/settings#availability');
    const options = (name: RegExp) => page.getByRole('combobox', { name }).first().locator('option');
    await expect(options(/, from$/)).toHaveCount(96);
    await expect(options(/, from$/).first()).toHaveText(first);
    await expect(options(/, from$/).last()).toHaveText(last);
    await expect(options(/, to$/).nth(-2)).toHaveText(last);
    await expect(options(/, to$/).last()).toHaveText('End of Day');
  });
}
