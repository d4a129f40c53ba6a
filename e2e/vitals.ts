import { loadavg } from 'node:os';
import type { Browser, Locator, Page } from '@playwright/test';
import { launchBrowser } from './browser.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from './screens/screens.ts';
import { signIn } from './world/steps.ts';
import { paths } from '../web/src/paths.ts';
import { withProduct } from '../tools/postgres/own-product.ts';

// `npm run vitals`: on a phone whose CPU is slowed four times, how far each screen's parts shift while it loads (CLS), how
// long the journeys' presses and keys take to be seen (INP), and when the largest part of each public page is painted on
// slow 4G (LCP); of a running product with PRODUCT_URL. Presses and public pages are measured several times, and the
// median counts. Figures of a busy machine say little: its load is printed with them.
const CPU_SLOWDOWN = 4;
const MOST = { inpMs: 100, cls: 0.02, lcpMs: 1500 };
const RUNS = 5;
// What Lighthouse sets for slow 4G when it slows the network itself; each request waits for the latency.
const SLOW_4G = { latency: 562.5, downloadThroughput: 1474.56 * 128, uploadThroughput: 675 * 128 };
const SETTLE_MS = 150;

type Act = (page: Page) => Promise<unknown>;

interface Journey {
  name: string;
  as: Viewer;
  path: (ids: DemoIds) => string;
  acts: readonly (readonly [name: string, act: Act])[];
}

/** A touch as the phone reports it: a locator's own tap listens to its events, too, and that would be measured. */
async function tap(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped is not on the screen');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (name: string | RegExp) => (page: Page) =>
  tap(page.getByRole('button', { name }).filter({ visible: true }).first());
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const type = (field: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: field }).pressSequentially('Some words');
};

const JOURNEYS: readonly Journey[] = [
  {
    name: 'find and pick a time',
    as: 'visitor',
    path: () => paths.services(),
    acts: [
      ['open the filters', button('Filters')],
      ['close them', key('Escape')],
      ['open a service', (page) => tap(page.getByRole('article').getByRole('link').first())],
      [
        'pick a time',
        (page) => tap(page.getByRole('grid', { name: 'Free times' }).getByRole('button').first()),
      ],
      ['next week', button('Next week')],
      ['open the menu', button('Menu')],
    ],
  },
  {
    name: 'post a job',
    as: 'client',
    path: paths.addJobPosting,
    acts: [
      [
        'choose a discipline',
        // By key: the browser's own list of options is outside the page, and `selectOption` presses nothing.
        (page) => page.getByRole('combobox', { name: 'Discipline' }).press('ArrowDown'),
      ],
      ['type', type('In a sentence or two')],
      ['choose a budget', (page) => tap(page.getByRole('radio', { name: /^\$500 to/ }))],
      ['open the notifications', button(/^Notifications/)],
    ],
  },
  {
    name: 'chat',
    as: 'client',
    path: ({ clientChat }) => paths.chat(clientChat),
    acts: [
      ['type', (page) => page.getByRole('textbox', { name: /^Message / }).pressSequentially('Some words')],
      ['send', key('Enter')],
    ],
  },
  {
    name: 'set hours',
    as: 'professional',
    path: () => paths.settings('availability'),
    acts: [
      ['take a preset', button('Mon–Fri 9–17')],
      ['copy a day', button('Copy Monday to other days')],
      ['close that', key('Escape')],
      ['undo', button('Undo')],
    ],
  },
  {
    name: 'propose',
    as: 'professional',
    path: ({ openPosting }) => paths.jobPosting(openPosting),
    acts: [
      ['go to the form', button('Write a proposal')],
      [
        'type',
        (page) => page.getByRole('textbox', { name: /^Your message to/ }).pressSequentially('Some words'),
      ],
      [
        'pick a time',
        (page) => tap(page.getByRole('grid', { name: 'Free times' }).getByRole('button').last()),
      ],
    ],
  },
];

interface Vitals {
  cls: number;
  shifts: { value: number; of: string }[];
  inpMs: number;
  lcpMs: number;
}

