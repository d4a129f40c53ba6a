import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test('script is asked for once the page is painted', async ({ page }) => {
  const { asked, release } = await withoutStyle(page);
  await page.goto('/services', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  await page.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
});

test('script is asked for at once where it has to fill the page', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'parley_session', value: '1', url: baseURL }]);
  const { asked, release } = await withoutStyle(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  release();
});

test('what is pressed before script has come is answered when it is there', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/services', { waitUntil: 'commit' });
  const support = page.getByRole('button', { name: 'Support' });
  await support.click();
  await support.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
});

/** Nothing is painted until the style is let go. */
async function withoutStyle(page: Page) {
  const asked: string[] = [];
  page.on('request', (each) => each.resourceType() === 'script' && asked.push(each.url()));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', (route) => held.then(() => route.continue()));
  return { asked, release };
}
