import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../e2e/browser.ts';
import { OCCASIONS, ZONE, type Occasion } from '../e2e/screens/occasions.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from '../e2e/screens/screens.ts';
import { signIn } from '../e2e/world/steps.ts';
import { withProduct } from './postgres/own-product.ts';

// `npm run pictures [part of a screen's name] [occasion]`: screenshots of every screen on phone, tablet and desktop, light and
// dark, on each occasion, in a fresh demo world; of a running product with PRODUCT_URL, whose clock and names then change.
const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache', 'pictures');
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const SCHEMES = ['light', 'dark'] as const;

const [askedScreen = '', askedOccasion = ''] = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => name.includes(askedScreen));
const occasions = OCCASIONS.filter(({ name }) => name.includes(askedOccasion));

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

async function photograph(baseURL: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  // Before the clock moves: some of it ends soon.
  const ids = await findDemoIds(baseURL);
  for (const occasion of occasions) {
    await occasion.prepare?.(baseURL);
    mkdirSync(path.join(folder, occasion.name), { recursive: true });
    const browser = await launchBrowser(occasion.textSize);
    try {
      for (const viewer of viewers()) await photographAs(browser, baseURL, { viewer, ids, occasion });
    } finally {
      await browser.close();
    }
  }
  return occasions.length * screens.length * WIDTHS.length * SCHEMES.length;
}

function viewers(): Viewer[] {
  return [...new Set(screens.map(({ as }) => as))];
}

async function photographAs(
  browser: Browser,
  baseURL: string,
  { viewer, ids, occasion }: { viewer: Viewer; ids: DemoIds; occasion: Occasion },
) {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', timezoneId: ZONE });
  const person = VIEWERS[viewer];
  if (person) await signIn(page, person);
  for (const screen of screens.filter(({ as }) => as === viewer)) {
    await page.goto(screen.path(ids), { waitUntil: 'networkidle' });
    await photographScreen(page, path.join(folder, occasion.name, screen.name));
  }
  await page.context().close();
}

async function photographScreen(page: Page, file: string) {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    // Scroll through: some parts load when visible.
    await page.locator('.skeleton').or(page.getByText('Loading....')).first().waitFor({ state: 'detached' });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${file}-${size.width}-${colorScheme}.png`, fullPage: true });
    }
  }
}

// A busy machine takes its pictures later, not never.
process.env.SHED_ABOVE_MS ??= '0';
const { PRODUCT_URL } = process.env;
const count = PRODUCT_URL ? await photograph(PRODUCT_URL) : await withProduct(photograph);
console.log(`${count} pictures in ${path.relative(root, folder)}`);
