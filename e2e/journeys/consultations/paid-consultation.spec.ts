import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/paths.ts';
import { expectAccessible, expectTitle } from '../../screens/screen.ts';
import { pickTime } from '../../world/clocks.ts';
import { demoAdmin } from '../../world/people.ts';
import { firstConsultation, moveClockTo, payConsultation } from '../../world/setup.ts';
import { followNotification, signIn } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';
import { clientAndService } from '../two-people.ts';
import { meetAt, moneyOn, writeReview } from '../work.ts';

const TITLE = 'An hour on your leases, right away';
const ADVICE = 'Two questions, and our leases were in order.';

const TERMS = { instantBooking: true, consultationPriceCents: 4000 };

/** The client books one of the free times, which is theirs at once; returns the job and the instant. */
async function book(page: Page, serviceId: string): Promise<{ jobId: string; startsAt: string }> {
  await page.goto(paths.service(serviceId));
  await expect(page.getByText('30-minute consultation, $40 · books instantly').first()).toBeVisible();
  const startsAt = await pickTime(page.getByRole('main'), 8);
  await page.getByRole('link', { name: 'Book this time' }).first().click();
  await expectTitle(page, 'Book a consultation with Ana');
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Our leases, before we sign.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.waitForURL(/\/job\/[0-9a-f-]+$/);
  await expectTitle(page, TITLE);
  return { jobId: page.url().split('/').at(-1) ?? '', startsAt };
}

