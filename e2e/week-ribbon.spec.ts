import type { Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import { expect, test } from './test.ts';

test.use({ timezoneId: 'Asia/Kathmandu' });

const QUARTERS = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** The hours in common this week that the page tells a screen reader, in the order of its list. */
async function hoursOn(page: Page): Promise<number[]> {
  const spoken = await page.getByText(/in common this week\. /).allTextContents();
  return spoken.map((text) => {
    const [, whole = '', quarter = ''] = /^(\d*)([¼½¾]?) hours?/.exec(text) ?? [];
    return Number(whole) + (Object.entries(QUARTERS).find(([sign]) => sign === quarter)?.[1] ?? 0);
  });
}

test('a visitor in Kathmandu puts those first whom they have most hours in common with', async ({ page }) => {
  await page.goto(paths.services(), { waitUntil: 'networkidle' });
  const sort = page.getByLabel('Sort');
  for (const people of [false, true]) {
    if (people) await page.getByRole('link', { name: 'People', exact: true }).click();
    await sort.selectOption('Most hours in common');
    await expect(page).toHaveURL(/sort=inCommon/);
    await expect.poll(async () => (await hoursOn(page)).length).toBe(12);
    const hours = await hoursOn(page);
    expect(hours).toEqual(hours.toSorted((a, b) => b - a));
    expect(hours[0]).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(async () => (await hoursOn(page)).length).toBe(24);
    const more = await hoursOn(page);
    expect(more).toEqual(more.toSorted((a, b) => b - a));
  }
});

test('a profile opens the best day with both clocks at its edges', async ({ page, request }) => {
  const { data } = await (await request.get('/api/users/professional/all?sort=inCommon&limit=1')).json();
  const [{ id }] = data.items;
  await page.goto(paths.professional(id), { waitUntil: 'networkidle' });
  const ribbon = page.getByRole('region', { name: 'Hours in common this week' });
  await expect(ribbon).toContainText('Today');
  await expect(ribbon).toContainText('You, Kathmandu');
  await expect(ribbon).toContainText('your day, 8 to 22');
});
