import { clara, nima } from '../../api/test/cast.ts';
import { newcomer } from '../people.ts';
import { join, logIn } from '../steps.ts';
import { expect, test } from '../test.ts';

test('who is signed out is sent to the login, and back to where they were going', async ({
  page,
  context,
}) => {
  const client = newcomer(clara);
  await join(page, client);
  await context.clearCookies();

  await page.goto('/job-posting/add?from=mail');
  await expect(page).toHaveURL('/login?next=%2Fjob-posting%2Fadd%3Ffrom%3Dmail');
  await logIn(page, client);
  await expect(page).toHaveURL('/job-posting/add?from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a wrong password says so and keeps the address', async ({ page, watch }) => {
  watch.expect(401);
  await page.goto('/login');
  await logIn(page, { email: 'nobody@clients.test', password: 'not-the-password' });
  await expect(page.getByRole('alert')).toContainText(['Email or password is not right.']);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@clients.test');
});

const forProfessionals = [
  '/settings/professional/profile/init',
  '/settings/professional/payment/onboarding',
  '/services/add',
];
const forClients = ['/job-posting/add'];

test('a client on a page for professionals is led to the dashboard', async ({ page }) => {
  await join(page, newcomer(clara));
  for (const address of forProfessionals) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});

test('a professional on a page for clients is led to the dashboard', async ({ page }) => {
  await join(page, newcomer(nima));
  for (const address of forClients) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/dashboard');
  }
});

test('logging out ends the session of the browser', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});
