import type { Page } from '@playwright/test';
import { nima } from '../api/test/cast.ts';
import { expect, test } from './test.ts';
import { newcomer } from './world/people.ts';
import { join, logIn } from './world/steps.ts';

const HALF_DAY = /\b1?\d:\d\d [AP]M\b/;
const WHOLE_DAY = /\b[0-2]\d:\d\d\b(?! [AP]M)/;

/** The times on the home page: when each professional is free. */
async function timesOf(page: Page): Promise<string> {
  await page.goto('/');
  return page.getByRole('main').innerText();
}

test('times use the clock format of the reader’s region', async ({ openPage }) => {
  const american = await timesOf(await openPage({ locale: 'en-US' }));
  expect(american).toMatch(HALF_DAY);
  expect(american).not.toMatch(WHOLE_DAY);
  const german = await timesOf(await openPage({ locale: 'de-DE' }));
  expect(german).toMatch(WHOLE_DAY);
  expect(german).not.toMatch(HALF_DAY);
});

test('a chosen clock format is kept in the user’s next browser', async ({ page, openPage }) => {
  const person = newcomer(nima);
  await join(page, person);
  await page.goto('/settings');
  await expect(page.getByLabel('Time format')).toHaveValue('24');
  await page.getByLabel('Time format').selectOption('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await timesOf(page)).toMatch(HALF_DAY);

  const next = await openPage({ locale: 'de-DE' });
  await next.goto('/login');
  await logIn(next, person);
  await next.waitForURL(/dashboard|profile/);
  expect(await timesOf(next)).toMatch(HALF_DAY);
});
