import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cityOf } from '../../contract/src/time.ts';
import { COUNTRIES } from '../../contract/src/users/countries.ts';
import type { Page } from '@playwright/test';
import { PSEUDO, untranslated } from '../world/pseudo-language.ts';
import { signIn } from '../world/steps.ts';
import { expect, test } from '../test.ts';
import { cutTexts, shownTexts } from './screen-texts.ts';
import { expectToFit } from './screen.ts';
import { findDemoIds, SCREENS, VIEWERS, type DemoIds, type Viewer } from './screens.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

let ids: DemoIds;
test.beforeAll(async ({ browser }) => {
  const [client, professional] = await Promise.all([browser.newPage(), browser.newPage()]);
  ids = await findDemoIds(
    await signIn(client, VIEWERS.client),
    await signIn(professional, VIEWERS.professional),
  );
  await Promise.all([client.context().close(), professional.context().close()]);
});

const viewers: Viewer[] = ['visitor', 'client', 'professional', 'newcomer', 'admin'];

for (const viewer of viewers) {
  test(`every text of the ${viewer}’s screens is in the catalog, and fits a phone a third longer`, async ({
    page,
    watch,
  }) => {
    if (viewer === 'visitor') watch.expect(404);
    const data = await page.evaluate(countryNames, [...COUNTRIES]);
    const person = VIEWERS[viewer];
    await choosePseudo(page);
    if (person) await signIn(page, person);
    await keepPseudo(page);
    for (const { name, path } of SCREENS.filter(({ as }) => as === viewer)) {
      await test.step(name, async () => {
        await page.goto(path(ids));
        await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.locator('.skeleton')).toHaveCount(0);
        const texts = await page.evaluate(shownTexts);
        const outside = texts.flatMap(untranslated).filter((text) => !isData(text, data));
        expect.soft([...new Set(outside)], `outside the catalog on ${name}`).toEqual([]);
        expect.soft(await page.evaluate(cutTexts), `cut on ${name}`).toEqual([]);
        await expectToFit(page);
      });
    }
  });
}

async function choosePseudo(page: Page): Promise<void> {
  const { baseURL: url } = test.info().project.use;
  await page.context().addCookies([{ name: 'parley_language', value: PSEUDO, url }]);
}

/** Stays with the pseudo language, though every new token brings the language of the account. */
async function keepPseudo(page: Page): Promise<void> {
  await choosePseudo(page);
  await page.context().route('**/api/auth/refresh/**', async (route) => {
    const response = await route.fetch();
    await choosePseudo(page);
    const { 'set-cookie': _stored, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

const root = join(import.meta.dirname, '../..');
/** The demo world's own texts, and names that no language translates. */
const DATA = [
  ...globSync('api/seeds/**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
  ...Intl.supportedValuesOf('timeZone').map(cityOf),
  'Parley, UTC, AM, PM, USD, Google Calendar, Apple Calendar, Outlook, STRIPE TEST BANK, Chrome on Linux, zzzz',
].join('\n');

/** Country names as the browser has them. Runs in the page. */
const countryNames = (codes: string[]) =>
  codes.map((code) => new Intl.DisplayNames(['en'], { type: 'region' }).of(code)).join('\n');

/** Whether a text consists of demo data, people's names and initials, or email addresses. */
function isData(text: string, countries: string): boolean {
  return text.split(/\s*(?:[,·“”()]|\. |’s\b)\s*/).every((part) => {
    const isWritten = contains(DATA, part) || contains(countries, part);
    const isName = part.split(' ').every((name) => name === '' || DATA.includes(`'${name}'`));
    return isWritten || isName || /@|^[A-Z]{1,2}$/.test(part);
  });
}

function contains(data: string, text: string): boolean {
  const quoted = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<!\p{L})${quoted}(?!\p{L})`, 'u').test(data);
}
