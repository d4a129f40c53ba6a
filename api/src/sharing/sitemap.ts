import type { Platform } from '../platform/platform.ts';
import { RawReply } from '../platform/http/serve.ts';
import { endOfFile, type Listed, listedAfter } from './queries.ts';

/** How many rows a file looks at: few enough for a page's cache, and far from the 50,000 addresses of sitemaps.org. */
const ROWS_PER_FILE = 8_000;

/** Disallowed: pages behind a session, and the API except images. */
const CLOSED = [
  '/api/',
  '/dashboard',
  '/settings',
  '/favorites',
  '/saved-searches',
  '/recommended',
  '/payouts',
  '/invoice/',
  '/previousJobs',
  '/notifications',
  '/job/',
  '/job-proposal/',
  '/job-invite/',
  '/services/add',
  '/service/edit/',
  '/job-posting/add',
  '/job-posting/edit/',
  '/job-posting/proposals/',
  '/job-posting/*/invite',
  '/negotiation/',
  '/unsubscribe/',
];
const OPEN = ['/api/sharing/', '/api/upload/file/'];

export async function readRobots({ settings }: Platform): Promise<RawReply> {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(settings.PUBLIC_URL, '/sitemap.xml')}`,
    '',
  ];
  return cached('text/plain; charset=utf-8', lines.join('\n'));
}

/** Every file, by the row that the one before ends with: no question reads more than a file's rows. */
export async function readSitemapIndex(
  { settings, db }: Platform,
  rowsPerFile = ROWS_PER_FILE,
): Promise<RawReply> {
  const parts = await Promise.all(LISTED.map((listed) => filesOf(db, listed, rowsPerFile)));
  const entries = ['/sitemap-pages.xml', ...parts.flat()].map(
    (path) => `<sitemap><loc>${escaped(absoluteUrl(settings.PUBLIC_URL, path))}</loc></sitemap>`,
  );
  return xml('sitemapindex', entries);
}

async function filesOf(db: Platform['db'], listed: Listed, rowsPerFile: number): Promise<string[]> {
  const files = [`/sitemap-${listed}.xml`];
  let after = await endOfFile(db, listed, null, rowsPerFile);
  while (after !== null) {
    files.push(`/sitemap-${listed}.xml?after=${after}`);
    after = await endOfFile(db, listed, after, rowsPerFile);
  }
  return files;
}

export async function readSitemapOfPages({ settings }: Platform): Promise<RawReply> {
  return urls(settings.PUBLIC_URL, STATIC_PAGES);
}

export async function readSitemap(
  { settings, db }: Platform,
  listed: Listed,
  after: string | null,
  rowsPerFile = ROWS_PER_FILE,
): Promise<RawReply> {
  const ids = await listedAfter(db, listed, after, rowsPerFile);
  return urls(
    settings.PUBLIC_URL,
    ids.map((id) => `${UNDER[listed]}/${id}`),
  );
}

/** Without `lastmod`: when a page changed last isn't kept, and a wrong date keeps crawlers from reading what was edited. */
function urls(publicUrl: string, pages: readonly string[]): RawReply {
  const entries = pages.map((path) => `<url><loc>${escaped(absoluteUrl(publicUrl, path))}</loc></url>`);
  return xml('urlset', entries);
}

const STATIC_PAGES = [
  '/',
  '/become-a-pro',
  '/services',
  '/services?show=professionals',
  '/job-posting',
  '/faq',
  '/termsOfService',
];
const LISTED = ['services', 'job-postings', 'professionals'] as const;
const UNDER: Record<Listed, string> = {
  services: '/service',
  'job-postings': '/job-posting',
  professionals: '/professional/profile',
};

const absoluteUrl = (publicUrl: string, path: string) => new URL(publicUrl).origin + path;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function xml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): RawReply {
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}">`,
    ...entries,
    `</${root}>`,
  ];
  return cached('application/xml; charset=utf-8', lines.join('\n'));
}

/** Cached for an hour. */
const cached = (contentType: string, body: string) =>
  new RawReply({ 'content-type': contentType, 'cache-control': 'public, max-age=3600' }, body);
