import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The screen is there, with one first heading: enough where `every-screen.spec.ts` runs axe on the same screen. */
export async function expectTitle(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The same, and no violations that axe finds (WCAG 2.2 AA). */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expectTitle(page, title);
  await page.evaluate(() => document.fonts.ready);
  await expectAccessible(page);
}

/** Runs axe on the current state of the page, including open dialogs. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).withTags(WCAG));
}

/** What a color scheme can break. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, axeOn(page).withRules('color-contrast'));
}

/** No page has iframes, and legacy mode, which skips them, is a third faster. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** No horizontal scrolling. */
export async function expectToFit(page: Page): Promise<void> {
  const { needed, given } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(needed, `${page.url()} needs ${needed} px of ${given}`).toBeLessThanOrEqual(given);
}
