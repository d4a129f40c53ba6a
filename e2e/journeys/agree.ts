import type { Page } from '@playwright/test';
import { BERLIN, BOGOTA, expectBothClocks, clockFaceAt, pickTime } from '../world/clocks.ts';
import { expectAccessible, expectScreen, expectTitle } from '../screens/screen.ts';
import { followNotification } from '../world/steps.ts';
import { expect } from '../test.ts';

export const TITLE = 'Terms and privacy for a small API';
export const SERVICE = 'Your terms, read and rewritten';

export async function addService(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Add a service' }).click();
  await expectTitle(page, 'Add a service');
  await page.getByRole('textbox', { name: 'Title' }).fill(SERVICE);
  await page.getByRole('textbox', { name: 'Description' }).fill('You send them, I say what they mean.');
  await chooseCategory(page);
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('radio', { name: 'Fixed price' }).check();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('900');
  await page.getByRole('radio', { name: '30 min', exact: true }).check();
  await page.getByRole('button', { name: 'List this service' }).click();
  await expectTitle(page, SERVICE);
}

export async function postJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Post Job' }).click();
  await expectTitle(page, 'Post a job');
  await chooseCategory(page);
  await page
    .getByRole('textbox', { name: 'In a sentence or two' })
    .fill(`${TITLE}. Twelve pages that should be four.`);
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByRole('textbox', { name: 'Budget from' }).fill('800');
  await page.getByRole('textbox', { name: 'Budget up to' }).fill('1300');
  await page.getByRole('button', { name: 'Post this job' }).click();
  await expectTitle(page, TITLE);
}

async function chooseCategory(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Law and contracts');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Contract drafting and review');
}

/** The professional finds the posting by search and proposes a price and a time; returns the proposed instant. */
export async function propose(page: Page): Promise<string> {
  await page.goto('/job-posting');
  await expectTitle(page, 'Job postings');
  await page.getByRole('searchbox', { name: 'What do you do?' }).fill('terms privacy small API');
  await page.getByRole('button', { name: 'Find work' }).click();
  await expectTitle(page, 'Results for “terms privacy small API”');
  await page.getByRole('link', { name: TITLE }).first().click();
  await expectTitle(page, TITLE);
  await page.getByRole('button', { name: 'Write a proposal' }).click();
  await page
    .getByRole('textbox', { name: 'Your message to Clara' })
    .fill('I have done this for six API firms.');
  await page.getByRole('textbox', { name: 'Price for the whole job' }).fill('1200');
  await page.getByRole('spinbutton', { name: 'Time you need' }).fill('10');
  const startsAt = await pickTime(page.getByRole('main'), 3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send proposal' }).click();
  await expectScreen(page, TITLE);
  await expectBothClocks(agreementOn(page), startsAt, BOGOTA, { ...BERLIN, name: 'Clara' });
  return startsAt;
}

/** The client is notified of the proposal and suggests another time; returns that instant. */
export async function suggestAnotherTime(page: Page, proposed: string): Promise<string> {
  await followNotification(page, /^Ana Rincón sent you a proposal/);
  await expectTitle(page, `Proposals for “${TITLE}”`);
  const row = page.getByRole('row', { name: /Ana Rincón/ });
  await expect(row).toContainText('$1,200');
  await expect(row).toContainText('10 days');
  const [here, there] = [clockFaceAt(proposed, BERLIN), clockFaceAt(proposed, BOGOTA)];
  await expect(row).toContainText(`${here.day} ${here.time}`);
  await expect(row).toContainText(`${there.time} for Ana`);
  await expectBothClocks(agreementOn(page), proposed, BERLIN, { ...BOGOTA, name: 'Ana' });

  await page.getByRole('button', { name: 'Suggest another time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest another time to Ana' });
  const suggested = await pickTime(dialog, 5);
  await dialog.getByRole('textbox', { name: 'Message to Ana' }).fill('A little later suits me better.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suggest this time' }).click();
  await expect(agreementOn(page)).toContainText('Awaiting reschedule response');
  await expectBothClocks(agreementOn(page), suggested, BERLIN, { ...BOGOTA, name: 'Ana' });
  return suggested;
}

/** The professional is notified of the other time and accepts it: they will talk. */
export async function acceptTheTime(page: Page, suggested: string): Promise<void> {
  await followNotification(page, /^Clara suggested another time/);
  await expectScreen(page, TITLE);
  await expect(agreementOn(page)).toContainText('Reschedule Requested');
  await expectBothClocks(agreementOn(page), suggested, BOGOTA, { ...BERLIN, name: 'Clara' });
  await page.getByRole('button', { name: /^Accept \w{3} / }).click();
  await expect(page.getByText('You’re going to talk with Clara')).toBeVisible();
  await page.getByRole('link', { name: 'Open the job' }).click();
  await expectTitle(page, TITLE);
  await expect(page.getByText('Talking').first()).toBeVisible();
}

interface Terms {
  price: string;
  days: string;
  /** What the professional is told that she gets of it. */
  receives: string;
}

/** The professional's first offer, on the page of the job. */
export async function makeFirstOffer(page: Page, { price, days, receives }: Terms): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Make an offer' }).first().click();
  const form = page.getByRole('dialog', { name: 'Make Clara an offer' });
  await form.getByRole('textbox', { name: 'Price for the whole job' }).fill(price);
  await form.getByRole('spinbutton', { name: 'Days of work' }).fill(days);
  await form.getByRole('textbox', { name: 'Scope' }).fill('Review\nMarked-up draft\nNegotiation');
  await expect(form.getByText(`You receive ${receives} after the 10% fee.`)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send offer for $' }).click();
  await expect(form).toBeHidden();
}

/** The client is notified and hires on the offer of $1,200: by paying it on the processor's page. */
export async function hire(page: Page, news = /^Ana accepted/, title = TITLE): Promise<void> {
  await followNotification(page, news);
  await expectTitle(page, title);
  await page.getByRole('button', { name: 'Hire Ana for $1,200' }).click();
  await expectScreen(page, 'Pay $1,200.00');
  await page.getByRole('checkbox', { name: 'Save this card for my next payments' }).check();
  await page.getByRole('button', { name: 'Pay $1,200.00' }).click();
  await expectScreen(page, title);
  await expect(page.getByText(/^You hired Ana\. \$1,200 is held until you accept the work/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Where the money is' })).toContainText('Held by Parley');
}

const agreementOn = (page: Page) => page.getByRole('article').first();
