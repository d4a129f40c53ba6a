import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from '../e2e/screens/screens.ts';
import { signIn } from '../e2e/world/steps.ts';
import { withProduct } from './postgres/own-product.ts';

// `npm run pictures [part of a name]`: screenshots of every screen on phone and desktop, light and dark, in a fresh
// demo world; of a running product with PRODUCT_URL.
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache', 'pictures');
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'] as const;
const asked = process.argv[2] ?? '';
const wanted = SCREENS.filter(({ name }) => name.includes(asked));

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

async function photograph(baseURL: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const ids = await findDemoIds(baseURL);
    for (const viewer of viewers()) await photographAs(browser, baseURL, viewer, ids);
  } finally {
    await browser.close();
  }
  return wanted.length * WIDTHS.length * SCHEMES.length;
}

function viewers(): Viewer[] {
  return [...new Set(wanted.map(({ as }) => as))];
}

async function photographAs(browser: Browser, baseURL: string, viewer: Viewer, ids: DemoIds) {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', timezoneId: 'Europe/Berlin' });
  const person = VIEWERS[viewer];
  if (person) await signIn(page, person);
  for (const screen of wanted.filter(({ as }) => as === viewer)) {
    await page.goto(screen.path(ids), { waitUntil: 'networkidle' });
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      // Scroll through: some parts load when visible.
      await page
        .locator('.skeleton')
        .or(page.getByText('Loading....'))
        .first()
        .waitFor({ state: 'detached' });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const file = `${screen.name}-${size.width}-${colorScheme}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
      }
    }
  }
  await page.context().close();
}

const { PRODUCT_URL } = process.env;
const count = PRODUCT_URL ? await photograph(PRODUCT_URL) : await withProduct(photograph);
console.log(`${count} pictures in ${path.relative(root, folder)}`);
