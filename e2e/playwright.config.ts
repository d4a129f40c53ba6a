import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../tools/ports.ts';
import { scratchDataDir } from '../tools/scratch.ts';
import { BROWSER_FLAGS, findBrowser } from './browser.ts';
import { makePseudoLanguage } from './world/pseudo-language.ts';

const root = path.join(import.meta.dirname, '..');

// Every worker evaluates this file again and inherits the first values from the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_OUTSIDE_PORT ??= String(await freePort());
process.env.E2E_TURN_PORT ??= String(await freePort());
process.env.TURN_SECRET ??= 'what the relay of the tests knows';
process.env.E2E_DATA_DIR ??= await freshDataDir();
process.env.E2E_LOCALES_DIR ??= await makePseudoLanguage();
process.env.E2E_BROWSER ??= findBrowser() ?? '';
const { E2E_PORT, E2E_OUTSIDE_PORT, E2E_TURN_PORT, TURN_SECRET } = process.env;
const { E2E_DATA_DIR, E2E_LOCALES_DIR, E2E_BROWSER } = process.env;
process.env.OUTSIDE_URL = `http://127.0.0.1:${E2E_OUTSIDE_PORT}`;
const baseURL = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  workers: 1,
  // The pseudo-language comes first: it knows the texts of the demo world, but not what other tests add.
  projects: [
    { name: 'texts', testMatch: '**/pseudo-language.spec.ts' },
    { name: 'product', testIgnore: '**/pseudo-language.spec.ts' },
  ],
  forbidOnly: true,
  // Generous, so that a busy machine is only slower: tests wait for events, not for time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL,
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // A 24-hour clock; the 12-hour one has tests of its own.
    locale: 'en-GB',
    // A trace costs a fifth of the time: `npm run e2e -- --trace retain-on-failure` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: E2E_BROWSER || undefined,
      args: BROWSER_FLAGS,
    },
  },
  webServer: {
    // `exec`, so that the product and not a shell gets the signal to stop.
    command: 'exec node start.ts',
    cwd: root,
    url: `${baseURL}/readyz`,
    timeout: 300_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: E2E_PORT,
      OUTSIDE_PORT: E2E_OUTSIDE_PORT,
      DATA_DIR: E2E_DATA_DIR,
      DEMO: 'small',
      // Browser, database and product share one machine: load shedding would fail tests.
      SHED_ABOVE_MS: '0',
      TURN_URLS: `turn:127.0.0.1:${E2E_TURN_PORT}`,
      TURN_SECRET,
      SUPPORT_EMAIL: 'help@parley.example',
      // Contains only the pseudo-language, which no browser asks for unless a test sets it.
      LOCALES_DIR: E2E_LOCALES_DIR,
    },
  },
});

async function freshDataDir(): Promise<string> {
  const dataDir = await scratchDataDir('parley-e2e-');
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}
