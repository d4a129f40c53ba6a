import { clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { join } from '../world/steps.ts';
import { expectAccessible } from '../screens/screen.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection there is a page that says so, and it goes on once there is one', async ({
  page,
  context,
  watch,
}) => {
  await join(page, newcomer(clara));
  const [worker] = await Promise.all([context.waitForEvent('serviceworker'), page.goto('/dashboard')]);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await worker.evaluate(() => Reflect.get(globalThis, 'clients').claim());

  await test.step('nothing of the API and no page is kept', async () => {
    await page.goto('/previousJobs');
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.toSorted()).toEqual(['/favicon.svg', '/offline', '/offline.js']);
  });

  watch.expectOffline();
  await context.setOffline(true);
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page).toHaveURL('/favorites');
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Favorites', level: 1 })).toBeVisible();
});

test('a link pressed without a connection is where the page goes on', async ({ page, context, watch }) => {
  await join(page, newcomer(clara));
  const [worker] = await Promise.all([context.waitForEvent('serviceworker'), page.goto('/dashboard')]);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await worker.evaluate(() => Reflect.get(globalThis, 'clients').claim());

  watch.expectOffline();
  await context.setOffline(true);
  // The script of that page hasn't been fetched.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('the manifest names icons that are there, and pages that open', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, shortcuts, start_url: start } = await answer.json();
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address: string) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const url of [start, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)])
    expect((await request.get(url)).status()).toBe(200);
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

test('an offer to install that comes before the page’s script is kept for a press', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.addInitScript(() => {
    // Deferred scripts haven't run yet.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const prompt = async () => document.body.setAttribute('data-installing', 'true');
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    });
  });
  await page.goto('/settings#appearance');
  await page.getByRole('button', { name: 'Install Parley' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-installing', 'true');
  await expect(page.getByRole('button', { name: 'Install Parley' })).toHaveCount(0);
});

test('the browser finds nothing that keeps it from installing', async ({ page, context }) => {
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A window that leaves no traces installs nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
