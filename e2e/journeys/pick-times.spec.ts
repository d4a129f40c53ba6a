import { ana, clara } from '../../api/test/cast.ts';
import { expectAccessible, expectToFit } from '../screens/screen.ts';
import { BERLIN, BOGOTA } from '../world/clocks.ts';
import { Keys } from '../world/keys.ts';
import { newcomer } from '../world/people.ts';
import { offerService } from '../world/setup.ts';
import { join } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import type { OpenPage } from './two-people.ts';

const SERVICE = 'Terms, read at a time that suits both';
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A professional with open hours and a service. */
async function serviceOfAna(openPage: OpenPage): Promise<string> {
  return offerService(await join(await openPage({ timezoneId: BOGOTA.zone }), newcomer(ana)), SERVICE);
}

test('by keyboard, times of two weeks are picked, tuned and taken away, and a month opens a week', async ({
  openPage,
}) => {
  const serviceId = await serviceOfAna(openPage);
  const page = await openPage({ timezoneId: BERLIN.zone });
  await join(page, newcomer(clara));
  await page.goto(`/job-invite/${serviceId}`);
  const keys = new Keys(page);
  const grid = page.getByRole('grid', { name: 'Free times' });
  const picked = page.getByRole('list', { name: 'Times you suggest' }).getByRole('listitem');
  await keys.pickTime();
  // Both clocks frame the grid.
  await expect(grid.getByRole('columnheader').first()).toHaveText('YouBerlin');
  await expect(grid.getByRole('columnheader').last()).toHaveText('AnaBogotá');

  await page.keyboard.press('PageDown');
  await expect(page.getByRole('button', { name: 'Previous week', exact: true })).toBeVisible();
  await expect(grid.locator(':focus')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(picked).toHaveCount(2);
  const before = await picked.nth(1).textContent();
  await keys.to(page.getByRole('group', { name: 'Start at' }));
  await page.keyboard.press('ArrowRight');
  await expect(picked.nth(1)).not.toHaveText(before ?? '');
  await expectAccessible(page);

  await keys.press(/^Remove /, picked.first());
  await expect(picked).toHaveCount(1);
  await keys.press('Undo');
  await expect(picked).toHaveCount(2);

  await page.keyboard.press('Home');
  await page.getByRole('radio', { name: 'Month' }).focus();
  await page.keyboard.press('Space');
  await keys.to(page.getByRole('grid', { name: /^Free days in / }));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(grid.locator(':focus')).toBeVisible();
});

test('on a phone, the bar repeats what was picked, and three times survive logging in', async ({
  openPage,
}) => {
  const serviceId = await serviceOfAna(openPage);
  const page = await openPage({ ...PHONE, timezoneId: BERLIN.zone });
  await page.goto(`/service/${serviceId}`);
  const main = page.getByRole('main');
  const times = page.getByRole('grid', { name: 'Free times' }).getByRole('button');
  const days = main.getByRole('group', { name: 'Day', exact: true }).locator('label');
  await days.nth(2).tap();
  await times.nth(1).tap();
  await expect(main.getByText(/for Ana · 1 of 3 times$/)).toBeInViewport({ ratio: 1 });
  await main.getByRole('button', { name: 'Add a time' }).last().tap();
  await days.nth(3).tap();
  await times.nth(2).tap();
  await times.nth(4).tap();
  await expect(main.getByText(/for Ana · 3 of 3 times$/)).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'Add a time' })).toHaveCount(0);
  await expectToFit(page);
  await expectAccessible(page);
  await page.reload();
  await expect(main.getByText(/for Ana · 3 of 3 times$/)).toBeVisible();
  await main.getByRole('link', { name: 'Invite Ana' }).last().tap();
  await main.getByRole('link', { name: 'Join' }).waitFor();
  const { searchParams } = new URL(page.url());
  const next = new URL(searchParams.get('next') ?? '', page.url()).searchParams;
  expect([next.get('startsAt'), ...(next.get('further')?.split(',') ?? [])].filter(Boolean)).toHaveLength(3);
});
