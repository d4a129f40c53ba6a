import { readFile } from 'node:fs/promises';
import { pdfText } from '../../api/test/documents/pdf-text.ts';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible } from '../screens/screen.ts';
import { expect, test } from '../test.ts';
import { demoClient, demoProfessional } from '../world/people.ts';
import { logIn } from '../world/steps.ts';

test('a client enters billing details and saves an invoice as a PDF', async ({ page }) => {
  await page.goto(paths.login());
  await logIn(page, demoClient);
  await page.waitForURL(paths.dashboard());
  await page.goto(paths.settings('billing'));
  await page.getByLabel('Name on invoices').fill('Brandt GmbH');
  await page.getByLabel('Address').fill('Torstraße 1\n\n10119 Berlin\n');
  await page.getByLabel('Country').selectOption('Germany');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Address')).toHaveValue('Torstraße 1\n10119 Berlin');
  await page.getByLabel('Address').fill('1\n2\n3\n4\n5\n6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Address')).toHaveAccessibleDescription(/At most 5 lines\./);
  await page.getByLabel('Address').fill('Torstraße 1\n10119 Berlin');
  await expectAccessible(page);

  await page.goto(paths.settings('receipts'));
  await page
    .getByRole('link', { name: /^Invoice INV-/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Invoice INV-\d{4}$/);
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  const [text = ''] = await pdfText(await readFile(await (await coming).path()));
  expect(text).toContain(await heading.innerText());

  // On paper the document stands alone.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.for-print').getByText('Total')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download as PDF' })).toBeHidden();
});

test('a professional enters a tax, and finds their invoices with the payouts', async ({ page }) => {
  await page.goto(paths.login());
  await logIn(page, demoProfessional);
  await page.waitForURL(paths.dashboard());
  await page.goto(paths.settings('billing'));
  await page.getByLabel('Name of the tax').fill('IVA');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Rate in percent')).toHaveAccessibleDescription(/Enter the rate/);
  await page.getByLabel('Rate in percent').fill('7,5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Rate in percent')).toHaveValue('7.5');

  await page.goto(paths.settings('payouts'));
  await page.getByRole('link', { name: 'See payouts, invoices and statements' }).click();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Invoice FEE-/ })
    .first()
    .click();
  await expect(page.getByText(/Parley’s fee for “/).first()).toBeVisible();
});
