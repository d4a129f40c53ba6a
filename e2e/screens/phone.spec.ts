import { paths } from '../../web/src/paths.ts';
import { expectToFit } from './screen.ts';
import { milo } from '../../api/test/cast.ts';
import { newcomer } from '../world/people.ts';
import { postJob } from '../world/setup.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds } from './screens.ts';
import { join, pressBack, signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

let ids: DemoIds;
test.beforeAll(async ({ baseURL }) => {
  ids = await findDemoIds(baseURL);
});

test('a popover opens where its button leaves room, on a phone from the bottom and as wide as the screen', async ({
  page,
}) => {
  await signIn(page, VIEWERS.professional);
  await page.goto(paths.settings('availability'));
  const button = page.getByRole('button', { name: 'Copy Monday to other days' });
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  for (const width of [600, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const block of ['start', 'end'] as const) {
      await button.evaluate((it, where) => it.scrollIntoView({ block: where }), block);
      await button.click();
      await expect(copy).toBeInViewport({ ratio: 1 });
      if (width === 360) {
        const { x, y, width: wide, height } = (await page.locator(':popover-open').boundingBox()) ?? NOWHERE;
        expect({ x, wide, bottom: Math.round(y + height) }).toEqual({ x: 0, wide: 360, bottom: 740 });
      }
      await page.keyboard.press('Escape');
      await expect(copy).toBeHidden();
    }
  }
});
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

test('tapping a disabled button shows the reason, and tapping elsewhere hides it', async ({ page }) => {
  await signIn(page, VIEWERS.professional);
  await page.goto(paths.settings('availability'));
  await page.getByRole('button', { name: 'Copy Monday to other days' }).tap();
  for (const name of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await page.getByRole('checkbox', { name }).tap();
  const copy = page.getByRole('button', { name: 'Copy', exact: true });
  // By force: Playwright waits until a button is enabled.
  await copy.tap({ force: true });
  const why = page.getByRole('tooltip');
  await expect(why).toHaveText('Choose a day first.');
  await expect(why).toBeInViewport({ ratio: 1 });
  await expect(copy).toHaveAccessibleDescription('Choose a day first.');
  await page.getByRole('checkbox', { name: 'Tuesday' }).tap();
  await expect(why).toBeHidden();
  await expect(copy).not.toHaveAttribute('aria-disabled', 'true');
});

test('Tab brings each section of the settings into view', async ({ page }) => {
  await signIn(page, VIEWERS.client);
  await page.goto(paths.settings());
  const sections = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  await sections.first().focus();
  for (const section of await sections.all()) {
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
  }
});

test('each section of the settings has a title of its own', async ({ page }) => {
  await signIn(page, VIEWERS.client);
  await page.goto(paths.settings());
  await expect(page).toHaveTitle('Settings · Parley');
  const sections = page.getByRole('navigation', { name: 'Settings' });
  await sections.getByRole('link', { name: 'Security' }).tap();
  await expect(page).toHaveTitle('Security · Settings · Parley');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeVisible();
  await expect(page).toHaveTitle('Security · Settings · Parley');
  await page.goBack();
  await expect(page).toHaveTitle('Settings · Parley');
});

test('the join button of a consultation is above the fold', async ({ page }) => {
  await signIn(page, VIEWERS.client);
  await page.goto(SCREENS.find(({ name }) => name === 'client-consultation')?.path(ids) ?? '');
  const region = page.getByRole('region', { name: 'Join the consultation' });
  await expect(region.getByRole('button', { name: 'Check in and join' })).toBeInViewport({ ratio: 1 });
});

test('the sticky bars of a profile and a service lead to their next time, and name the picked one', async ({
  page,
}) => {
  for (const path of [paths.professional(ids.professional), paths.service(ids.service)]) {
    await page.goto(path);
    const action = page.getByRole('main').getByRole('link', { name: /^Invite \w+$|^Book this time$/ });
    await expect(action).toBeInViewport({ ratio: 1 });
    await expectToFit(page);
    const next = page.getByRole('region', { name: 'Next times to talk' }).getByRole('link');
    expect(await action.getAttribute('href')).toBe(await next.first().getAttribute('href'));
  }
  await page.getByRole('grid', { name: 'Free times' }).getByRole('button').first().click();
  const named = page.getByRole('main').getByText(/^\w{3} \d+ \w{3} \d\d:\d\d$/);
  await expect(named.filter({ visible: true }).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByText(/1 of 3 times$/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: /^Invite \w+$/ })).toBeInViewport({
    ratio: 1,
  });
  await expectToFit(page);
});

test('names, titles and searches of sixty letters without a blank widen no page', async ({ page }) => {
  const long = 'Q'.repeat(60);
  const client = await join(page, { ...newcomer(milo), firstName: long, lastName: long });
  await postJob(client, long);
  const none = `${paths.services()}?q=${long}`;
  for (const path of [paths.home(), paths.dashboard(), paths.jobPostings(), none]) {
    await page.goto(path);
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByText(/Q{30}/).first()).toBeAttached();
    await expectToFit(page);
  }
});

