import type { Page } from '@playwright/test';
import { createApiClient } from '../world/api-client.ts';
import { BERLIN, BOGOTA, expectBothClocks } from '../world/clocks.ts';
import { expectAccessible, expectScreen, expectTitle } from '../screens/screen.ts';
import { moveClockTo } from '../world/setup.ts';
import { followNotification } from '../world/steps.ts';
import { expect } from '../test.ts';
import { TITLE } from './agree.ts';

export interface Participants {
  client: Page;
  professional: Page;
}

/** A message and a reply; both arrive without a reload. */
export async function chat({ client, professional }: Participants): Promise<void> {
  await client.getByRole('link', { name: 'Open chat' }).click();
  await expectTitle(client, 'Chat with Ana Rincón');
  await say(client, 'Ana', 'Page three is the hard one.');
  await followNotification(professional, /^Clara sent you a message about/);
  await expectTitle(professional, 'Chat with Clara Brandt');
  await expect(wordsOf(professional)).toContainText('Clara Brandt: Page three is the hard one.');
  await say(professional, 'Clara', 'Then I begin with page three.');
  await expect(wordsOf(client)).toContainText('Ana Rincón: Then I begin with page three.');
}

async function say(page: Page, name: string, words: string): Promise<void> {
  await page.getByRole('textbox', { name: `Message ${name}` }).fill(words);
  await page.keyboard.press('Enter');
  await expect(wordsOf(page)).toContainText(`You: ${words}`);
  await expect(page.getByRole('textbox', { name: `Message ${name}` })).toHaveValue('');
}

export const wordsOf = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** A button that cannot be pressed says why when it is pointed at or has the focus; Escape hides that. */
async function expectDisabled(page: Page, name: string, why: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(why);
  const tooltip = page.getByRole('tooltip').filter({ hasText: why });
  await expect(tooltip).toBeHidden();
  await button.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await button.focus();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
}

/** Both join at the agreed time, the call starts automatically, and both end it. These browsers have no camera. */
export async function meet({ client, professional }: Participants, startsAt: string): Promise<void> {
  await openConsultation(client, 'View consultation');
  await expectTitle(client, 'Consultation with Ana Rincón');
  await expectDisabled(client, 'Check in and join', 'The room isn’t open yet.');
  await moveClockTo(createApiClient(client.request), startsAt, 5);

  await openConsultation(professional, 'Check in');
  await expectTitle(professional, 'Consultation with Clara Brandt');
  await expectBothClocks(professional.getByRole('main'), startsAt, BOGOTA, { ...BERLIN, name: 'Clara' });
  await professional.getByRole('button', { name: 'Check in and join' }).click();
  await expect(professional.getByText('Clara hasn’t checked in yet.')).toBeVisible();

  await openConsultation(client, 'Check in');
  await expectBothClocks(client.getByRole('main'), startsAt, BERLIN, { ...BOGOTA, name: 'Ana' });
  await client.getByRole('button', { name: 'Check in and join' }).click();
  await expect(client.getByText('left, ends')).toBeVisible();
  await expectScreen(client, 'Consultation with Ana Rincón');

  await endCall({ client, professional });
  await expectTitle(professional, 'Consultation with Clara Brandt');
  await professional.getByRole('link', { name: 'Back to the job' }).click();
}

/** Both enter the open room of a consultation, stay long enough for it to be held, and both end it. */
export async function meetAt({ client, professional }: Participants, path: string): Promise<void> {
  for (const page of [professional, client]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Check in and join' }).click();
  }
  await expect(client.getByText('left, ends')).toBeVisible();
  // Each sees the other in the room: from then on their stay counts.
  for (const page of [professional, client])
    await expect(page.getByText(/^· (connect|good|fair|weak)/)).toBeVisible();
  await createApiClient(client.request)('POST /api/demo/clock', { body: { advanceSeconds: 3 * 60 } });
  await endCall({ client, professional });
  await expect(client.getByRole('heading', { name: 'Ended' })).toBeVisible();
}

/** Both are done: the consultation is over. */
export async function endCall({ client, professional }: Participants): Promise<void> {
  for (const page of [client, professional]) {
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('button', { name: 'End the call' }).click();
  }
  await expect(professional.getByRole('heading', { name: 'Ended' })).toBeVisible();
}

