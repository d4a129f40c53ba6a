import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { startWebKit, webKitIsMissing, type WebKit } from './webkit.ts';

export { expect } from '@playwright/test';

/** A page that is left while it looks ahead logs that it couldn't. */
const LEFT = 'console: Failed to fetch manifest patches TypeError: Load failed';

const missing = webKitIsMissing();

/** What a page logged as an error, threw or violated fails the test. */
export const test = base.extend<{ density: number; webkit: WebKit }>({
  /** The pixels of the screen for one of the page. Where it isn't 1, a driven WebKit presses beside things. */
  density: [1, { option: true }],
  webkit: async ({ baseURL, density }, use, info) => {
    base.skip(missing !== null, missing ?? '');
    const webkit = await startWebKit(baseURL ?? '', density);
    await use(webkit);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('failed.png'), await webkit.driver.takeScreenshot(), 'base64');
    await webkit.close();
    base.expect(webkit.seen.filter((words) => !words.startsWith(LEFT))).toEqual([]);
  },
});
