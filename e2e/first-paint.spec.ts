import { expect, test } from './test.ts';

test('a list can be read, and its items opened, before any script has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await page.goto('/services', { waitUntil: 'commit' });
  const service = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await expect(service).toBeVisible();
  const name = await service.innerText();
  await service.click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
