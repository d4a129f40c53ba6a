import { nima } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { expectAccessible, expectToFit } from './screen.ts';

test('a time zone is found by its country, taken by keyboard, and stands in the account', async ({
  page,
}) => {
  await join(page, newcomer(nima));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/settings');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.click();
  const list = page.getByRole('listbox', { name: 'Time zone' });
  await expect(list.getByRole('option', { selected: true })).toBeInViewport();
  await page.keyboard.type('nepal');
  await expect(list.getByRole('option')).toHaveText(/Kathmandu, Nepal\s*UTC\+5:45/);
  await expectAccessible(page);
  await expectToFit(page);
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Kathmandu, Nepal');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue('Kathmandu, Nepal');
});

test('somebody who signs up from elsewhere finds their zone by its offset', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Change' }).press('Enter');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toBeFocused();
  await zone.fill('+5:45');
  await page.getByRole('option', { name: 'Kathmandu, Nepal' }).click();
  await expect(zone).toHaveValue('Kathmandu, Nepal');
  await expectAccessible(page);
});
