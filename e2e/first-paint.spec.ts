import { expect, test } from './test.ts';

test('a list can be read as designed, and its items opened, before anything but its page has loaded', async ({
  page,
}) => {
  await page.route('**/assets/**', () => {});
  await page.goto('/services', { waitUntil: 'commit' });
  const service = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(service).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('display', 'flex');
  const name = await service.innerText();
  await service.click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
