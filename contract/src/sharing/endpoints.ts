import { z } from 'zod';
import { LOGO_FORMS } from '../admin/settings/logo.ts';
import { endpoint } from '../endpoint.ts';
import { byId, id } from '../fields.ts';

const text = (what: string) => z.any().describe(`${what}, without the envelope`);
/** What a link adds to the address of a file (`?utm_source=…`) is for whoever made the link. */
const passedOver = z.object({});
const slice = z.object({
  after: id.optional().catch(undefined).describe('the id that the file before ends with'),
});
const png = z.any().describe('a PNG of 1200 by 630 pixels, without the envelope');

export const robots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'public',
  summary: 'What crawlers may read, and where the sitemap is.',
  query: passedOver,
  reply: text('plain text'),
});
export const securityText = endpoint({
  method: 'GET',
  path: '/.well-known/security.txt',
  access: 'public',
  summary: 'Where to report a vulnerability (RFC 9116).',
  query: passedOver,
  reply: text('plain text'),
});
export const manifest = endpoint({
  method: 'GET',
  path: '/manifest.webmanifest',
  access: 'public',
  summary: 'What browsers need to install the product as an app.',
  query: passedOver,
  reply: text('a web app manifest'),
});
export const offlinePage = endpoint({
  method: 'GET',
  path: '/offline',
  access: 'public',
  summary: 'The page that the service worker shows without a connection.',
  query: passedOver,
  reply: text('HTML'),
});
export const colorSheet = endpoint({
  method: 'GET',
  path: '/api/sharing/colors/:version',
  access: 'public',
  summary:
    'The installation’s own colors as a stylesheet; the version of its settings keeps it apart from others.',
  params: z.strictObject({ version: z.coerce.number().int().min(0) }),
  reply: text('CSS'),
});
export const ownLogo = endpoint({
  method: 'GET',
  path: '/api/sharing/logo/:version/:form',
  access: 'public',
  summary: 'The installation’s own logo, on pages and in emails, or as an icon.',
  params: z.strictObject({
    version: z.coerce.number().int().min(0),
    form: z.enum(LOGO_FORMS),
  }),
  reply: z.any().describe('a PNG, without the envelope'),
  refusals: ['not_found'],
});
export const sitemap = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  access: 'public',
  summary: 'The sitemap index: every file of the sitemap.',
  query: passedOver,
  mayBeKept: true,
  reply: text('XML of sitemaps.org'),
});
export const sitemapOfPages = endpoint({
  method: 'GET',
  path: '/sitemap-pages.xml',
  access: 'public',
  summary: 'The sitemap of the static pages.',
  query: passedOver,
  reply: text('XML of sitemaps.org'),
});
export const sitemapOfServices = endpoint({
  method: 'GET',
  path: '/sitemap-services.xml',
  access: 'public',
  summary: 'The sitemap of the active services, thousands in a file.',
  query: slice,
  mayBeKept: true,
  reply: text('XML of sitemaps.org'),
});
export const sitemapOfJobPostings = endpoint({
  method: 'GET',
  path: '/sitemap-job-postings.xml',
  access: 'public',
  summary: 'The sitemap of the open job postings, thousands in a file.',
  query: slice,
  mayBeKept: true,
  reply: text('XML of sitemaps.org'),
});
export const sitemapOfProfessionals = endpoint({
  method: 'GET',
  path: '/sitemap-professionals.xml',
  access: 'public',
  summary: 'The sitemap of the listed professionals, thousands in a file.',
  query: slice,
  mayBeKept: true,
  reply: text('XML of sitemaps.org'),
});
export const siteCard = endpoint({
  method: 'GET',
  path: '/api/sharing/card',
  access: 'public',
  summary: 'The preview image for links to Parley.',
  reply: png,
  refusals: ['unavailable'],
});
export const serviceCard = endpoint({
  method: 'GET',
  path: '/api/sharing/card/service/:id',
  access: 'public',
  summary: 'The preview image for links to a service.',
  params: byId,
  reply: png,
  refusals: ['not_found', 'unavailable'],
});
export const jobPostingCard = endpoint({
  method: 'GET',
  path: '/api/sharing/card/job-posting/:id',
  access: 'public',
  summary: 'The preview image for links to a job posting.',
  params: byId,
  reply: png,
  refusals: ['not_found', 'unavailable'],
});
export const professionalCard = endpoint({
  method: 'GET',
  path: '/api/sharing/card/professional/:id',
  access: 'public',
  summary: 'The preview image for links to a professional.',
  params: byId,
  reply: png,
  refusals: ['not_found', 'unavailable'],
});
