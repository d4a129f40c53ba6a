import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, CALL_FLAGS } from '../browser.ts';

// Of `npm run kit`, which starts an installation behind a proxy, and this with where everything is.
const { KIT_URL, KIT_BROWSER, KIT_CERTIFICATE } = process.env;

export default defineConfig({
  testDir: import.meta.dirname,
  // Not named as the tests of `npm run e2e` are, which don't have such an installation.
  testMatch: 'hire-behind-proxy.ts',
  outputDir: path.join(import.meta.dirname, '../../test-results/kit'),
  workers: 1,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: KIT_URL,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: KIT_BROWSER,
      // The browser trusts this one key, as it would a real certificate, and no other.
      args: [...BROWSER_FLAGS, ...CALL_FLAGS, `--ignore-certificate-errors-spki-list=${KIT_CERTIFICATE}`],
    },
  },
});