/** Enters the consultation from the job's page; reloads it first, because the clock may have moved. */
export async function openConsultation(page: Page, way: string): Promise<void> {
  await page.goto(page.url().replace(/\/(chat|consultation\/.*)$/, ''));
  await page.getByRole('main').getByRole('link', { name: way }).click();
}

/** The work is delivered and accepted: the held money is released, minus the fee. */
export async function deliverAndAccept({ client, professional }: Participants, title = TITLE): Promise<void> {
  await professional.getByRole('button', { name: 'Deliver the work' }).click();
  const delivery = professional.getByRole('dialog', { name: 'Deliver the work' });
  await delivery
    .getByRole('textbox', { name: 'What you’re delivering and where to find it' })
    .fill('Four pages, attached.');
  await expectAccessible(professional);
  await delivery.getByRole('button', { name: 'Deliver to Clara' }).click();
  await expect(delivery).toBeHidden();

  await followNotification(client, /^Ana .*delivered/);
  await expectScreen(client, title);
  await expect(client.getByText('Four pages, attached.')).toBeVisible();
  await client.getByRole('button', { name: 'Accept the work and pay Ana $1,080' }).click();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Release $1,080 to Ana' }).click();
  await expectRelease(client, 'Ana received $1,080.00');

  await followNotification(professional, /\$1,080 for .* has been released/);
  await expectRelease(professional, 'You received $1,080.00');
}

async function expectRelease(page: Page, line: string): Promise<void> {
  const money = page.getByRole('list', { name: 'Where the money is' });
  await expect(money).toContainText(`Done: ${line}fee $120.00`);
}

const PRAISE = 'Clear, quick, and four pages indeed.';

/** Reviews stay hidden until both are written; then the profile shows the client's. */
export async function review({ client, professional }: Participants, title = TITLE): Promise<void> {
  await writeReview(client, 'How was working with Ana?', 'Excellent', PRAISE);
  await expect(client.getByText(/^Your review is in\./)).toBeVisible();
  await expectScreen(client, title);
  const profile = await profileOf(client);
  await expectTitle(client, 'Ana Rincón');
  await expect(client.getByText('No reviews yet.')).toBeVisible();

  await followNotification(professional, /^Clara reviewed/);
  await writeReview(professional, 'How was working with Clara?', 'Very good', 'A brief one can work with.');
  await expect(professional.getByText(PRAISE)).toBeVisible();
  await expectTitle(professional, title);

  await client.goto(profile);
  await expectTitle(client, 'Ana Rincón');
  await expect(client.getByText(PRAISE)).toBeVisible();
  await expect(client.getByText('(1 review)').first()).toBeVisible();
  await followNotification(client, /^Ana gave you 4 out of 5 stars/);
}

/** A share of the price, paid on the processor's page: all of it is the professional's. */
export async function tip({ client, professional }: Participants): Promise<void> {
  await client.getByRole('button', { name: 'Tip Ana $60' }).click();
  await expectScreen(client, 'Pay $60.00');
  // Saved when the job was paid.
  await expect(client.getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked();
  await client.getByRole('button', { name: 'Pay $60.00' }).click();
  await expectScreen(client, TITLE);
  await expect(client.getByText('Thank you! Your $60 tip is on its way to Ana.')).toBeVisible();
  await expect(client.getByText('You thanked Ana with a $60 tip')).toBeVisible();
  await followNotification(professional, /^Clara thanked you with a \$60 tip/);
  await expect(professional.getByText('Clara thanked you with a $60 tip')).toBeVisible();
}

export async function writeReview(page: Page, question: string, stars: string, words: string): Promise<void> {
  await page
    .getByRole('group', { name: question })
    .getByRole('radio', { name: `, ${stars}` })
    .check();
  await page.getByRole('textbox', { name: 'Your review' }).fill(words);
  await page.getByRole('button', { name: 'Submit review' }).click();
}

/** The path of the professional's public profile. */
async function profileOf(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Ana Rincón' }).first().click();
  await expect(page).toHaveURL(/\/professional\/profile\//);
  return page.url();
}

/** Where a job shows what a consultation costs, and what became of the money. */
export const moneyOn = (page: Page) => page.getByRole('region', { name: 'Payment for the consultation' });
