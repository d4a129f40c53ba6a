import { createHash } from 'node:crypto';
import { logoPath } from '@parley/contract/admin/settings/logo.ts';
import { escaped } from '../platform/http/escaped.ts';
import { PLAIN_BODY } from '../platform/http/plain-page.ts';
import { currentReader, i18n, productName } from '../platform/language/language.ts';
import { ownLogo } from '../platform/installation/own-logo.ts';
import { RawReply } from '../platform/http/serve.ts';

// The web's color tokens for paper, which has no scheme of its own here; pages name both.
const PAPER = '#fbfaf7';

type IconName = 'app-192' | 'app-512' | 'maskable-512';
/** With the installation's own logo, if it has one. */
function iconPath(name: IconName): string {
  const logo = ownLogo();
  return logo ? logoPath(logo.version, name) : `/icons/${name}.png`;
}

const icon = (name: IconName, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: iconPath(name),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What browsers need to install the product as an app, in the reader's language. */
export async function readManifest(): Promise<RawReply> {
  const manifest = {
    id: '/',
    name: productName(),
    short_name: productName(),
    description: i18n.t('Find and hire remote professionals: talk first, then hire.'),
    lang: currentReader().language,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon('app-192', 192), icon('app-512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: i18n.t('Dashboard'), url: '/dashboard' },
      { name: i18n.t('Notifications'), url: '/notifications' },
      { name: i18n.t('Find a professional'), url: '/services' },
      { name: i18n.t('Find a job'), url: '/job-posting' },
    ],
  };
  return inOwnLanguage('application/manifest+json; charset=utf-8', JSON.stringify(manifest));
}

/** What the service worker keeps and shows while there is no connection. It needs nothing but its own script and the icon. */
export async function readOfflinePage(): Promise<RawReply> {
  const title = i18n.t('You’re offline');
  const page = `<!doctype html>
<html lang="${currentReader().language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${escaped(productName())}</title>
<script src="/offline.js" defer></script>
${PLAIN_BODY}
<main>
${offlineMark()}
<h1>${title}</h1>
<p>${escaped(i18n.t('Parley needs a connection. This page opens automatically once you’re back online.'))}</p>
<p><a href="" style="color: inherit">${i18n.t('Try again')}</a></p>
</main>
</body>
</html>
`;
  return inOwnLanguage('text/html; charset=utf-8', page);
}

/** The service worker keeps the icon of the product; with a logo of its own an installation has only its name there. */
const offlineMark = () => (ownLogo() ? '' : '<img src="/favicon.svg" alt="" width="40" height="40">');

/** Kept for an hour by this browser alone: the next reader's language may be another. */
function inOwnLanguage(contentType: string, body: string): RawReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'content-type': contentType, 'content-language': currentReader().language };
  return new RawReply({ ...headers, 'cache-control': 'private, max-age=3600', etag }, body);
}
