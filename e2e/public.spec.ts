import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../web/src/paths.ts';
import routes from '../web/src/routes.ts';
import { createApiClient } from './world/api-client.ts';
import { expect, test } from './test.ts';

type SchemaObject = Record<string, unknown>;

/** The properties that search engines require for each type, by their documentation and schema.org. */
const REQUIRED_PROPERTIES: Record<string, readonly string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'url'],
  Service: ['name', 'description', 'serviceType', 'provider', 'offers', 'url'],
  Offer: ['price', 'priceCurrency', 'availability'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocationType',
    'applicantLocationRequirements',
  ],
  Organization: ['name'],
  PropertyValue: ['name', 'value'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['minValue', 'maxValue'],
  ProfilePage: ['mainEntity', 'dateCreated'],
  Person: ['name', 'url'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

let service: string;
let posting: string;
let professional: string;
test.beforeAll(async ({ request }) => {
  const call = createApiClient(request);
  const services = await call('GET /api/service/all', { query: { sort: 'rating' } });
  const postings = await call('GET /api/job/jobPosting/all', { query: {} });
  service = services.items[0]?.id ?? '';
  professional = services.items[0]?.professional.id ?? '';
  posting = postings.items[0]?.id ?? '';
});

const PAGES: readonly [string, () => string, string | null][] = [
  ['home', paths.home, 'WebSite'],
  ['become a pro', paths.becomePro, null],
  ['services', () => paths.services(), 'ItemList'],
  ['service', () => paths.service(service), 'Service'],
  ['job postings', () => paths.jobPostings(), 'ItemList'],
  ['job posting', () => paths.jobPosting(posting), 'JobPosting'],
  ['profile', () => paths.professional(professional), 'ProfilePage'],
  ['FAQ', () => paths.faq(), 'FAQPage'],
  ['terms', paths.terms, null],
];

for (const [name, path, type] of PAGES) {
  test(`the ${name} page says to robots what it is, where it is and how it looks`, async ({
    request,
    baseURL,
  }) => {
    const page = await read(request, path());
    expect(page.canonical).toBe(`${baseURL}${path()}`);
    expect(page.named('og:url')).toBe(`${baseURL}${path()}`);
    expect(page.named('twitter:card')).toBe('summary_large_image');
    expect(page.title.length).toBeGreaterThan(10);
    expect(page.named('description').length).toBeGreaterThan(20);
    expect(page.named('robots')).toBe('');

    const picture = await request.get(page.named('og:image'));
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

    expect(page.about.map((object) => object['@type'])).toEqual(type === null ? [] : [type]);
    for (const object of page.about.flatMap(schemaObjectsIn)) {
      const required = REQUIRED_PROPERTIES[String(object['@type'])];
      expect(required, `we know what ${String(object['@type'])} asks for`).toBeDefined();
      for (const field of required ?? [])
        expect(object[field], `${field} of ${String(object['@type'])}`).toBeTruthy();
    }
  });
}

test('a URL with filters names its canonical page', async ({ request, baseURL }) => {
  const page = await read(request, paths.services({ q: 'terms', sort: 'price', minRating: 4 }));
  expect(page.canonical).toBe(`${baseURL}/services`);
  const gone = { categoryId: '01900000-0000-7000-8000-000000000999' };
  for (const list of [paths.services, paths.jobPostings])
    expect((await read(request, list(gone))).canonical).toBe(`${baseURL}${list()}`);
});

test('robots.txt excludes private pages, and the sitemap lists every public page', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const excluded = robots.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const patterns = excluded.map((path) => new RegExp(`^${path.replaceAll('*', '[^/]+')}`));
  const own = routes.filter(({ file }) => file === 'platform/session/SignedIn.tsx').flatMap(pathsUnder);
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
  for (const path of [paths.login(), paths.signUp(), '/nothing/here'])
    expect((await read(request, path)).named('robots'), path).toBe('noindex');
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = await Promise.all(addressesIn(index).map(async (part) => (await request.get(part)).text()));
  const pages = parts.flatMap(addressesIn);
  for (const path of [paths.service(service), paths.jobPosting(posting), paths.professional(professional)])
    expect(pages).toContain(`${baseURL}${path}`);
});

test('a malformed URL is the not-found page, with the same headers as every page', async ({ request }) => {
  // The first response sets the browser cookie.
  await request.get('/nothing/here');
  const known = await request.get('/nothing/here');
  for (const path of ['/%zz', '/services/%c3%28', '//evil.test/services']) {
    // Playwright would resolve a path with two slashes as another host.
    const answer = await request.get(new URL(known.url()).origin + path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<title>Not found');
    expect(Object.keys(answer.headers()).toSorted()).toEqual(Object.keys(known.headers()).toSorted());
    expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

const pathsUnder = ({ path, children = [] }: (typeof routes)[number]): string[] =>
  path === undefined ? children.flatMap(pathsUnder) : [`/${path}`];

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** The server-rendered page. */
async function read(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const named = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  const about = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']): SchemaObject => JSON.parse(text),
  );
  return {
    named,
    about,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''),
  };
}

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** A schema.org object and all objects nested in it. */
function schemaObjectsIn(value: unknown): SchemaObject[] {
  if (Array.isArray(value)) return value.flatMap(schemaObjectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(schemaObjectsIn);
  return '@type' in value ? [{ ...value }, ...inside] : inside;
}

test('a list can be paged without JavaScript, and each page has a URL of its own', async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(paths.services());
  const first = await resultAddresses(page);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/[?&]cursor=/);
  const second = await resultAddresses(page);
  expect(first.filter((address) => second.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL(paths.services());
  expect(await resultAddresses(page)).toEqual(first);
});

/** Addresses, because titles may be alike: newcomers of several tests offer the same service. */
async function resultAddresses(page: Page): Promise<string[]> {
  const links = page
    .getByRole('region', { name: 'Results' })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  await expect(links).not.toHaveCount(0);
  return links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
}
