import type { Locator, Page } from '@playwright/test';
import { ana, clara } from '../../api/test/cast.ts';
import { PRODUCT_COLORS } from '../../contract/src/admin/settings/colors.ts';
import { paths } from '../../web/src/paths.ts';
import { pictureOf } from '../world/files.ts';
import { demoAdmin, newcomer } from '../world/people.ts';
import { offerService } from '../world/setup.ts';
import { fillSignUp, join, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test('a visitor sees the logo, the colors and the terms that an admin has saved', async ({
  page,
  openPage,
}) => {
  await signIn(page, demoAdmin);
  const visitor = await openPage();
  const logo = visitor.getByRole('banner').locator('img');
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(logo).toHaveCount(0);

  await page.goto(paths.adminDashboard({ tab: 'settings' }));
  await change(page, 'the logo', async (dialog) => {
    await dialog.locator('input[type=file]').setInputFiles(await pictureOf(page, 'harbor', '#c8005a'));
    // Both schemes, before it's saved.
    await expect(dialog.getByRole('figure').locator('img')).toHaveCount(2);
  });
  await change(page, 'the colors', async (dialog) => {
    await dialog.getByRole('textbox', { name: 'Text and buttons, light', exact: true }).fill('#0b3d2e');
  });
  await change(page, 'the terms', async (dialog) => {
    await dialog
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('## Harbor rules\n\nTalk **first**.');
    await dialog.getByRole('button', { name: 'Show a preview' }).click();
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Harbor rules' })).toBeVisible();
  });

  await visitor.goto('/');
  // 1,600 by 1,200 pixels, drawn at most 96 high.
  await expect.poll(() => logo.evaluate((image) => Reflect.get(image, 'naturalWidth'))).toBe(128);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(11, 61, 46)');
  await visitor.goto(paths.terms());
  await expect(visitor.getByRole('heading', { name: 'Harbor rules' })).toBeVisible();
  await expect(visitor.getByText('Talk first.', { exact: true })).toBeVisible();
});

test('who can’t join is told so, and who is at a limit reads which', async ({ page, openPage, watch }) => {
  watch.expect(403);
  await signIn(page, demoAdmin);
  const professional = newcomer(ana);
  const [visitor, hers] = [await openPage(), await openPage()];
  await offerService(await join(hers, professional), 'Contracts, read closely');
  // Open before the rules change.
  const person = newcomer(clara);
  await visitor.goto('/signup');
  await fillSignUp(visitor, person);

  await page.goto(paths.adminDashboard({ tab: 'settings' }));
  await change(page, 'who can join', async (dialog) => {
    await dialog.getByRole('combobox', { name: 'Clients' }).selectOption('Only certain email domains');
    await dialog.getByRole('combobox', { name: 'Email domains' }).fill('acme.example');
    await page.keyboard.press('Enter');
  });
  await change(page, 'the limits', async (dialog) => {
    await dialog.getByRole('spinbutton', { name: 'Services per professional' }).fill('1');
  });

  await visitor.getByRole('button', { name: 'Join' }).click();
  const refusal = visitor.getByRole('alert').filter({ hasText: 'You can’t join with this email address.' });
  await expect(refusal).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('You need an email address at acme.example to join.')).toBeVisible();
  await hers.goto(paths.addService());
  await expect(hers.getByText('You already list 1 service')).toBeVisible();
});

/** Opens a dialog of the settings, fills it in, and saves it with a reason. */
async function change(page: Page, what: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Change ${what}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('textbox', { name: 'Your reason' }).fill('Decided with the team.');
  await dialog.getByRole('button', { name: `Save ${what}`, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The product is shared with the other journeys. */
test.afterEach(async ({ page }) => {
  const call = await signIn(page, demoAdmin);
  const next = async () => ({
    version: (await call('GET /api/admin/settings')).version,
    reason: 'As it was.',
  });
  await call('PUT /api/admin/settings/logo', { body: { fileId: null, ...(await next()) } });
  await call('PUT /api/admin/settings/colors', { body: { ...PRODUCT_COLORS, ...(await next()) } });
  await call('PUT /api/admin/settings/legal', { body: { kind: 'TERMS', text: null, ...(await next()) } });
  const anyone = { client: 'OPEN', professional: 'OPEN' } as const;
  await call('PUT /api/admin/settings/sign-up', {
    body: { ...anyone, domains: [], withdrawInvitations: false, ...(await next()) },
  });
  const none = { services: null, postings: null, freeConsultations: null };
  await call('PUT /api/admin/settings/limits', {
    body: { ...none, fileMegabytes: null, storedMegabytes: null, ...(await next()) },
  });
});
