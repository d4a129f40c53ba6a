import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { outsideUrl } from './world/outside.ts';
import { createWatch, type Watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  watch: Watch;
  /** Opens a browser of its own, as another person at another place has one. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
}

/** Every page of every test is watched: what it may not do fails the test, also when nothing else noticed. */
export const test = base.extend<Fixtures>({
  watch: async ({ baseURL }, use) => {
    const watch = createWatch([new URL(baseURL ?? '').origin, outsideUrl()]);
    await use(watch);
    base.expect(watch.faults()).toEqual([]);
  },
  context: async ({ context, watch }, use) => {
    await watch.over(context);
    await use(context);
  },
  openPage: async ({ browser, watch }, use) => {
    const opened: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await watch.over(context);
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});
