import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FEE_PREFIX, INVOICE_PREFIX } from '../../contract/src/payments/invoice-kinds.ts';
import { cityOf } from '../../contract/src/time.ts';
import { COUNTRIES } from '../../contract/src/users/countries.ts';
import type { Page } from '@playwright/test';
import type { ApiClient } from '../world/api-client.ts';
import { PSEUDO, untranslated } from '../world/pseudo-language.ts';
import { signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { cutTexts, shownTexts } from './screen-texts.ts';
import { expectAccessible, expectContrast, expectToFit, expectToFitWithLargeText } from './screen.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from './screens.ts';
import { smallTargets } from './small-targets.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

let ids: DemoIds;
test.beforeAll(async ({ baseURL }) => {
  ids = await findDemoIds(baseURL);
});

const viewers: Viewer[] = ['visitor', 'client', 'otherClient', 'professional', 'newcomer', 'admin'];

for (const viewer of viewers) {
  test(`every screen of the ${viewer} fits a phone and a thumb, with its texts a third longer, and large, in light and in dark`, async ({
    page,
    watch,
  }) => {
    if (viewer === 'visitor') watch.expect(404);
    const links = new Set<string>();
    await using reader = await readInPseudo(page, VIEWERS[viewer]);
    const countries = await page.evaluate(countryNames, [...COUNTRIES]);
    for (const { name, path } of SCREENS.filter(({ as }) => as === viewer)) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path(ids));
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('.skeleton')).toHaveCount(0);
        const texts = await page.evaluate(shownTexts);
        const data = `${countries}\n${await reader.notifications()}`;
        const outside = texts.flatMap(untranslated).filter((text) => !isData(text, data));
        expect.soft([...new Set(outside)], `outside the catalog on ${name}`).toEqual([]);
        expect.soft(await page.evaluate(cutTexts), `cut on ${name}`).toEqual([]);
        expect.soft(await page.evaluate(smallTargets), `less than 44px high on ${name}`).toEqual([]);
        await expectToFit(page);
        await expectToFitWithLargeText(page);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expectContrast(page);
        for (const address of await linksOf(page)) links.add(address);
      });
    }
    for (const address of oneOfAKind(links)) {
      const answer = await page.request.get(address);
      expect(answer.status(), `the link to ${address}`).toBeLessThan(400);
    }
  });
}

interface Reader extends AsyncDisposable {
  /** Kept as they were written at the time, in the language of then; one may arrive meanwhile, as of a consultation soon. */
  notifications: () => Promise<string>;
}

/**
 * Signs in and chooses the pseudo-language: a visitor's is in a cookie, a user's in the account, which other tests
 * read in English afterwards. (Writing the cookie after each refresh would take a route, which turns off the browser's cache.)
 */
async function readInPseudo(page: Page, person: (typeof VIEWERS)[Viewer]): Promise<Reader> {
  const call = person && (await signIn(page, person));
  if (call) await saveLanguage(call, PSEUDO);
  const { baseURL: url } = test.info().project.use;
  await page.context().addCookies([{ name: 'parley_language', value: PSEUDO, url }]);
  return {
    notifications: async () => {
      const past = call && (await call('GET /api/notification', { query: { limit: '100' } }));
      return past?.items.map(({ message }) => message).join('\n') ?? '';
    },
    [Symbol.asyncDispose]: async () => {
      if (call) await saveLanguage(call, 'en');
    },
  };
}

async function saveLanguage(call: ApiClient, language: string) {
  const { firstName, lastName, displayName, timeZone } = await call('GET /api/users');
  await call('PUT /api/users', { body: { firstName, lastName, displayName, timeZone, language } });
}

const root = join(import.meta.dirname, '../..');
/** The demo world's own texts, and names that no language translates. */
const DATA = [
  ...globSync('api/seeds/**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
  ...globSync('api/migrations/*.sql', { cwd: root }).map((file) => basename(file, '.sql').slice(5)),
  ...Intl.supportedValuesOf('timeZone').map(cityOf),
  'Parley, English, Pseudo-Accents, UTC, AM, PM, USD, Google Calendar, Apple Calendar, Outlook, STRIPE TEST BANK, Chrome on Linux, Unknown device, fake_device, Fake Default Audio Input, Fake Audio Input, Fake Default Audio Output, Fake Audio Output, zzzz',
].join('\n');

/** The ledger keeps for good what was written into it. */
const LEDGER_TEXT = /^Paid \$[\d,.]+, held by Parley until the (work is done|consultation is over)$/;

/** Country names as the browser has them. Runs in the page. */
const countryNames = (codes: string[]) =>
  codes.map((code) => new Intl.DisplayNames(['en'], { type: 'region' }).of(code)).join('\n');

/** What the numbers of invoices begin with. */
const INVOICE_NUMBERS = new Set([FEE_PREFIX, INVOICE_PREFIX].map((prefix) => prefix.replace('-', '')));

/** Whether a text consists of demo data, people's names and initials, or email addresses. */
function isData(text: string, countries: string): boolean {
  if (LEDGER_TEXT.test(text)) return true;
  return text.split(/\s*(?:\$\d[\d,]*(?:\.\d\d)?|[,·“”()…]|[.:]\s|’s\b)\s*/).every((part) => {
    const isWritten = contains(DATA, part) || contains(countries, part);
    const isName = part.split(' ').every((name) => name === '' || DATA.includes(`'${name}'`));
    return isWritten || isName || INVOICE_NUMBERS.has(part) || /@|^[A-Z]{1,2}$/.test(part);
  });
}

function contains(data: string, text: string): boolean {
  const quoted = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${quoted}(?!\p{L})`, 'u').test(data);
}

/** The internal links of a page. */
async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page.getByRole('link').evaluateAll((links) =>
    // Links in an inert preview lead nowhere.
    links.map((link) => (link.closest('[inert]') ? '' : (link.getAttribute('href') ?? ''))),
  );
  return addresses.filter((address) => address.startsWith('/'));
}

/** One URL for each route: ids and queries are ignored. */
function oneOfAKind(addresses: Iterable<string>): string[] {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    kinds.set(address.replace(/[?#].*/, '').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id'), address);
  }
  return [...kinds.values()];
}
