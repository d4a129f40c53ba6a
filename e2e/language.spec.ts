import { nima } from '../api/test/cast.ts';
import { expect, test } from './test.ts';
import { newcomer } from './world/people.ts';
import { PSEUDO } from './world/pseudo-language.ts';
import { join, logIn } from './world/steps.ts';

test('a chosen language is that of the page at once, and of the user’s next browser', async ({
  page,
  openPage,
}) => {
  const person = newcomer(nima);
  await join(page, person);
  await page.goto('/settings');
  const language = page.getByLabel('Language', { exact: true });
  await expect(language).toHaveValue('en');
  await expect(language.getByRole('option', { selected: true })).toHaveText('English');
  await language.selectOption(PSEUDO);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sëëttïïngs');
  await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);

  const next = await openPage();
  await next.goto('/login');
  await logIn(next, person);
  await next.waitForURL(/dashboard|profile/);
  await next.goto('/settings');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText('Sëëttïïngs');
  await expect(next.getByLabel('Låångüüåågëë')).toHaveValue(PSEUDO);
});
