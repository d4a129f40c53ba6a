import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { request, type Page } from '@playwright/test';
import { launchBrowser } from '../e2e/browser.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from '../e2e/screens/screens.ts';
import { createApiClient } from '../e2e/world/api-client.ts';
import { demoClient, demoNewProfessional, demoProfessional } from '../e2e/world/people.ts';
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
const ZONE = 'Europe/Berlin';
const DAY = 86_400;

/** What the pictures are taken of. In this order: the demo's clock only goes forward, and the long names stay. */
interface Occasion {
  name: string;
  prepare?: (baseURL: string) => Promise<void>;
  textSize?: string;
}
const OCCASIONS: readonly Occasion[] = [
  { name: 'monday-noon', prepare: (baseURL) => advanceTo(baseURL, 'Mon', 12) },
  { name: 'double-text', textSize: '200%' },
  { name: 'sunday-night', prepare: (baseURL) => advanceTo(baseURL, 'Sun', 22) },
  { name: 'long-names', prepare: giveLongNames },
];

const [askedScreen = '', askedOccasion = ''] = process.argv.slice(2);
const screens = SCREENS.filter(({ name }) => name.includes(askedScreen));
const occasions = OCCASIONS.filter(({ name }) => name.includes(askedOccasion));

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

async function photograph(baseURL: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  // Before the clock moves: some of it ends soon.
  const ids = await findDemoIds(baseURL);
  const browser = await launchBrowser();
  try {
    for (const occasion of occasions) {
      await occasion.prepare?.(baseURL);
      mkdirSync(path.join(folder, occasion.name), { recursive: true });
      for (const viewer of viewers()) await photographAs(browser, baseURL, { viewer, ids, occasion });
    }
  } finally {
    await browser.close();
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
    if (occasion.textSize !== undefined)
      await page
        .locator('html')
        .evaluate((html, size) => html.style.setProperty('font-size', size), occasion.textSize);
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

/** Moves the demo's clock to the next such day and hour of the zone. */
async function advanceTo(baseURL: string, weekday: string, hour: number): Promise<void> {
  const context = await request.newContext({ baseURL });
  const demo = createApiClient(context);
  const { now } = await demo('GET /api/demo/clock');
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(now));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const ahead = (days.indexOf(weekday) - days.indexOf(part('weekday'))) * DAY;
  const seconds = ahead + hour * 3_600 - Number(part('hour')) * 3_600 - Number(part('minute')) * 60;
  await demo('POST /api/demo/clock', { body: { advanceSeconds: seconds < 0 ? seconds + 7 * DAY : seconds } });
  await context.dispose();
}

/** 59 letters, which break where a line must: as names in Thai and Arabic are, and as a German one without a space. */
const LONG_NAMES = [
  { person: demoClient, name: 'สมหญิงวรรณพรรณรายจันทร์เพ็ญศรีสุวรรณภูมิรัตนโกสินทร์อยุธยาม' },
  { person: demoProfessional, name: 'Wolfeschlegelsteinhausenbergerdorffvoralternwarengewissenha' },
  { person: demoNewProfessional, name: 'عبدالرحمنبنعبداللهبنمحمدبنأحمدالقحطانيالهاشميالقرشيالمكيالي' },
];

async function giveLongNames(baseURL: string): Promise<void> {
  for (const { person, name } of LONG_NAMES) {
    const context = await request.newContext({ baseURL });
    const client = await signIn({ request: context }, person);
    const { timeZone } = await client('GET /api/users');
    const body = { firstName: name, lastName: name, displayName: name, timeZone };
    await client('PUT /api/users', { body });
    await context.dispose();
  }
}

// A busy machine takes its pictures later, not never.
process.env.SHED_ABOVE_MS ??= '0';
const { PRODUCT_URL } = process.env;
const count = PRODUCT_URL ? await photograph(PRODUCT_URL) : await withProduct(photograph);
console.log(`${count} pictures in ${path.relative(root, folder)}`);
