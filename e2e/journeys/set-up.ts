import type { Page } from '@playwright/test';
import type { Person } from '../world/people.ts';
import { expectAccessible, expectScreen, expectTitle } from '../screens/screen.ts';
import { confirmEmail, fillSignUp } from '../world/steps.ts';
import { expect } from '../test.ts';

/** From the home page to a confirmed account, as a new visitor. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Join' }).click();
  await expectTitle(page, 'Join Parley');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Join' }).click();
  await expectTitle(page, 'Confirm your email');
  await confirmEmail(page, person);
}

/** The four steps of the wizard: work, details, hours and payouts. */
export async function completeProfile(page: Page): Promise<void> {
  await expectTitle(page, 'Set up your profile');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Commercial lawyer for small software firms');
  await page.getByRole('textbox', { name: 'About you' }).fill('Ten years of contracts, in plain words.');
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('checkbox', { name: 'Contract drafting and review' }).check();
  await continueTo(page, 'Your details');

  await page.getByRole('combobox', { name: 'Country' }).selectOption('Colombia');
  await page.getByRole('combobox', { name: 'Languages' }).fill('English, Spanish,');
  await page.getByRole('combobox', { name: 'Skills' }).fill('SaaS terms,');
  await continueTo(page, 'Your hours');

  await openAroundTheClock(page);
  await continueTo(page, 'Getting paid');
  await setUpPayouts(page);
}

async function continueTo(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused();
  await expectScreen(page, 'Set up your profile');
}

/** So that this journey's consultation is soon, at whatever hour the test runs. */
async function openAroundTheClock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mon–Fri 9–17' }).click();
  await page.getByRole('combobox', { name: 'Monday, from' }).selectOption('00:00');
  await page.getByRole('combobox', { name: 'Monday, to' }).selectOption('End of Day');
  await page.getByRole('button', { name: 'Copy Monday to other days' }).click();
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('checkbox', { name: day }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('168 h a week')).toBeVisible();
  // The pressed button is removed with its row: focus goes to a control next to it.
  await page.getByRole('button', { name: 'Remove Sunday' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add hours on Sunday' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('168 h a week')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone of your hours' })).toHaveValue(
    'Bogotá, Colombia',
  );
  await page.getByRole('combobox', { name: 'Minimum notice' }).selectOption('None');
}

/** Sets up payouts on the processor's page and returns. */
async function setUpPayouts(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Country of your bank account' })).toHaveValue('CO');
  await page.getByRole('button', { name: 'Continue to the payment processor' }).click();
  await expectScreen(page, 'Get paid');
  await page.getByRole('button', { name: 'Complete onboarding' }).click();
  await expectScreen(page, 'Getting paid');
  await expect(page.getByRole('heading', { name: 'You’re all set' })).toBeVisible();
}
