import type { Page } from '@playwright/test';
import { clara, nima } from '../../api/test/cast.ts';
import { pickTime } from '../world/clocks.ts';
import { mailedCode } from '../world/mailbox.ts';
import { demoAdmin, demoClient, demoProfessional, newcomer } from '../world/people.ts';
import { expectScreen } from '../screens/screen.ts';
import { join, logIn, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

const anything = '01900000-0000-7000-8000-000000000999';
const forProfessionals = [
  '/settings/professional/profile/init',
  '/settings/professional/payment/onboarding',
  '/services/add',
  `/service/edit/${anything}`,
  `/job-proposal/${anything}`,
];
const forClients = [
  '/job-posting/add',
  `/job-posting/edit/${anything}`,
  `/job-posting/proposals/${anything}`,
  `/job-posting/${anything}/invite`,
  `/job-posting/${anything}/invites/manage`,
  `/job-invite/${anything}`,
];
const forAdmins = [`/job/admin/${anything}`, `/job/admin/${anything}/chat`];
const forAnybodySignedIn = [
  '/dashboard',
  '/settings',
  '/favorites',
  `/job/${anything}/chat`,
  '/previousJobs',
  '/notifications',
];

test('a signed-out user is redirected to the login, and back to where they were going', async ({
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

test('a visitor is redirected to the login from every private page', async ({ page }) => {
  for (const address of [...forProfessionals, ...forClients, ...forAnybodySignedIn, ...forAdmins]) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(302);
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(address)}`);
  }
});

test('a wrong password says so and keeps the address', async ({ page, watch }) => {
  watch.expect(401);
  await page.goto('/login');
  await logIn(page, { email: 'nobody@clients.test', password: 'not-the-password' });
  await expect(page.getByRole('alert')).toContainText(['That email or password is incorrect.']);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@clients.test');
});

test('a client on a page for professionals or admins is redirected to the dashboard', async ({ page }) => {
  await join(page, newcomer(clara));
  await expectDashboardInstead(page, [...forProfessionals, ...forAdmins]);
});

test('a professional on a page for clients or admins is redirected to the dashboard', async ({ page }) => {
  await join(page, newcomer(nima));
  await expectDashboardInstead(page, [...forClients, ...forAdmins]);
});

test('a browser without the role cookie is redirected once its role is known', async ({ page, baseURL }) => {
  await join(page, newcomer(nima));
  await page.context().addCookies([{ name: 'parley_session', value: '1', url: baseURL }]);
  await page.goto('/job-posting/add');
  await expect(page).toHaveURL('/dashboard');
});

test('an admin who follows a link to a consultation sees its job', async ({ page, openPage }) => {
  const client = await signIn(await openPage(), demoClient);
  // One that has ended, since other tests move the clock.
  const [past] = await client('GET /api/job/appointments', { query: { from: '2000-01-01T00:00:00Z' } });
  if (!past) throw new Error('the demo world has no consultation');
  const { title } = await client('GET /api/job/:id', { params: { id: past.jobId } });
  await signIn(page, demoAdmin);
  await page.goto(`/job/${past.jobId}/consultation/${past.id}`);
  await expect(page).toHaveURL(`/job/admin/${past.jobId}`);
  await expectScreen(page, title);
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

test('a proposal whose session ends says so, and is there again after the login', async ({ page, watch }) => {
  watch.expect(401);
  const professional = await signIn(page, demoProfessional);
  const { items } = await professional('GET /api/job/jobPosting/all', { query: {} });
  const open = await Promise.all(
    items.map(({ id }) => professional('GET /api/job/jobPosting/:id', { params: { id } })),
  );
  const posting = open.find(({ pricing, myProposalId }) => pricing === 'FIXED' && myProposalId === null);
  await page.goto(`/job-posting/${posting?.id}`);
  const message = page.getByRole('textbox', { name: /^Your message to/ });
  await message.fill('I have done this for six firms.');
  const form = page.getByRole('region', { name: 'Write a proposal' });
  await form.getByRole('textbox', { name: 'Price for the whole job' }).fill('900');
  await form.getByRole('spinbutton', { name: 'Time you need' }).fill('10');
  await pickTime(form, 3);
  await page.request.post('/api/auth/logout', { data: { email: demoProfessional.email } });
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(
    form.getByText('You’ve been logged out. Log in again to send your proposal.'),
  ).toBeInViewport();
  await form.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, demoProfessional);
  await expect(message).toHaveValue('I have done this for six firms.');
});

test('logging out goes home, also from a form with unsaved changes', async ({ page }) => {
  await join(page, newcomer(clara));
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Clara of the harbour');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a user who forgot the password sets a new one and continues to where they were going', async ({
  page,
  context,
}) => {
  const person = newcomer(clara);
  await join(page, person);
  await context.clearCookies();

  await page.goto('/settings#security');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(person.email, /reset your password$/));
  await page.getByLabel('New password').fill('harbour lights at nine');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/settings#security');
});

/** The wrong role is redirected before any of the page is shown. */
async function expectDashboardInstead(page: Page, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], address).toEqual([302, '/dashboard']);
  }
  await page.goto(addresses[0] ?? '');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
