import * as endpoints from '@parley/contract/sharing/endpoints.ts';
import { readColorSheet } from './color-sheet.ts';
import { route } from '../platform/http/serve.ts';
import { siteCardText, postingCardText, professionalCardText, serviceCardText } from './card-words.ts';
import { readSecurityText } from './security-text.ts';
import { showCard } from './show-card.ts';
import { showLogo } from './show-logo.ts';
import { readRobots, readSitemap, readSitemapIndex, readSitemapOfPages } from './sitemap.ts';
import { readManifest, readOfflinePage } from './web-app.ts';

export const routes = [
  route(endpoints.robots, (platform) => readRobots(platform)),
  route(endpoints.securityText, (platform) => readSecurityText(platform)),
  route(endpoints.manifest, () => readManifest()),
  route(endpoints.offlinePage, () => readOfflinePage()),
  route(endpoints.colorSheet, (platform, { params }) => readColorSheet(platform, params.version)),
  route(endpoints.ownLogo, (platform, { params }) => showLogo(platform, params)),
  route(endpoints.sitemap, (platform) => readSitemapIndex(platform)),
  route(endpoints.sitemapOfPages, (platform) => readSitemapOfPages(platform)),
  route(endpoints.sitemapOfServices, (platform, { query }) =>
    readSitemap(platform, 'services', query.after ?? null),
  ),
  route(endpoints.sitemapOfJobPostings, (platform, { query }) =>
    readSitemap(platform, 'job-postings', query.after ?? null),
  ),
  route(endpoints.sitemapOfProfessionals, (platform, { query }) =>
    readSitemap(platform, 'professionals', query.after ?? null),
  ),
  route(endpoints.siteCard, (platform, { http }) => showCard(platform, siteCardText(), http)),
  route(endpoints.serviceCard, async (platform, { params, http }) =>
    showCard(platform, await serviceCardText(platform, params.id), http),
  ),
  route(endpoints.jobPostingCard, async (platform, { params, http }) =>
    showCard(platform, await postingCardText(platform, params.id), http),
  ),
  route(endpoints.professionalCard, async (platform, { params, http }) =>
    showCard(platform, await professionalCardText(platform, params.id), http),
  ),
];