/** Collects them in `globalThis.vitals`. Runs in the page, before its own scripts. */
function watchVitals() {
  // With the shortest that it tells of.
  const events = { type: 'event', buffered: true, durationThreshold: 16 };
  const vitals: Vitals = { cls: 0, shifts: [], inpMs: 0, lcpMs: 0 };
  Reflect.set(globalThis, 'vitals', vitals);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const value = Number(Reflect.get(entry, 'value'));
      const sources: { node?: Element }[] = Reflect.get(entry, 'sources') ?? [];
      const of = sources.map(({ node }) => `${node?.localName}.${node?.className}`.slice(0, 60)).join(' | ');
      vitals.cls += value;
      vitals.shifts.push({ value, of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) vitals.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const readVitals = (page: Page) => page.evaluate<Vitals>(() => Reflect.get(globalThis, 'vitals'));

/** When the page's largest part is painted on slow 4G, by somebody who has never been here: the median of the runs. */
async function lcpOf(browser: Browser, baseURL: string, path: string): Promise<number> {
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openPhone(browser, baseURL, 'visitor');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await page.goto(path, { waitUntil: 'networkidle' });
    runs.push((await readVitals(page)).lcpMs);
    await page.context().close();
  }
  return medianOf(runs);
}

const medianOf = (runs: number[]) =>
  runs.toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? Infinity;

async function openPhone(browser: Browser, baseURL: string, as: Viewer) {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
  });
  const person = VIEWERS[as];
  if (person) await signIn(page, person);
  await page.addInitScript(watchVitals);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

interface JourneyRun {
  /** Of each act. */
  inpMs: number[];
  cls: number;
  shifts: Vitals['shifts'];
}

/** One person goes one journey, from a page that has come to rest. */
async function take(
  browser: Browser,
  baseURL: string,
  { as, path, acts }: Journey,
  ids: DemoIds,
): Promise<JourneyRun> {
  const page = await openPhone(browser, baseURL, as);
  await page.goto(path(ids), { waitUntil: 'networkidle' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const inpMs: number[] = [];
  for (const [, act] of acts) {
    await page.evaluate(() => void (Reflect.get(globalThis, 'vitals').inpMs = 0));
    await act(page);
    await page.waitForTimeout(SETTLE_MS * CPU_SLOWDOWN);
    inpMs.push((await readVitals(page)).inpMs);
  }
  const { cls, shifts } = await readVitals(page);
  await page.context().close();
  return { inpMs, cls, shifts };
}

async function measure(baseURL: string): Promise<boolean> {
  const browser = await launchBrowser();
  let isFine = true;
  const say = (isGood: boolean, words: string) => {
    isFine &&= isGood;
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${words}`);
  };
  try {
    const ids = await findDemoIds(baseURL);
    console.log(`load ${loadavg()[0]?.toFixed(1)}, CPU slowed ${CPU_SLOWDOWN} times\n`);
    for (const journey of JOURNEYS) {
      const runs: JourneyRun[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await take(browser, baseURL, journey, ids));
      for (const [place, [name]] of journey.acts.entries()) {
        const each = runs.map(({ inpMs }) => inpMs[place] ?? Infinity);
        const inpMs = medianOf(each);
        say(inpMs <= MOST.inpMs, `INP ${inpMs} ms  ${journey.name}: ${name}  (${each.join(', ')})`);
      }
      const cls = Math.max(...runs.map((run) => run.cls));
      const shifts = runs.flatMap((run) => run.shifts);
      say(cls <= MOST.cls, `CLS ${cls.toFixed(3)}  ${journey.name}${cls > MOST.cls ? worst(shifts) : ''}`);
    }
    for (const path of [paths.home(), paths.services(), paths.service(ids.service), paths.jobPostings()]) {
      const lcpMs = await lcpOf(browser, baseURL, path);
      say(lcpMs > 0 && lcpMs <= MOST.lcpMs, `LCP ${Math.round(lcpMs)} ms  ${path}`);
    }
    for (const as of new Set(SCREENS.map((screen) => screen.as))) {
      const page = await openPhone(browser, baseURL, as);
      for (const { name, path } of SCREENS.filter((screen) => screen.as === as)) {
        await page.goto(path(ids), { waitUntil: 'networkidle' });
        const { cls, shifts } = await readVitals(page);
        say(cls <= MOST.cls, `CLS ${cls.toFixed(3)}  ${name}${cls > MOST.cls ? worst(shifts) : ''}`);
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return isFine;
}

function worst(shifts: Vitals['shifts']): string {
  const [most] = shifts.toSorted((one, other) => other.value - one.value);
  return most ? `  (${most.value.toFixed(3)} of ${most.of})` : '';
}

const { PRODUCT_URL } = process.env;
const isFine = PRODUCT_URL ? await measure(PRODUCT_URL) : await withProduct(measure);
process.exitCode = isFine ? 0 : 1;
