import { clara } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible } from '../screens/screen.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('an empty ticket is refused, a written one is sent', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: /^Profile menu/ })).toBeVisible();
  await page.getByRole('button', { name: 'Support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support' });
  const message = dialog.getByRole('textbox', { name: 'What can we help with?' });

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription('Message is required');
  await expectAccessible(page);

  await message.fill('My invoice shows the wrong company.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('status')).toContainText('Support Ticket Successfully Sent');
  await expectAccessible(page);
});

test('a visitor is told to send an email or to log in', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support' });
  await expect(dialog.getByRole('link', { name: 'help@parley.example' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?next=%2Ffaq');
});
