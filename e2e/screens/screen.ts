import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The part that runs in a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  await expectNoViolations(page, { runOnly: WCAG });
}

/** What a color scheme can break. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, { runOnly: ['color-contrast'] });
}

async function expectNoViolations(page: Page, options: RunOptions): Promise<void> {
  // Adding axe costs as much as running it, and a navigation drops it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults, RunOptions>(
    (given) => Reflect.get(globalThis, 'axe').run(document, given),
    { ...options, resultTypes: ['violations'] },
  );
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

/**
 * No horizontal scrolling for readers whose browser shows text twice as large (WCAG 1.4.4 and 1.4.10): in the
 * pseudo-language, whose texts are a third longer, half as large again is as wide as that.
 */
export async function expectToFitWithLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size);
  await setSize('150%');
  await expectToFit(page);
  await setSize('');
}
