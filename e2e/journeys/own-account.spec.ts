import { readFile } from 'node:fs/promises';
import { clara } from '../../api/test/cast.ts';
import { mailedCode } from '../mailbox.ts';
import { newcomer } from '../people.ts';
import { expectNoBarriers } from '../screen.ts';
import { join } from '../steps.ts';
import { expect, test } from '../test.ts';

test('somebody takes another email, asks support, takes their data along and leaves for good', async ({
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
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/not your current password/);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(newEmail));
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Take the new email' }).click();
  await expect(page.getByText(`From now on you log in with ${newEmail}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('button', { name: 'Write to support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support' });
  await dialog.getByRole('textbox').fill('Where do I find my receipts?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill('Found them.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('1 reply')).toBeVisible();
  await expectNoBarriers(page);

  await page.getByRole('link', { name: 'Your data' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await coming).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ account: [{ email: newEmail }] });

  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByLabel('Your password').fill(person.password);
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page.getByText(/^Your account is closed\./)).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});
