import { clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('an invalid posting shows an error at each field, and loses nothing', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto('/job-posting/add');
  await page.getByRole('button', { name: 'Post this job' }).click();
  await expect(page.getByRole('combobox', { name: 'Discipline' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Budget' })).toHaveAccessibleDescription('Choose a budget.');
  await expectScreen(page, 'Post a job');
  await page.getByRole('button', { name: 'Add details' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  const description = page.getByRole('textbox', { name: 'Description' });
  const from = page.getByRole('textbox', { name: 'Budget from' });
  const upTo = page.getByRole('textbox', { name: 'Budget up to' });
  const send = page.getByRole('button', { name: 'Post this job' });

  await title.fill('Terms for a shop');
  await from.fill('a lot');
  await send.click();
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(/Write a description\./);
  await expect(page.getByRole('combobox', { name: 'Discipline' })).toHaveAccessibleDescription(
    /Choose a discipline\./,
  );
  await expect(from).toHaveAccessibleDescription(/Enter an amount, like 120 or 99\.50\./);
  await expect(upTo).toHaveAccessibleDescription(/Enter an amount, like 120/);
  await expectScreen(page, 'Post a job');

  await description.fill('Twelve pages that should be four.');
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Law and contracts');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Employment law');
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('radio', { name: 'Fixed price' }).check();
  await from.fill('900');
  await upTo.fill('300');
  await send.click();
  await expect(upTo).toBeFocused();
  await expect(upTo).toHaveAccessibleDescription(/The maximum can’t be below the minimum\./);

  await page.reload();
  await expect(title).toHaveValue('Terms for a shop');
  await expect(description).toHaveValue('Twelve pages that should be four.');
  await expect(from).toHaveValue('900');
  await upTo.fill('1500');
  await send.click();
  await expectScreen(page, 'Terms for a shop');
});
