import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../web/src/paths.ts';
import { ana } from '../../api/test/cast.ts';
import { hidesDownloads } from '../engines/firefox.ts';
import { outsideUrl } from '../world/outside.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { expectAccessible, expectScreen } from '../screens/screen.ts';
import { logIn, join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('an admin verifies a certificate, and its owner and the public see the badge', async ({
  page,
  openPage,
}) => {
  const professional = newcomer(ana);
  const hers = await openPage();
  await join(hers, professional);
  const name = `Certified translator ${Date.now().toString(36)}`;
  await sendCertificate(hers, name);

  await signIn(page, demoAdmin);
  await page.goto('/dashboard?tab=certificates&status=PENDING');
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  // Until the search has answered, the demo's own certificates stand there too.
  await expect(page.getByRole('button', { name: 'Verify' })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'Verify' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verify certificate' });
  await dialog.getByRole('textbox', { name: 'Your reason' }).fill('The register names her.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Verify certificate' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table').getByText('Verified', { exact: true })).toBeVisible();

  await hers.reload();
  await expect(hers.getByText('Verified', { exact: true })).toBeVisible();
  await expectScreen(hers, 'Settings');
});

async function sendCertificate(page: Page, name: string): Promise<void> {
  await page.goto('/settings#certificates');
  await page.getByRole('button', { name: 'Add a certificate' }).click();
  const form = page.getByRole('dialog', { name: 'Add a certificate' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Issuer' }).fill('The court');
  await form.getByRole('button', { name: 'Submit certificate' }).click();
  await expect(form.getByText('Pick a date.')).toBeVisible();
  await form.getByLabel('Issued on').fill('2024-05-01');
  await form.getByRole('button', { name: 'Submit certificate' }).click();
  await expect(page.getByText(`“${name}” is being checked.`)).toBeVisible();
}

test('an admin disables an account with a reason that its owner reads, and enables it again', async ({
  page,
  openPage,
  watch,
}) => {
  watch.expect(403);
  const professional = newcomer(ana);
  const hers = await openPage();
  await join(hers, professional);
  await hers.context().clearCookies();

  await signIn(page, demoAdmin);
  await page.goto(`/dashboard?tab=users&q=${encodeURIComponent(professional.email)}`);
  await page.getByRole('button', { name: 'Disable' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  const row = page.getByRole('row').filter({ hasText: professional.email });
  await expect(row.getByRole('button', { name: 'Disable' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').fill('The address bounces.');
  await dialog.getByRole('button', { name: /^Disable/ }).click();
  await expect(dialog).toBeHidden();
  // The button that opened the dialog is gone: focus goes to the one in its place.
  await expect(row.getByRole('button', { name: 'Enable' })).toBeFocused();

  await hers.goto('/login');
  await logIn(hers, professional);
  await expect(hers.getByRole('alert').filter({ hasText: 'has been disabled' })).toBeVisible();
  await expect(async () => {
    const mails = await page.request.get(
      `${outsideUrl()}/mailbox.json?to=${encodeURIComponent(professional.email)}`,
    );
    expect(await mails.text()).toContain('The address bounces.');
  }).toPass();

  await page.getByRole('button', { name: 'Enable' }).first().click();
  await dialog.getByRole('textbox').fill('It works again.');
  await dialog.getByRole('button', { name: /^Enable/ }).click();
  await expect(dialog).toBeHidden();
  await logIn(hers, professional);
  await expect(hers).toHaveURL('/dashboard');
});

test('an admin exports the payments and finds a discipline by its category', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/dashboard?tab=payments');
  if (!hidesDownloads(page)) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all payments as CSV' }).click();
    const table = readFileSync(await (await coming).path(), 'utf8');
    expect(table.split('\n').length).toBeGreaterThan(2);
  }

  await page.goto('/dashboard?tab=disciplines');
  await page.getByRole('searchbox').fill('employment');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Law and contracts']);
  await expect(page.getByText('Employment law')).toBeVisible();
});

test('an admin renames a discipline in its place and moves it by keyboard', async ({ page }) => {
  await signIn(page, demoAdmin);
  await page.goto('/dashboard?tab=disciplines');
  const names = page.getByRole('heading', { level: 2 });
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: from, exact: true }).click();
    await page.getByRole('textbox', { name: `New name for ${from}` }).fill(to);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: to, exact: true })).toBeFocused();
  };
  await expect(names.first()).toHaveText('Law and contracts');
  await rename('Law and contracts', 'Law');
  await rename('Law', 'Law and contracts');
  const handle = page.getByRole('button', { name: 'Move Software' });
  await handle.press('ArrowUp');
  await expect(page.getByText('Software moved to position 1 of 12.')).toBeAttached();
  await expect(handle).toBeFocused();
  await page.reload();
  await expect(names.first()).toHaveText('Software');
  await handle.press('ArrowDown');
  await expect(names.first()).toHaveText('Law and contracts');
});

/* By hand: 12.5% of $1,200 are $150. */
test('an admin changes the fee, which everybody reads from then on', async ({ page, openPage }) => {
  await signIn(page, demoAdmin);
  await page.goto(paths.adminDashboard({ tab: 'settings' }));
  const fee = page.getByRole('region', { name: 'Platform fee' });
  await expect(fee).toContainText('For a $1,200 job, the professional receives $1,080');
  const change = async (percent: string, minimum: string) => {
    await fee.getByRole('button', { name: 'Change the fee' }).click();
    const form = page.getByRole('dialog', { name: 'Change the fee' });
    await form
      .getByRole('spinbutton', { name: 'Share of what’s released to the professional' })
      .fill(percent);
    await form.getByRole('textbox', { name: 'Minimum per payment' }).fill(minimum);
    await form.getByRole('textbox', { name: 'Your reason' }).fill('Decided with the team.');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Change the fee' }).click();
    await expect(form).toBeHidden();
  };
  await change('12.5', '2');
  await expect(fee).toContainText('12.5%, at least $2');
  await expectAccessible(page);
  const visitor = await openPage();
  await visitor.goto(`${paths.faq()}#fees`);
  await expect(visitor.getByText(/^12\.5% of what goes to the professional/)).toContainText(
    'It’s at least $2 per payment. Clients pay the price of the offer and nothing on top. For a $1,200 job, the fee is $150 and the professional receives $1,050.',
  );
  // As it was: the other tests count with it.
  await change('10', '0');
  await visitor.reload();
  await expect(visitor.getByText(/^10% of what goes to the professional/)).toContainText('the fee is $120');
});

test('an admin gives a reason before a private chat is shown', async ({ page }) => {
  const call = await signIn(page, demoAdmin);
  const { items } = await call('GET /api/job/admin', { query: { status: 'COMPLETED' } });
  const jobId = items[0]?.id ?? '';
  await page.goto(paths.adminJob(jobId));
  await page.getByRole('link', { name: 'Read the chat' }).click();
  const write = page.getByRole('textbox', { name: 'Message to both sides' });
  await expect(page.getByRole('textbox', { name: 'Reason for access' })).toBeVisible();
  await expect(write).toBeHidden();
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Reason for access' })).toBeFocused();
  await page.keyboard.type('A ticket asks about it.');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(write).toBeVisible();
  await expectScreen(page, /^Chat of/);

  await page.goto(paths.adminJob(jobId));
  await expect(page.getByText('A ticket asks about it.')).toBeVisible();
});

test('an admin acts on behalf of a side of a job, with a reason in its history', async ({ page }) => {
  const call = await signIn(page, demoAdmin);
  const { items } = await call('GET /api/job/admin', { query: { status: 'ACTIVE', settlement: 'HELD' } });
  // Not a job of the demo client, whose jobs other journeys use.
  const job = items.find(({ client }) => client.displayName !== 'Clara Brandt') ?? items[0];
  await page.goto(paths.adminJob(job?.id ?? ''));
  const act = async (what: string, reason: string) => {
    await page.getByRole('button', { name: 'Act in the job on someone’s behalf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Act in the job on someone’s behalf' });
    await dialog
      .getByRole('combobox', { name: 'Action' })
      .selectOption(`For ${job?.client.displayName}: ${what}`);
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill(reason);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Act on their behalf' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(reason).first()).toBeVisible();
  };
  await act('Ask Parley to decide', 'Asked on the phone.');
  const outcomes = page.getByRole('group', { name: /^Who gets the/ }).getByRole('radio');
  await expect(outcomes).toHaveCount(3);
  await page.getByRole('button', { name: 'Decide dispute', exact: true }).press('Enter');
  await expect(outcomes.first()).toBeFocused();
  await page.keyboard.press('Space');
  // Refunding everything comes first, and takes no fee.
  await expect(page.getByRole('button', { name: /^Refund \$/ })).toBeVisible();
  await expectAccessible(page);
  await act('Withdraw dispute', 'It was a misunderstanding.');
  await expect(page.getByText('Withdrew a dispute, on behalf of the client')).toBeVisible();
});

test('an admin finds a proposal, and offers other terms in a job, on behalf of a side', async ({ page }) => {
  const call = await signIn(page, demoAdmin);
  const { items } = await call('GET /api/job/negotiations/admin', { query: { status: 'READ', limit: 100 } });
  // Not the demo client’s, which other journeys use.
  const found = items.find(({ client }) => client.displayName !== 'Clara Brandt') ?? items[0];
  await page.goto(paths.adminDashboard({ tab: 'negotiations', status: 'READ', q: found?.title }));
  await page
    .getByRole('link', { name: found?.title ?? '' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /on someone’s behalf$/ });
  const begin = async (what: string) => {
    await dialog.getByRole('combobox', { name: 'Action' }).selectOption(what);
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill('Asked on the phone.');
    await expectAccessible(page);
  };
  const confirm = async () => {
    await dialog.getByRole('button', { name: 'Act on their behalf' }).click();
    await expect(dialog).toBeHidden();
  };
  await page.getByRole('button', { name: 'Act on someone’s behalf' }).click();
  await begin(`For ${found?.client.displayName}: Write a message`);
  await dialog.getByRole('textbox', { name: 'Message to both sides' }).fill('The files are on their way.');
  await confirm();
  await expect(page.getByText('Parley wrote')).toBeVisible();
  await expect(page.getByText('The files are on their way.')).toBeVisible();

  const jobs = await call('GET /api/job/admin', { query: { status: 'TALKING' } });
  const job = jobs.items.find(({ client }) => client.displayName !== 'Clara Brandt') ?? jobs.items[0];
  await page.goto(paths.adminJob(job?.id ?? ''));
  const offer = page.getByRole('region', { name: 'Offer', exact: true });
  await offer.getByRole('button', { name: 'Act on the offer on someone’s behalf' }).click();
  await dialog
    .getByRole('combobox', { name: 'Action' })
    .selectOption(`For ${job?.professional.displayName}: Make an offer`);
  await dialog.getByRole('textbox', { name: 'Price for the whole job' }).fill('640');
  await dialog.getByRole('spinbutton', { name: 'Days of work' }).fill('6');
  await begin(`For ${job?.professional.displayName}: Make an offer`);
  await confirm();
  await expect(offer.getByText('offered $640, 6 days')).toBeVisible();
  await expect(page.getByText('Made an offer, on behalf of the professional')).toBeVisible();
});

test('the overview shows the period in its URL, and a list keeps its sort order on back navigation', async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: '12 months' }).click();
  await expect(page.getByRole('heading', { name: 'Last 12 months' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard?period=365');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Last 30 days' })).toBeVisible();

  await page.goto('/dashboard?tab=users');
  const order = page.getByRole('combobox', { name: 'Order' });
  await order.focus();
  await order.selectOption('By name');
  await expect(page).toHaveURL(/sort=name/);
  await expect(order).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toContainText('Ada Okafor');
  await page.goBack();
  await expect(order).toHaveValue('newest');
});
