import type { Page } from '@playwright/test';
import { paths } from '../../web/src/paths.ts';
import { expectAccessible, expectTitle } from '../screens/screen.ts';
import { firstConsultation, makeOffer, moveClockTo } from '../world/setup.ts';
import { followNotification } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { agreeOnTime, clientAndService, type OpenPage } from './two-people.ts';
import { makeFirstOffer } from './agree.ts';
import { meetAt } from './work.ts';

const TITLE = 'Terms, read before you sign';

/** A client and a professional who have agreed to talk. */
async function twoWhoWillTalk(openPage: OpenPage) {
  const two = await clientAndService(openPage, TITLE);
  return { ...two, ...(await agreeOnTime(two)) };
}
type Two = Awaited<ReturnType<typeof twoWhoWillTalk>>;

/** They talk for a moment, and both end it. */
async function talk({ theirs, hers, client, jobId, startsAt }: Two): Promise<void> {
  const room = paths.consultation(jobId, await firstConsultation(client, jobId));
  await moveClockTo(client, startsAt, 5);
  await meetAt({ client: theirs, professional: hers }, room);
}

const mainOf = (page: Page) => page.getByRole('main');

test('two talk for free, the price goes up afterwards, and the client hires on the promised one', async ({
  openPage,
}) => {
  test.slow();
  const two = await twoWhoWillTalk(openPage);
  const { theirs, hers, jobId } = two;

  await test.step('before an offer nothing is owed, and the client can ask for one', async () => {
    await theirs.goto(paths.job(jobId));
    await expect(
      theirs.getByText(/^You owe nothing while you’re talking\. Ana hasn’t made an offer/),
    ).toBeVisible();
    await expectTitle(theirs, TITLE);
  });

  await test.step('the professional makes an offer before they talk', async () => {
    await hers.goto(paths.job(jobId));
    await makeFirstOffer(hers, { price: '900', days: '6', receives: '$810' });
    await expectTitle(hers, TITLE);
    await followNotification(theirs, /^Ana made you an offer/);
    await expect(mainOf(theirs).getByRole('article').first()).toContainText('$900');
  });

  await test.step('they talk without any payment', () => talk(two));

  await test.step('both are asked what comes next, and the price is a promise', async () => {
    await expect(theirs.getByRole('heading', { name: 'You’ve met Ana. What comes next?' })).toBeVisible();
    await expect(theirs.getByText('$900 is guaranteed.')).toBeVisible();
    await expectTitle(theirs, 'Consultation with Ana Rincón');
  });

  await test.step('the professional raises the price and leaves the negotiation out', async () => {
    await hers.goto(paths.job(jobId));
    await mainOf(hers).getByRole('button', { name: 'Change your offer' }).first().click();
    const form = hers.getByRole('dialog', { name: 'Change your offer' });
    await form.getByRole('textbox', { name: 'Price for the whole job' }).fill('1100');
    await form.getByRole('textbox', { name: 'Scope' }).fill('Review\nMarked-up draft');
    await form.getByRole('button', { name: 'Send offer for $1,100' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('the client sees what changed, and takes the promised price', async () => {
    await theirs.goto(paths.job(jobId));
    const card = mainOf(theirs).getByRole('article').first();
    await expect(card).toContainText('$1,100was $900');
    await expect(card).toContainText('Negotiation left out in this version');
    await expectTitle(theirs, TITLE);
    await theirs.getByRole('button', { name: 'Hire Ana for $900' }).click();
    await theirs.getByRole('button', { name: 'Pay $900.00' }).click();
    await expect(theirs.getByText(/^You hired Ana\. \$900 is held until you accept the work/)).toBeVisible();
    await expectTitle(theirs, TITLE);
  });

  await test.step('the professional reads that she is hired, and delivers', async () => {
    await followNotification(hers, /^Clara hired you/);
    await expect(hers.getByRole('button', { name: 'Deliver the work' })).toBeVisible();
    await expect(hers.getByText('The offer', { exact: true })).toBeVisible();
  });
});

test('a client asks for other terms, and hires on the answer before they have talked', async ({
  openPage,
}) => {
  test.slow();
  const { theirs, hers, professional, jobId } = await twoWhoWillTalk(openPage);
  await makeOffer(professional, jobId, 105_000);

  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('button', { name: 'Request changes to the offer' }).click();
  const ask = theirs.getByRole('dialog', { name: 'Ask Ana for different terms' });
  await ask.getByRole('textbox', { name: 'Price for the whole job' }).fill('850');
  await expectAccessible(theirs);
  await ask.getByRole('button', { name: 'Ask Ana for $850' }).click();
  await expect(theirs.getByText('You asked for $850, 10 days').first()).toBeVisible();

  await hers.goto(paths.dashboard());
  await followNotification(hers, /^Clara asked for different terms/);
  await expectTitle(hers, TITLE);
  await hers.getByRole('button', { name: 'Offer $850, 10 days' }).click();
  await expect(mainOf(hers).getByRole('article').first()).toContainText('$850was $1,050');

  await followNotification(theirs, /^Ana accepted your terms/);
  await theirs.getByRole('button', { name: 'Hire Ana for $850' }).click();
  await theirs.getByRole('button', { name: 'Pay $850.00' }).click();
  await expect(theirs.getByText(/^You hired Ana\./)).toBeVisible();
});

test('an offer that changes while the client looks at it is not paid unseen', async ({ openPage, watch }) => {
  watch.expect(409);
  const { theirs, professional, jobId } = await twoWhoWillTalk(openPage);
  await makeOffer(professional, jobId, 90_000);
  await theirs.goto(paths.job(jobId));
  const hire = theirs.getByRole('button', { name: 'Hire Ana for $900' });
  await expect(hire).toBeVisible();
  // It changes while the request is under way.
  await theirs.route('**/api/payment/checkout/**', async (route) => {
    await makeOffer(professional, jobId, 88_000);
    await route.continue();
  });
  await hire.click();
  await expect(
    theirs
      .getByRole('alert')
      .filter({ hasText: 'Ana’s offer changed to $880, 10 days. Check the new terms before you hire.' }),
  ).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Hire Ana for $880' })).toBeVisible();
});

test('either side ends a job without a hire, with a kind word and without blame', async ({ openPage }) => {
  const { theirs, hers, jobId } = await twoWhoWillTalk(openPage);
  await hers.goto(paths.job(jobId));
  await hers.getByRole('button', { name: 'Give 7 more days' }).click();
  const more = hers.getByRole('dialog', { name: 'Give Clara 7 more days' });
  await expectAccessible(hers);
  await more.getByRole('button', { name: 'Give Clara 7 more days' }).click();
  await expect(more).toBeHidden();

  await theirs.goto(paths.job(jobId));
  await theirs.getByRole('button', { name: 'End this job' }).click();
  const end = theirs.getByRole('dialog', { name: 'End this job' });
  await expectAccessible(theirs);
  await end
    .getByRole('textbox', { name: 'A kind word to Ana' })
    .fill('You were great, it is just not the time.');
  await end.getByRole('button', { name: 'End this job' }).click();
  await expect(theirs.getByText(/Nobody was hired, and nothing is owed\./)).toBeVisible();
  await expectTitle(theirs, TITLE);

  await followNotification(hers, /^Clara decided not to go ahead/);
  await expect(hers.getByText('You were great, it is just not the time.').first()).toBeVisible();
  await expectTitle(hers, TITLE);
});

test('either side calls off the consultation with a reason, and the other one suggests another', async ({
  openPage,
}) => {
  const { theirs, hers, jobId } = await twoWhoWillTalk(openPage);
  for (const page of [theirs, hers]) await page.goto(paths.job(jobId));
  await theirs.getByRole('link', { name: 'View consultation' }).click();
  await expect(theirs.getByRole('heading', { name: 'Consultation with Ana Rincón' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Call off' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Call off this consultation' });
  await expectAccessible(theirs);
  await dialog.getByRole('textbox', { name: 'Tell Ana why' }).fill('My flight was moved.');
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect(theirs.getByRole('heading', { name: 'Canceled' })).toBeVisible();
  await expect(theirs.getByText('You called off this consultation.')).toBeVisible();
  await expectTitle(theirs, 'Consultation with Ana Rincón');

  await followNotification(hers, /^Clara called off your consultation/);
  await expect(hers.getByText('No upcoming consultations.')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Schedule another consultation' })).toBeVisible();
  await expect(hers.getByText('My flight was moved.').first()).toBeAttached();
  await expectTitle(hers, TITLE);
});
