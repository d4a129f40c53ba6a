import type { Page } from '@playwright/test';
import { paths } from '../../../web/src/paths.ts';
import { expectAccessible, expectTitle } from '../../screens/screen.ts';
import { BERLIN, clockFaceAt, pickTime } from '../../world/clocks.ts';
import { firstConsultation, moveClockTo, payConsultation } from '../../world/setup.ts';
import { followNotification } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';
import { agreeOnTime, clientAndService } from '../two-people.ts';
import { moneyOn } from '../work.ts';

const TITLE = 'An hour on your warehouse';

/** The professional asks for $40, with everything back until two hours before. */
async function setPrice(page: Page, serviceId: string): Promise<void> {
  await page.goto(paths.editService(serviceId));
  await expectTitle(page, 'Edit service');
  await page.getByRole('textbox', { name: 'Price of the consultation' }).fill('40');
  await page.getByRole('radio', { name: '2 hours before', exact: true }).check();
  await expect(
    page.getByText('Call it off at least 2 hours before the start, and you get everything back.'),
  ).toBeVisible();
  await expect(page.getByText('You receive $36 after the 10% fee.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectTitle(page, TITLE);
}

test('a client pays for a consultation, and gets it all back by calling off in time', async ({
  openPage,
}) => {
  test.slow();
  const { theirs, hers, serviceId } = await clientAndService(openPage, TITLE);

  await test.step('the professional sets a price and reads what clients will read', () =>
    setPrice(hers, serviceId));

  const startsAt = await test.step('the client reads the price and its rule, and invites', async () => {
    await theirs.goto(paths.service(serviceId));
    await expect(theirs.getByText('30-minute consultation, $40').first()).toBeVisible();
    await expectTitle(theirs, TITLE);
    await theirs.getByRole('link', { name: 'Invite to a consultation' }).first().click();
    await expect(
      theirs.getByText(/If Ana accepts, you pay \$40 for the consultation, and nothing more/),
    ).toBeVisible();
    await theirs.getByRole('textbox', { name: 'What is it about?' }).fill('Our reports disagree.');
    // Days ahead: calling off is free until then.
    await theirs.getByRole('button', { name: 'Next week' }).click();
    const picked = await pickTime(theirs.getByRole('main'), 8);
    await expectAccessible(theirs);
    await theirs.getByRole('button', { name: 'Send invitation' }).click();
    await expect(theirs.getByRole('article').first()).toContainText('30-minute consultation, $40');
    return picked;
  });

  await test.step('the professional accepts and waits for the payment', async () => {
    await hers.goto(paths.dashboard());
    await followNotification(hers, /^Clara .* invited you to/);
    await expect(hers.getByText(/Clara then has 24 hours to pay \$40/)).toBeVisible();
    await hers.getByRole('button', { name: /^Accept \w{3} / }).click();
    await hers.getByRole('link', { name: 'Open the job' }).click();
    await expect(moneyOn(hers)).toContainText(/Clara has until .* to pay \$40/);
    await expectTitle(hers, TITLE);
  });

  await test.step('the client pays at the processor and comes back to the consultation', async () => {
    await followNotification(theirs, /^Ana accepted/);
    await expect(moneyOn(theirs)).toContainText(/Pay \$40 by .* to confirm your consultation/);
    const limit = clockFaceAt(new Date(Date.parse(startsAt) - 2 * 3_600_000).toISOString(), BERLIN);
    await expect(moneyOn(theirs)).toContainText(`for free until ${limit.day} ${limit.time}`);
    await expectTitle(theirs, TITLE);
    // Without paying, the way back is to where they came from.
    const came = theirs.url();
    await moneyOn(theirs).getByRole('button', { name: 'Pay $40' }).click();
    await theirs.getByRole('link', { name: 'Go back without paying' }).click();
    await expectTitle(theirs, TITLE);
    expect(theirs.url()).toBe(came);
    await theirs.getByRole('link', { name: 'View consultation' }).click();
    await expect(theirs.getByText('The room stays closed until you’ve paid.')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Check in and join' })).toHaveCount(0);
    await expectTitle(theirs, /^Consultation with Ana/);
    await theirs.getByRole('button', { name: 'Pay $40' }).click();
    await theirs.getByRole('button', { name: 'Pay $40.00' }).click();
    await expect(
      theirs.getByText('You paid $40, held by Parley. Your consultation with Ana is confirmed.'),
    ).toBeVisible();
    await expect(moneyOn(theirs)).toContainText('$40 paid, held by Parley');
    await expectTitle(theirs, /^Consultation with Ana/);
  });

  await test.step('the professional sees that it is paid', async () => {
    await expect(moneyOn(hers)).toContainText('$40 paid, held by Parley');
    await expect(moneyOn(hers)).toContainText('You receive $36 two days after you’ve talked.');
    await expectTitle(hers, TITLE);
  });

  await test.step('the client calls off in time: it costs nothing', async () => {
    await theirs.getByRole('button', { name: 'Call off' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Call off this consultation' });
    await expect(dialog).toContainText('You get all $40 back.');
    await dialog.getByRole('textbox', { name: 'Tell Ana why' }).fill('We found the error.');
    await expectAccessible(theirs);
    await dialog.getByRole('button', { name: 'Call it off', exact: true }).click();
    await expect(theirs.getByRole('heading', { name: 'Canceled' })).toBeVisible();
    await expect(moneyOn(theirs)).toContainText('$40 went back to you');
    await expectTitle(theirs, /^Consultation with Ana/);
    await expect(moneyOn(hers)).toContainText('$40 went back to Clara');
  });

  await test.step('the receipts tell it from work', async () => {
    await theirs.goto(paths.settings('receipts'));
    await expect(theirs.getByText(/^Consultation · paid/)).toBeVisible();
    await expect(theirs.getByText('$40.00 refunded')).toBeVisible();
    await expectAccessible(theirs);
  });
});

test('called off too late, the price goes to the professional two days after the planned end @extended', async ({
  openPage,
}) => {
  test.slow();
  const two = await clientAndService(openPage, TITLE);
  const { theirs, hers, client } = two;
  await setPrice(hers, two.serviceId);
  const { jobId, startsAt } = await agreeOnTime(two, 6);
  const appointmentId = await firstConsultation(client, jobId);
  await payConsultation(client, jobId, appointmentId);
  await moveClockTo(client, startsAt, 60);

  await test.step('the client reads what it costs now, and confirms it', async () => {
    await theirs.goto(paths.job(jobId));
    await expect(moneyOn(theirs)).toContainText('If you call it off now or don’t come, the $40 goes to Ana.');
    await theirs.getByRole('button', { name: 'End this job' }).click();
    const end = theirs.getByRole('dialog', { name: 'End this job' });
    await expect(end).toContainText(/too late to call off the consultation on .* for free/);
    await end.getByRole('button', { name: 'Keep talking' }).click();
    await theirs.getByRole('button', { name: 'Call off', exact: true }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Call off this consultation' });
    await dialog.getByRole('textbox', { name: 'Tell Ana why' }).fill('I am ill.');
    await expectAccessible(theirs);
    await dialog.getByRole('button', { name: 'Call it off and pay Ana $40' }).click();
    await expect(moneyOn(theirs)).toContainText('It’s released to Ana on');
    await expectTitle(theirs, TITLE);
  });

  await test.step('two days after the planned end it is hers', async () => {
    await moveClockTo(client, new Date(Date.parse(startsAt) + 48.6 * 3_600_000).toISOString());
    await expect(async () => {
      await hers.goto(paths.job(jobId));
      await expect(moneyOn(hers)).toContainText('You received $36', { timeout: 5_000 });
    }).toPass();
    await expectTitle(hers, TITLE);
    await theirs.reload();
    await expect(moneyOn(theirs)).toContainText('$40 went to Ana');
  });
});
