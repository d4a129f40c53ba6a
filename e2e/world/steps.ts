import { expect, type Page } from '@playwright/test';
import { createApiClient, type ApiClient } from './api-client.ts';
import { mailedCode } from './mailbox.ts';
import type { Person } from './people.ts';

type Login = Pick<Person, 'email' | 'password'>;

/** Fills in the sign-up form, picking the role by its card. */
export async function fillSignUp(page: Page, person: Person): Promise<void> {
  const intent = person.role === 'CLIENT' ? 'I want to hire' : 'I offer services';
  await page.getByRole('radio', { name: intent }).check();
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

export async function confirmEmail(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Code').fill(await mailedCode(person.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Fills in and submits the open login form. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Signs the browser in without the form, for tests that are not about logging in. */
export async function signIn(page: Pick<Page, 'request'>, { email, password }: Login): Promise<ApiClient> {
  const { accessToken } = await createApiClient(page.request)('POST /api/auth/login', {
    body: { email, password },
  });
  return createApiClient(page.request, accessToken);
}

/** Signs a person up and in without the forms. */
export async function join(page: Pick<Page, 'request'>, person: Person): Promise<ApiClient> {
  const nobody = createApiClient(page.request);
  const { role, email, password, ...rest } = person;
  if (role === 'ADMIN') throw new Error('admins do not sign up');
  await nobody('POST /api/auth/signup', { body: { role, email, password, ...rest } });
  const code = await mailedCode(email);
  const { accessToken } = await nobody('POST /api/auth/confirm', { body: { email, code } });
  return createApiClient(page.request, accessToken);
}

/** Opens the bell and follows the notification with this text. */
export async function followNotification(page: Page, message: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('region', { name: 'Notifications', exact: true });
  await panel.getByRole('link', { name: message }).first().click();
  await expect(panel).toBeHidden();
}

/**
 * Presses Back over a dialog or menu that has just opened, as soon as the page rests: React Router holds Back two tasks
 * after the dialog is painted, which a script beats on a busy machine and a thumb doesn't.
 */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.goBack();
}
