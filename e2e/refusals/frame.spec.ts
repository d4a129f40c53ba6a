import { expectScreen } from '../screens/screen.ts';
import { expect, test } from '../test.ts';

test('an unknown URL says so and offers links', async ({ page, watch }) => {
  watch.expect(404);
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Not found · Parley');
  await expectScreen(page, 'We can’t find that page');
  const onward = page.getByRole('main').getByRole('link');
  await expect(onward).toHaveCount(3);
  await onward.filter({ hasText: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
});

const NOBODYS = '01900000-0000-7000-8000-000000000999';

for (const [path, title, list] of [
  [`/service/${NOBODYS}`, 'This service isn’t available', '/services'],
  [`/professional/profile/${NOBODYS}`, 'This professional isn’t available', '/services?show=professionals'],
  ['/job-posting/cut-off', 'This job posting isn’t available', '/job-posting'],
] as const)
  test(`a link to ${path.split('/')[1]} that is gone says so and leads to others`, async ({
    page,
    watch,
  }) => {
    watch.expect(404);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expectScreen(page, title);
    expect(await answer?.text()).toContain('<meta name="robots" content="noindex"/>');
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(list);
  });

test('a chosen color scheme survives a reload', async ({ page }) => {
  await page.goto('/faq');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await expectScreen(page, 'Frequently asked questions');

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await ground()).toBe(dark);
  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(ground).toBe(light);
});

test('a form submitted before hydration returns to its page', async ({ request, baseURL }) => {
  const send = (path: string) =>
    request.post(`${baseURL}${path}`, { form: { email: 'a@a.test' }, maxRedirects: 0 });
  for (const [path, leadsTo] of [
    ['/login?next=%2Ffavorites', '/login?next=%2Ffavorites'],
    ['//elsewhere.test', '/malformed'],
  ] as const) {
    const answer = await send(path);
    expect([answer.status(), answer.headers().location]).toEqual([303, leadsTo]);
  }
});
