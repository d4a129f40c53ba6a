import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { FIREFOX, firefoxIsMissing } from './firefox.ts';
import { webKitIsMissing } from './webkit/webkit.ts';

// `npm run engines`: what must work in other engines than Chromium too. Not in `npm test`, which needs none of them.
// (A screenshot of Firefox violates the content security policy, which would be seen as another fault.)
// Not in the workers, which read this file too.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const missing of [firefoxIsMissing(), webKitIsMissing()])
    if (missing) console.warn(`Skipped: ${missing}`);

export default defineConfig({
  ...base,
  projects: [
    {
      name: 'firefox',
      testMatch: ['**/journeys/**/*.spec.ts', '**/call/call.spec.ts', '**/refusals/sign-up.spec.ts'],
      // Phones with touch, which Playwright can't make of Firefox.
      grepInvert: /on a phone/,
      use: {
        browserName: 'firefox',
        launchOptions: FIREFOX,
        screenshot: 'off',
      },
    },
    { name: 'firefox-with-chromium', testMatch: '**/one-call.spec.ts', use: { screenshot: 'off' } },
    { name: 'webkit', testMatch: '**/engines/webkit/*.spec.ts' },
  ],
});
