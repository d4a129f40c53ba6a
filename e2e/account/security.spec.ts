import { REFUSALS } from '@parley/contract/refusals.ts';
import { milo } from '../../api/test/cast.ts';
import { mailTo } from '../world/mailbox.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { expectAccessible } from '../screens/screen.ts';
import { join, logIn, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a user sees a sign-in from another device, and signs out everywhere else', async ({
  page,
  openPage,
  watch,
}) => {
  const person = newcomer(milo);
  await join(page, person);
  const elsewhere = await openPage();
  await elsewhere.goto('/login');
  await logIn(elsewhere, person);
  await expect(elsewhere).toHaveURL('/dashboard');
  const mail = await mailTo(person.email, /^New sign-in/);
  expect(mail.text).toContain('Chrome on Linux');

  await page.goto('/settings#security');
  const activity = page.getByRole('region', { name: 'Security activity' });
  await expect(activity.getByRole('listitem').first()).toContainText('Signed in');
  await expect(activity.getByText('New browser')).toHaveCount(1);
  await expect(activity.getByText('Signed up')).toBeVisible();
  await expectAccessible(page);
  await activity.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(activity.getByRole('listitem').first()).toContainText('Signed out everywhere else');

  watch.expect(401);
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/login/);
});

test('an admin reads the security activity of a user and signs them out everywhere', async ({
  page,
  openPage,
  watch,
}) => {
  const person = newcomer(milo);
  const theirs = await openPage();
  await join(theirs, person);
  await theirs.goto('/dashboard');
  await signIn(page, demoAdmin);
  await page.goto(`/dashboard?tab=users&q=${encodeURIComponent(person.email)}`);
  await page.getByRole('button', { name: 'Security' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Signed up')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Your reason' }).fill('A laptop was stolen.');
  await dialog.getByRole('button', { name: /everywhere$/ }).click();
  await expect(dialog.getByText('Signed out everywhere by Parley')).toBeVisible();

  watch.expect(401);
  await theirs.goto('/settings');
  await expect(theirs).toHaveURL(/\/login/);
});

test('a user who signed in a while ago has to enter the password before exporting data', async ({
  page,
  watch,
}) => {
  const person = newcomer(milo);
  await join(page, person);
  // Answers like the server for a session older than 15 minutes; requests with a password go through to the server.
  const [status, message] = REFUSALS.password_required;
  const body = JSON.stringify({ status, message, code: 'password_required', data: null });
  await page.route('**/api/users/export', async (route) => {
    if (route.request().postData()?.includes('password')) return route.continue();
    return route.fulfill({ status, contentType: 'application/json', body });
  });
  watch.expect(400);
  await page.goto('/settings#data');
  const form = page.getByRole('region', { name: 'A copy of your data' });
  await form.getByRole('button', { name: 'Download my data' }).click();
  const password = form.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill('not-this-one');
  await form.getByRole('button', { name: 'Download my data' }).click();
  await expect(form.getByText('That password is incorrect.')).toBeVisible();
  await password.fill(person.password);
  const download = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^parley-data-/);
});
