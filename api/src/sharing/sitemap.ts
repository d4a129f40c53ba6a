import type { Platform } from '../platform/platform.ts';
import { RawReply } from '../platform/http/serve.ts';
import { listedPostings, listedProfessionals, listedServices } from './queries.ts';

const PARTS = ['pages', 'services', 'job-postings', 'professionals'] as const;
export type Part = (typeof PARTS)[number];

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

export async function readSitemapIndex({ settings }: Platform): Promise<RawReply> {
  const entries = PARTS.map(
    (part) =>
      `<sitemap><loc>${escaped(absoluteUrl(settings.PUBLIC_URL, `/sitemap-${part}.xml`))}</loc></sitemap>`,
  );
  return xml('sitemapindex', entries);
}

/** Without `lastmod`: when a page changed last isn't kept, and a wrong date keeps crawlers from reading what was edited. */
export async function readSitemap({ settings, db }: Platform, part: Part): Promise<RawReply> {
  const pages = await PAGES[part](db);
  const entries = pages.map(
    (path) => `<url><loc>${escaped(absoluteUrl(settings.PUBLIC_URL, path))}</loc></url>`,
  );
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
const under = (path: string) => (ids: string[]) => ids.map((id) => `${path}/${id}`);

const PAGES: Record<Part, (db: Platform['db']) => Promise<string[]>> = {
  pages: async () => STATIC_PAGES,
  services: async (db) => under('/service')(await listedServices(db)),
  'job-postings': async (db) => under('/job-posting')(await listedPostings(db)),
  professionals: async (db) => under('/professional/profile')(await listedProfessionals(db)),
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