test('booked instantly, paid within its time, held, and reviewed by both although nobody was hired', async ({
  openPage,
}) => {
  test.slow();
  const { theirs, hers, client, professional, serviceId } = await clientAndService(openPage, TITLE, TERMS);
  const { jobId, startsAt } = await test.step('the time is hers to pay for, for 15 minutes', async () => {
    const booked = await book(theirs, serviceId);
    const { now } = await client('GET /api/demo/clock');
    const { appointments } = await client('GET /api/job/:id', { params: { id: booked.jobId } });
    const minutesLeft = (Date.parse(appointments[0]?.payBy ?? '') - Date.parse(now)) / 60_000;
    expect(minutesLeft).toBeGreaterThan(12);
    expect(minutesLeft).toBeLessThanOrEqual(15);
    await expect(moneyOn(theirs)).toContainText(/Pay \$40 by .* to confirm your consultation/);
    return booked;
  });
  const room = paths.consultation(jobId, await firstConsultation(client, jobId));

  await test.step('paid on the last minute but one, it is confirmed to both', async () => {
    await client('POST /api/demo/clock', { body: { advanceSeconds: 12 * 60 } });
    await moneyOn(theirs).getByRole('button', { name: 'Pay $40' }).click();
    await theirs.getByRole('button', { name: 'Pay $40.00' }).click();
    await expect(moneyOn(theirs)).toContainText('$40 paid, held by Parley');
    await hers.goto(paths.job(jobId));
    await expect(moneyOn(hers)).toContainText('$40 paid, held by Parley');
  });

  await test.step('they meet, and the client ends the job without a hire', async () => {
    await moveClockTo(client, startsAt, 5);
    await meetAt({ client: theirs, professional: hers }, room);
    await moveClockTo(client, startsAt, -40);
    await theirs.goto(paths.job(jobId));
    await theirs.getByRole('button', { name: /^End the job/ }).click();
    const dialog = theirs.getByRole('dialog', { name: 'End this job' });
    await dialog.getByRole('button', { name: 'End this job' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('both review the consultation, and see it once both have', async () => {
    await writeReview(theirs, 'How was your consultation with Ana?', 'Excellent', ADVICE);
    await expect(theirs.getByText(/^Your review is in\./)).toBeVisible();
    await expectAccessible(theirs);
    await hers.goto(paths.dashboard());
    await expect(hers.getByText('Review your consultation with Clara Brandt')).toBeVisible();
    await hers.getByRole('link', { name: 'Write review' }).click();
    await writeReview(hers, 'How was your consultation with Clara?', 'Very good', 'Came prepared.');
    await expect(hers.getByText(ADVICE)).toBeVisible();
    await theirs.goto(paths.professional((await professional('GET /api/users')).id));
    const reviews = theirs.getByRole('region', { name: 'Reviews' });
    await expect(reviews).toContainText(ADVICE);
    await expect(reviews).toContainText('Consultation only');
  });
});

test('a paid consultation is moved with its money, and paid back when the professional misses it @extended', async ({
  openPage,
}) => {
  test.slow();
  const { theirs, hers, client, serviceId } = await clientAndService(openPage, TITLE, TERMS);
  const { jobId } = await book(theirs, serviceId);
  const appointmentId = await firstConsultation(client, jobId);
  await payConsultation(client, jobId, appointmentId);

  const startsAt =
    await test.step('the professional asks for another time, and the client accepts', async () => {
      await hers.goto(paths.job(jobId));
      await hers.getByRole('button', { name: 'Reschedule' }).click();
      const dialog = hers.getByRole('dialog', { name: 'Suggest another time to Clara' });
      const picked = await pickTime(dialog, 10);
      await dialog.getByRole('button', { name: 'Suggest this time' }).click();
      await expect(dialog).toBeHidden();
      await followNotification(theirs, /^Ana asked to move your consultation/);
      await theirs.getByRole('button', { name: /^Accept \w{3} / }).click();
      await expect(theirs.getByRole('link', { name: 'View consultation' })).toBeVisible();
      return picked;
    });

  await test.step('nothing more is to be paid', async () => {
    for (const page of [theirs, hers]) {
      await page.goto(paths.job(jobId));
      await expect(moneyOn(page)).toContainText('$40 paid, held by Parley');
    }
    await expect(theirs.getByRole('button', { name: /^Pay / })).toHaveCount(0);
  });

  await test.step('only the client comes', async () => {
    await moveClockTo(client, startsAt, 5);
    await theirs.goto(paths.consultation(jobId, await firstConsultation(client, jobId)));
    await theirs.getByRole('button', { name: 'Check in and join' }).click();
    await expect(theirs.getByText('Ana hasn’t checked in yet.')).toBeVisible();
    await moveClockTo(client, startsAt, -16);
    await expect(async () => {
      await hers.goto(paths.job(jobId));
      await expect(hers.getByText('You didn’t join').first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });

  await test.step('two days after the planned end all of it is the client’s again', async () => {
    await moveClockTo(client, new Date(Date.parse(startsAt) + 48.6 * 3_600_000).toISOString());
    await expect(async () => {
      await theirs.goto(paths.job(jobId));
      await expect(moneyOn(theirs)).toContainText('$40 went back to you', { timeout: 5_000 });
    }).toPass();
    await hers.goto(paths.job(jobId));
    await expect(moneyOn(hers)).toContainText('$40 went back to Clara');
  });
});

test('a client who is said to have missed it objects: the money waits, and an admin parts it @extended', async ({
  page,
  openPage,
}) => {
  test.slow();
  const { theirs, hers, client, serviceId } = await clientAndService(openPage, TITLE, TERMS);
  const { jobId, startsAt } = await book(theirs, serviceId);
  const appointmentId = await firstConsultation(client, jobId);
  await payConsultation(client, jobId, appointmentId);

  await test.step('only the professional comes', async () => {
    await moveClockTo(client, startsAt, 5);
    await hers.goto(paths.consultation(jobId, appointmentId));
    await hers.getByRole('button', { name: 'Check in and join' }).click();
    await expect(hers.getByText('Clara hasn’t checked in yet.')).toBeVisible();
    await moveClockTo(client, startsAt, -16);
    await expect(async () => {
      await theirs.goto(paths.job(jobId));
      await expect(theirs.getByText('You didn’t join').first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(moneyOn(theirs)).toContainText(/It’s released to Ana on .*, unless someone objects/);
  });

  await test.step('the client objects, and reads that the money waits', async () => {
    await theirs.getByRole('button', { name: 'Object', exact: true }).click();
    const dialog = theirs.getByRole('dialog', { name: 'That’s not what happened' });
    await expect(dialog).toContainText('Parley decides who gets the $40 paid for this consultation');
    await dialog.getByRole('textbox', { name: 'What happened?' }).fill('The room did not let me in.');
    await expectAccessible(theirs);
    await dialog.getByRole('button', { name: 'Object', exact: true }).click();
    await expect(moneyOn(theirs)).toContainText('You objected, so Parley decides who gets it.');
    await expect(theirs.getByRole('button', { name: 'Object', exact: true })).toBeHidden();
    await moveClockTo(client, startsAt, -60 * 60);
    await theirs.reload();
    await expect(moneyOn(theirs)).toContainText('$40 paid, held by Parley');
  });

  await test.step('an admin finds it among the open decisions, and parts the money', async () => {
    await signIn(page, demoAdmin);
    await page.goto(paths.dashboard());
    await page.goto(paths.dashboard());
    const queue = page.getByRole('region', { name: 'Contested consultations' });
    const row = queue.getByRole('listitem').filter({ hasText: TITLE });
    await row.getByRole('link', { name: 'Review consultation' }).click();
    await page.getByRole('button', { name: 'Decide who gets the money' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decide on this consultation' });
    await dialog.getByRole('radio', { name: 'Split it' }).check();
    await dialog.getByRole('textbox', { name: 'For Ana, before the fee' }).fill('10');
    await expect(dialog).toContainText('$9.00');
    await dialog.getByRole('textbox', { name: 'Your reason' }).fill('The log shows two failed tries.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make final decision' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('both read what was decided, and why', async () => {
    await followNotification(
      theirs,
      /^Parley decided who gets the payment for your consultation.*two failed tries/,
    );
    await expect(moneyOn(theirs)).toContainText('$10 went to Ana');
    await expect(moneyOn(theirs)).toContainText('$30 went back to you.');
    await hers.goto(paths.job(jobId));
    await expect(moneyOn(hers)).toContainText('You received $9');
  });
});
