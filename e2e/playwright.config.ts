import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { freePort } from '../tools/ports.ts';
import { scratchDataDir } from '../tools/scratch.ts';
import { BROWSER_FLAGS, CALL_FLAGS, findBrowser } from './browser.ts';
import { makePseudoLanguage } from './world/pseudo-language.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Each worker has a product of its own, so that no test meets another’s clock or demo accounts. On two cores three took
 * 7.4 minutes where two took 8.3.
 */
const WORKERS = 3;

const EVERY_SCREEN = ['**/every-screen.spec.ts', '**/phone.spec.ts', '**/log-out.spec.ts'];

interface Product {
  port: number;
  outsidePort: number;
  turnPort: number;
  dataDir: string;
}

// Every worker evaluates this file again and inherits the first values from the environment.
process.env.E2E_PRODUCTS ??= JSON.stringify(await Promise.all(Array.from({ length: WORKERS }, newProduct)));
process.env.TURN_SECRET ??= 'what the relay of the tests knows';
process.env.E2E_LOCALES_DIR ??= await makePseudoLanguage();
process.env.E2E_BROWSER ??= findBrowser() ?? '';
const { E2E_PRODUCTS, TURN_SECRET, E2E_LOCALES_DIR, E2E_BROWSER, TEST_PARALLEL_INDEX = '0' } = process.env;

const products: Product[] = JSON.parse(E2E_PRODUCTS);
const own = products[Number(TEST_PARALLEL_INDEX)];
if (!own) throw new Error(`there is no product for worker ${TEST_PARALLEL_INDEX}`);
process.env.OUTSIDE_URL = urlOf(own.outsidePort);
process.env.E2E_TURN_PORT = String(own.turnPort);

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(root, 'test-results'),
  workers: WORKERS,
  // What shows every screen comes first: it looks at the demo world as it is before others add to it or move its clock.
  projects: [
    { name: 'demo', testMatch: EVERY_SCREEN },
    { name: 'product', testIgnore: [...EVERY_SCREEN, '**/engines/**'] },
  ],
  globalSetup: './world/ready.ts',
  metadata: { products: products.map(({ port }) => urlOf(port)) },
  forbidOnly: true,
  // Generous, so that a busy machine is only slower: tests wait for events, not for time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    baseURL: urlOf(own.port),
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that answer a page's requests themselves would miss those that a worker makes.
    serviceWorkers: 'block',
    // A 24-hour clock; the 12-hour one has tests of its own.
    locale: 'en-GB',
    // A trace costs a fifth of the time: `npm run e2e -- --trace retain-on-failure` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: E2E_BROWSER || undefined,
      // For all tests alike: others would wait for workers of their own, until the end.
      args: [...BROWSER_FLAGS, ...CALL_FLAGS],
    },
  },
  webServer: products.map(({ port, outsidePort, turnPort, dataDir }) => ({
    // `exec`, so that the product and not a shell gets the signal to stop.
    command: 'exec node start.ts',
    cwd: root,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      OUTSIDE_PORT: String(outsidePort),
      DATA_DIR: dataDir,
      DEMO: 'small',
      // Browser, database and product share one machine: load shedding would fail tests.
      SHED_ABOVE_MS: '0',
      // A visitor looks at what somebody has just changed.
      KEEP_PUBLIC_MS: '0',
      TURN_URLS: `turn:127.0.0.1:${turnPort}`,
      TURN_SECRET,
      SUPPORT_EMAIL: 'help@parley.example',
      // Contains only the pseudo-language, which no browser asks for unless a test sets it.
      LOCALES_DIR: E2E_LOCALES_DIR,
    },
  })),
});

async function newProduct(): Promise<Product> {
  const dataDir = await scratchDataDir('parley-e2e-');
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return { port: await freePort(), outsidePort: await freePort(), turnPort: await freePort(), dataDir };
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
