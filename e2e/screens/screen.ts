import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A screen as it must be: loaded, one first heading, and nothing that axe knows to keep people out (WCAG 2.2 AA). */
export async function expectScreen(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
  await expectAccessible(page);
}

/** Axe over what the page shows now, a dialog or a panel among it. */
export async function expectAccessible(page: Page): Promise<void> {
  // No page has frames: the mode without a second page to gather them in is a third faster.
  await expectNoViolations(page, new AxeBuilder({ page }).setLegacyMode().withTags(WCAG));
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')}: ${html.slice(0, 160)}`),
  );
  expect(found, `axe at ${page.url()}`).toEqual([]);
}

/** Nobody has to scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const { needed, given } = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(needed, `${page.url()} needs ${needed} px of ${given}`).toBeLessThanOrEqual(given);
}
