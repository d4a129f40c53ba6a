import { test as base } from '@playwright/test';
import { startWebKit, webKitIsMissing, type WebKit } from './webkit.ts';

export { expect } from '@playwright/test';

const missing = webKitIsMissing();

/** What a page logged as an error, threw or violated fails the test. */
export const test = base.extend<{ webkit: WebKit }>({
  webkit: async ({ baseURL }, use) => {
    base.skip(missing !== null, missing ?? '');
    const webkit = await startWebKit(baseURL ?? '', 'Europe/Berlin');
    await use(webkit);
    await webkit.close();
    base.expect(webkit.seen).toEqual([]);
  },
});
