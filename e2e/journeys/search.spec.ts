import { expect, test } from '../test.ts';

test('a typing error is corrected, and whoever meant it can insist', async ({ page }) => {
  await page.goto('/services?q=contarct');
  const main = page.getByRole('main');
  await expect(main.getByText('Showing results for contract.')).toBeVisible();
  await expect(
    main
      .getByRole('link', { name: 'Review of your supply or SaaS contract, with a marked-up draft' })
      .first(),
  ).toBeVisible();
  await main.getByRole('link', { name: 'contarct', exact: true }).click();
  await expect(main.getByText('No services match')).toBeVisible();
  await expect(page).toHaveURL(/\/services\?q=contarct&exact=true$/);
});

test('a name that no service has leads to the person', async ({ page }) => {
  await page.goto('/services?q=Rincon');
  const main = page.getByRole('main');
  // Other tests may have added namesakes.
  await expect(main.getByText(/^\d+ professionals? match(es)? “Rincon”\.$/)).toBeVisible();
  await main.getByRole('link', { name: /^\d+ professionals?$/ }).click();
  await expect(page).toHaveURL(/\/services\?q=Rincon&show=professionals$/);
  await expect(main.getByRole('link', { name: 'Ana Rincón', exact: true }).first()).toBeVisible();
});

test('the choices of a filter say how many services they leave, and as many are there', async ({ page }) => {
  await page.goto('/services?q=contract');
  const pricing = page.getByRole('combobox', { name: 'Pricing' });
  const fixed = (await pricing.getByRole('option', { name: /^Fixed price/ }).textContent()) ?? '';
  const count = Number(/\((\d+)\)$/.exec(fixed)?.[1]);
  expect(count).toBeGreaterThan(1);
  await pricing.selectOption('FIXED');
  await expect(page.getByRole('heading', { name: `${count} services`, exact: true })).toBeVisible();
});
