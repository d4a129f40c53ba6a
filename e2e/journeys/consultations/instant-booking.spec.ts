import type { Page } from '@playwright/test';
import { ana, clara, milo } from '../../../api/test/cast.ts';
import { expectAccessible, expectTitle } from '../../screens/screen.ts';
import { pickTime } from '../../world/clocks.ts';
import { newcomer } from '../../world/people.ts';
import { offerService } from '../../world/setup.ts';
import { followNotification, join } from '../../world/steps.ts';
import { expect, test } from '../../test.ts';

const SERVICE = 'An hour that is booked right away';

/** Up to the last act: the time is picked and the message written. */
async function prepare(page: Page, serviceId: string): Promise<void> {
  await page.goto(`/service/${serviceId}`);
  await expect(page.getByText('30-minute consultation, free · books instantly').first()).toBeVisible();
  await pickTime(page.getByRole('main'), 5);
  await page.getByRole('link', { name: 'Book this time' }).first().click();
  await expectTitle(page, 'Book a consultation with Ana');
  await page.getByRole('textbox', { name: 'What is it about?' }).fill('Our terms, before the launch.');
}

test('two people press at once for one time: one talks then, the other picks another time', async ({
  openPage,
  watch,
}) => {
  const hers = await openPage();
  const serviceId = await offerService(await join(hers, newcomer(ana)), SERVICE, { instantBooking: true });
  const pages = [await openPage(), await openPage()] as const;
  for (const [index, page] of pages.entries()) {
    await join(page, newcomer(index === 0 ? clara : milo));
    await prepare(page, serviceId);
  }
  watch.expect(409);
  const booked = (page: Page) => page.waitForURL(/\/job\/[0-9a-f-]+$/).then(() => page);
  const first = Promise.race(pages.map(booked));
  await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Book this time' }).click()));
  const winner = await first;
  const loser = winner === pages[0] ? pages[1] : pages[0];
  await expectTitle(winner, SERVICE);

  await expect(loser.getByText('This time is no longer available. Pick another one.')).toBeVisible();
  await expect(loser.getByRole('textbox', { name: 'What is it about?' })).toHaveValue(
    'Our terms, before the launch.',
  );
  await expectAccessible(loser);
  await pickTime(loser.getByRole('main'), 8);
  await loser.getByRole('button', { name: 'Book this time' }).click();
  await booked(loser);
  await expectTitle(loser, SERVICE);

  await hers.goto('/dashboard');
  await followNotification(hers, /^\w+ booked a consultation about/);
  await expectTitle(hers, SERVICE);
});
