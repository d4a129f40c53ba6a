import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { firefoxIsMissing, mendFill } from './engines/firefox.ts';
import { outsideUrl } from './world/outside.ts';
import { createWatch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Skips what is for a browser that isn't here. */
  isHere: void;
  watch: Watch;
  /** Opens a page in a new browser context, for another person. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Watches every page of every test: console errors, crashes and the like fail the test. */
export const test = base.extend<Fixtures>({
  isHere: [
    async ({ browserName }, use) => {
      const missing = browserName === 'firefox' ? firefoxIsMissing() : null;
      base.skip(missing !== null, missing ?? '');
      await use();
    },
    { auto: true },
  ],
  watch: async ({ baseURL }, use) => {
    const watch = createWatch([new URL(baseURL ?? '').origin, outsideUrl()]);
    await use(watch);
    base.expect(watch.errors()).toEqual([]);
  },
  context: async ({ context, browserName, watch }, use) => {
    await watch.over(context);
    if (browserName === 'firefox') await mendFill(context);
    await use(context);
  },
  openPage: async ({ browser, browserName, watch }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await watch.over(context);
      if (browserName === 'firefox') await mendFill(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