test('the submit button of a long form is sticky, and covers no focused field', async ({ page }) => {
  await signIn(page, VIEWERS.client);
  await page.goto(paths.addJobPosting());
  const post = page.getByRole('button', { name: 'Post this job' });
  await expect(post).toBeInViewport({ ratio: 1 });
  const field = page.getByRole('combobox', { name: 'Discipline' });
  await field.focus();
  const [bar, under] = [await post.boundingBox(), await field.boundingBox()];
  expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the button of a dialog that picks a time stays in reach, however long the list of times is', async ({
  page,
}) => {
  await signIn(page, VIEWERS.client);
  await page.goto(paths.job(ids.clientTalk));
  await page.getByRole('button', { name: 'Schedule another consultation' }).click();
  const dialog = page.getByRole('dialog');
  const times = dialog.getByRole('grid', { name: 'Free times' }).getByRole('button');
  await expect(dialog.getByRole('button', { name: 'Pick a time first' })).toBeInViewport({ ratio: 1 });
  await times.first().click();
  await expect(dialog.getByRole('button', { name: 'Suggest this time' })).toBeInViewport({ ratio: 1 });
});

test('settings fit a phone when a key and a webhook have names of one long word, and their sections share one line', async ({
  page,
}) => {
  await join(page, newcomer(milo));
  await page.goto(paths.settings('integrations'));
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
  await page.getByRole('button', { name: 'Create an API key' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Create key' }).tap();
  await expect(page.getByText(`“${name}” is ready.`)).toBeVisible();
  await expectToFit(page);
  await page.getByRole('button', { name: 'Add a webhook' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.parley.test/anything');
  await page.getByRole('button', { name: 'Select all' }).tap();
  await page.getByRole('button', { name: 'Add webhook' }).tap();
  await expect(page.getByText(`“${name}” is on.`)).toBeVisible();
  await expectToFit(page);

  const row = page.getByRole('navigation', { name: 'Settings' }).getByRole('list');
  const isAsWide = await row.evaluate((list) => list.scrollWidth === list.clientWidth);
  expect(isAsWide).toBe(true);
});

test('Back closes the filters and keeps what was chosen, and leaves no menu over the page before', async ({
  page,
}) => {
  await page.goto(paths.home());
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('link', { name: 'Find Professional' }).tap();
  await page.getByRole('button', { name: 'Filters' }).tap();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: 'Available now' }).tap();
  await expect(page).toHaveURL(/availableNow=true/);
  await pressBack(page);
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/availableNow=true/);

  await page.getByRole('button', { name: 'Menu' }).tap();
  const entry = page.getByRole('link', { name: 'Find Professional' });
  await expect(entry).toBeVisible();
  await pressBack(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home());
  await expect(entry).toBeHidden();
});
