import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects a loaded screen with exactly one h1 and no violations that axe finds (WCAG 2.2 AA). */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  await expectAccessible(page);
}

/** Runs axe on the current state of the page, including open dialogs. */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has iframes, and legacy mode, which skips them, is a third faster.
  await expectNoViolations(page, new AxeBuilder({ page }).setLegacyMode().withTags(WCAG));
}

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
