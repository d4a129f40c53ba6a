import type { Locator, Page } from '@playwright/test';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { paths } from '../../web/src/paths.ts';
import { type ApiClient, createApiClient } from '../world/api-client.ts';
import { demoAdmin } from '../world/people.ts';
import { signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { expectAccessible, expectToFit } from './screen.ts';

test('the hour labels of a card’s best day align with its bar', async ({ page }) => {
  await page.goto('/services');
  const card = page.getByRole('article').filter({ hasText: 'best day' }).first();
  const hours = card.locator('span.leading-4').first();
  const bar = await card.locator('.bg-band-night').first().boundingBox();
  const midnight = await hours.getByText('24', { exact: true }).boundingBox();
  const noon = await hours.getByText('12', { exact: true }).boundingBox();
  if (!bar || !midnight || !noon) throw new Error('the card shows no bar or no hours');
  const right = (box: { x: number; width: number }) => box.x + box.width;
  expect(Math.abs(right(bar) - right(midnight))).toBeLessThan(2);
  expect(Math.abs(bar.x + bar.width / 2 - (noon.x + noon.width / 2))).toBeLessThan(2);
});

test('professionals who are free soon are shown with discipline and city, not truncated', async ({
  page,
}) => {
  await page.goto('/');
  const rows = page.getByRole('region', { name: 'Free to talk soon' }).getByRole('listitem');
  const { items } = await createApiClient(page.request)('GET /api/users/professional/all', {
    query: { limit: 100 },
  });
  const disciplines = items.flatMap(({ discipline }) => discipline ?? []);
  for (const row of await rows.all()) {
    const line = row.locator('p').filter({ hasText: ' · ' });
    const text = await line.innerText();
    expect(
      disciplines.some((name) => text.startsWith(`${name} · `)),
      text,
    ).toBe(true);
    expect(await line.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
  }
  const times = await rows.getByRole('link', { name: /^Talk to/ }).allTextContents();
  expect(new Set(times).size).toBeGreaterThan(1);
});

test('a first visit offers the times of the reader’s own day, as the next one does', async ({ openPage }) => {
  const page = await openPage({ timezoneId: 'America/Los_Angeles' });
  await page.goto('/');
  // From now on the server knows the zone.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('parley_zone');
  const next = await page.context().newPage();
  await next.goto('/');
  const ofTheirDay = await labelsOf(next);
  expect(ofTheirDay).not.toEqual([]);
  await expect.poll(() => labelsOf(page)).toEqual(ofTheirDay);
});

test('names of professionals who are free soon are shown in full on a phone', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 320, height: 740 } });
  await page.goto('/');
  const names = page.getByRole('region', { name: 'Free to talk soon' }).getByRole('heading', { level: 3 });
  await expect(names.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  for (const name of await names.all()) {
    expect(await name.evaluate((it) => it.scrollWidth <= it.clientWidth), await name.innerText()).toBe(true);
  }
});

test('the time select in the search has no native appearance, which differs between engines', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'When could you talk?' })).toHaveCSS('appearance', 'none');
});

test('the filters of a list are one row on a wide screen, also with the longest discipline and a search', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  const disciplines = await createApiClient(page.request)('GET /api/discipline');
  const [longest] = disciplines.toSorted((one, other) => other.name.length - one.name.length);
  await page.goto(paths.services({ disciplineId: longest?.id, q: 'plan' }));
  const controls = page.getByRole('group', { name: 'Filters' }).locator('select, button, input');
  await expect(controls).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  const rows = await controls.evaluateAll((all) =>
    all.map((each) => {
      const { top, height } = each.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(new Set(rows).size).toBe(1);
});

test('a single result says how many more each filter hides, and the count is right', async ({ page }) => {
  const call = createApiClient(page.request);
  const { items } = await call('GET /api/service/all', { query: { limit: 20 } });
  // Some titles share every word with another service's text, and which come first changes with the hour.
  const one = await firstAlone(call, items);
  const query = { q: one.title, disciplineId: one.disciplineId };
  const { total } = await call('GET /api/service/all', { query: { disciplineId: one.disciplineId } });

  await page.goto(paths.services(query));
  const near = page.getByRole('region', { name: 'Nearly a match' });
  await near.getByRole('link', { name: `Remove “${one.title}” to see ${total - 1} more` }).click();
  await expect(page.getByText(`${total} services`, { exact: true })).toBeVisible();
  await expect(near).toBeHidden();
});

test('the widest tables of admins fit windows between a tablet and a large screen', async ({ page }) => {
  await signIn(page, demoAdmin);
  for (const tab of ['negotiations', 'jobs', 'payments'] as const) {
    await page.goto(paths.adminDashboard({ tab }));
    await expect(page.locator('[data-row]').first()).toBeAttached();
    for (const width of [1100, 1180, 1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
    }
  }
});

test('each admin tab has its own heading', async ({ page }) => {
  await signIn(page, demoAdmin);
  const names = [
    'Overview',
    'Proposals',
    'Jobs',
    'Payments',
    'Fee invoices',
    'Users',
    'Reviews',
    'Certificates',
    'Disciplines',
    'Support tickets',
    'Reports',
    'Audit log',
    'Settings',
    'System',
  ];
  await page.goto(paths.adminDashboard());
  const tabs = page.getByRole('navigation', { name: 'Dashboard sections' }).getByRole('link');
  await expect(tabs).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await tabs.nth(index).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Parley`);
  }

  await tabs.nth(names.indexOf('Users')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await page.keyboard.press('/');
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Save this view' }).click();
  await expect(views.getByRole('link', { name: '“demo”' })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await views.getByRole('link', { name: '“demo”' }).press('j');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  const file = page.waitForEvent('download');
  await page.keyboard.press('e');
  expect((await file).suggestedFilename()).toBe('users.csv');
  await tabs.nth(names.indexOf('Reviews')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reviews');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('2 selected');
  await expectAccessible(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** The first service that a search for its own title finds alone in its discipline. */
async function firstAlone(call: ApiClient, services: readonly ServiceCard[]): Promise<ServiceCard> {
  for (const service of services) {
    const query = { q: service.title, disciplineId: service.disciplineId };
    const { total } = await call('GET /api/service/all', { query });
    if (total === 1) return service;
  }
  throw new Error('No service of the first page is found alone by its title.');
}

/** The buttons with the next free time of each professional. */
function timesOf(page: Page): Locator {
  const soon = page.getByRole('region', { name: 'Free to talk soon' });
  return soon.getByRole('link', { name: /^Talk to/ });
}

function labelsOf(page: Page): Promise<(string | null)[]> {
  return timesOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
}
