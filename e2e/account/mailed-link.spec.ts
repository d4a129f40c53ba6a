import { clara } from '../../api/test/cast.ts';
import { mailTo } from '../world/mailbox.ts';
import { newcomer } from '../world/people.ts';
import { expectAccessible } from '../screens/screen.ts';
import { fillSignUp } from '../world/steps.ts';
import { expect, test } from '../test.ts';

/** The path of the token link in the newest email with this subject. */
async function mailedLink(address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(address, subject);
  const link = /https?:\/\/\S+#token=\S+/.exec(text)?.[0] ?? '';
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

test('the link in the email confirms a sign-up, sets a new password and confirms another address', async ({
  page,
  watch,
}) => {
  watch.expect(400);
  const person = newcomer(clara);
  await page.goto('/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/verify');
  await page.goto(await mailedLink(person.email, /is your Parley code/));
  await expect(page.getByText('One last step and your account is ready.')).toBeVisible();
  // The token is gone from the URL, and opening the link has confirmed nothing.
  await expect(page).toHaveURL('/verify');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(page).toHaveURL('/dashboard');

  const newEmail = person.email.replace('clara', 'clara.new');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change your email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill(newEmail);
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.goto(await mailedLink(newEmail, /confirms your new email/));
  await expect(page.getByText('Confirm the new email this link was sent to.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use new email' }).click();
  await expect(page.getByText(`You now log in with ${newEmail}.`)).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/forgotPassword');
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.goto(await mailedLink(newEmail, /is your code to reset your password/));
  // The form for the code has a field of this name too.
  await expect(page.getByText('Choose a new password for your account.')).toBeVisible();
  await page.getByLabel('New password').fill('plum-tractor-90');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been changed. Log in with the new one.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill('plum-tractor-90');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('in another browser the sign-up link asks for the password, and confirms with it', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(400);
  const person = newcomer(clara);
  await page.goto('/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/verify');
  await context.clearCookies();
  await page.goto(await mailedLink(person.email, /is your Parley code/));
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not-this-one');
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(password).toHaveAccessibleDescription(/That isn’t the password you signed up with\./);
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a used link says so and offers the next step', async ({ page, watch }) => {
  watch.expect(400);
  await page.goto(`/forgotPassword#token=${'x'.repeat(43)}`);
  await page.getByLabel('New password').fill('plum-tractor-91');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This link no longer works. Request a new email.')).toBeVisible();
  await page.getByRole('button', { name: 'Request a new email' }).click();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
});

test('a sign-up link that was used elsewhere leads to the login', async ({ page, watch }) => {
  watch.expect(400);
  await page.goto(`/verify#token=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Confirm your email' }).click();
  await expect(page.getByText(/This link no longer works\. If you’ve already confirmed/)).toBeVisible();
  await page.getByRole('button', { name: 'Enter a code instead' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
