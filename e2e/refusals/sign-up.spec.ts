import type { Page } from '@playwright/test';
import { clara } from '../../api/test/cast.ts';
import { newcomer, type Person } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { confirmEmail, fillSignUp } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('an invalid sign-up shows an error at each field, and loses nothing', async ({ page }) => {
  const person = newcomer(clara);
  await page.goto('/signup');
  await fillSignUp(page, { ...person, lastName: '', email: 'clara at home', password: 'short' });
  await page.getByRole('button', { name: 'Join' }).click();

  const lastName = page.getByRole('textbox', { name: 'Last name' });
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel('Password', { exact: true });
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription(/Enter your last name\./);
  await expect(email).toHaveAccessibleDescription(/Enter an email address, like name@example\.com\./);
  await expect(password).toHaveAccessibleDescription(/At least 8 characters\./);
  await expect(email).toHaveValue('clara at home');
  await expect(password).toHaveValue('short');
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeChecked();
  await expectScreen(page, 'Join Parley');

  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/verify');
});

test('a wrong code is refused, and the emailed one still works', async ({ page, watch }) => {
  watch.expect(400);
  const person = await untilTheCode(page);
  await expectScreen(page, 'Confirm your email');

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveValue('');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(
    /^This code is incorrect .* the link in it\.$/,
  );
  await confirmEmail(page, person);
  await expect(page).toHaveURL('/dashboard');
});

test('in another browser the code also asks for the password, and confirms with it', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(400);
  const person = await untilTheCode(page);
  await context.clearCookies();
  await confirmEmail(page, person);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Enter the password you signed up with\./);
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/dashboard');
});

/** Signs up a new user, up to the emailed code. */
async function untilTheCode(page: Page): Promise<Person> {
  const person = newcomer(clara);
  await page.goto('/signup');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL('/verify');
  return person;
}
