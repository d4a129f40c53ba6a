import type { Page } from '@playwright/test';
import routes from '../../web/src/routes.ts';
import { findDemoIds, SCREENS, type DemoIds, type Screen, VIEWERS } from '../screens/screens.ts';
import { signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';

type Route = (typeof routes)[number];

/** The routes inside a layout: only signed-in users may read them. */
function privateRoutes(children: readonly Route[], inLayout = false): string[] {
  return children.flatMap(({ path, children: inside }) => [
    ...(path !== undefined && inLayout ? [`/${path}`] : []),
    ...privateRoutes(inside ?? [], true),
  ]);
}

let ids: DemoIds;

test.beforeAll(async ({ baseURL }) => {
  ids = await findDemoIds(baseURL);
});

/** The demo screen for a route. */
function screenOf(route: string): Screen | undefined {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
  return SCREENS.find(({ as, path }) => as !== 'visitor' && pattern.test(path(ids).replace(/[?#].*/, '')));
}

/** As many tabs a role as people have open: every private page stands in the same layout, which empties them. */
const TABS = 2;

test('private pages are emptied at once and redirect to the login when another tab logs out', async ({
  openPage,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expect(401);
  const open: Record<string, Screen[]> = {};
  for (const route of privateRoutes(routes)) {
    const screen = screenOf(route);
    if (!screen) throw new Error(`no screen in e2e/screens/screens.ts shows ${route}`);
    (open[screen.as] ??= []).push(screen);
  }
  for (const all of Object.values(open)) {
    const screens = spread(all, TABS);
    const first = await openPage();
    const [{ as } = { as: 'visitor' as const }] = screens;
    const person = VIEWERS[as];
    if (person) await signIn(first, person);
    const tabs: Tab[] = [];
    // Sequential: ten pages loading in parallel slow each other down.
    for (const screen of screens) tabs.push(await opened(first, screen.path(ids)));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await first.context().route('**/assets/LoginPage-*.js', (route) => held.then(() => route.continue()));

    await logOut(first);
    // Private content is gone even before the login page has loaded.
    for (const tab of tabs) {
      await expect(tab.page.locator('main'), tab.path).toBeEmpty();
      expect(await tab.page.locator('body').innerText(), tab.path).not.toContain(tab.heading);
    }
    release();
    for (const { page, path, heading } of tabs) {
      await expect(page, path).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
      expect(await page.locator('body').innerText(), path).not.toContain(heading);
    }
    await first.context().close();
  }
});

/** So many of them, from the first to the last. */
const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / most) === 0);

interface Tab {
  page: Page;
  path: string;
  /** The heading of the private page. */
  heading: string;
}

async function opened(beside: Page, path: string): Promise<Tab> {
  const page = await beside.context().newPage();
  await page.goto(path);
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  expect(heading, path).not.toBe('');
  return { page, path, heading };
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}
