import { readFile } from 'node:fs/promises';
import { clara, nima } from '../../api/test/cast.ts';
import { mailedCode } from '../world/mailbox.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible } from '../screens/screen.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a user changes their email, asks support, exports their data and closes the account', async ({
  page,
  watch,
}) => {
  const person = newcomer(clara);
  const newEmail = person.email.replace('clara', 'clara.new');
  watch.expect(400);
  await join(page, person);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change your email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill(newEmail);
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(
    /isn’t your current password/,
  );
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(newEmail));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use new email' }).click();
  await expect(page.getByText(`You now log in with ${newEmail}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('button', { name: 'Contact support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support' });
  await dialog.getByRole('textbox').fill('Where do I find my receipts?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Found them.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('1 reply')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Your data' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await coming).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: [{ email: newEmail }] });

  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close permanently' }).click();
  await expect(page.getByText(/^Your account is closed\./)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a saved settings section shows its new values when it is opened again', async ({ page }) => {
  await join(page, newcomer(nima));
  await page.goto('/settings');
  const parts = page.getByRole('navigation', { name: 'Settings' });
  const away = async (back: string) => {
    await parts.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await parts.getByRole('link', { name: back }).click();
  };
  await page.getByRole('textbox', { name: 'Last name' }).fill('Nightingale');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await away('Account');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Nightingale');

  await parts.getByRole('link', { name: 'Notifications' }).click();
  await page.getByLabel('Jobs, by email').uncheck();
  await expect(page.getByText('Saved. Jobs: emails off.')).toBeVisible();
  await away('Notifications');
  await expect(page.getByLabel('Jobs, by email')).not.toBeChecked();

  await parts.getByRole('link', { name: 'Hours' }).click();
  await page.getByRole('button', { name: 'Add a date' }).click();
  await page.getByLabel('Date', { exact: true }).fill(inDays(30));
  await page.getByRole('button', { name: 'Save date' }).click();
  await expect(page.getByText('closed', { exact: true })).toBeVisible();
  await away('Hours');
  await expect(page.getByText('closed', { exact: true })).toBeVisible();
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test('what is typed into the settings outlasts a moment without a connection', async ({
  page,
  context,
  watch,
}) => {
  await join(page, newcomer(nima));
  await page.goto('/settings');
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  await lastName.fill('Nightingale');
  const isForm = (asked: { url(): string }) => new URL(asked.url()).pathname === '/api/users';
  watch.expectOffline();
  await context.setOffline(true);
  // As a phone that is unlocked: the page is in view before the network is there.
  const failed = page.waitForEvent('requestfailed', isForm);
  await page.evaluate(() => setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 500));
  await failed;
  const loaded = page.waitForResponse(isForm);
  await context.setOffline(false);
  await loaded;
  await expect(lastName).toHaveValue('Nightingale');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});
