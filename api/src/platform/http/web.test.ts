import { FIRST_LIMITS } from '@parley/contract/admin/settings/limits.ts';
import { PRODUCT_COLORS } from '@parley/contract/admin/settings/colors.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createClock } from '../clock.ts';
import { readCatalogs } from '../language/catalogs.ts';
import { addLanguages, asReader, catalogOf, i18n } from '../language/language.ts';
import { contentPolicy } from '../security/content-policy.ts';
import { mountWeb } from './web.ts';

// Inside the project, so that the pages find the packages they import.
const cache = path.join(import.meta.dirname, '../../../../.cache');
let app: FastifyInstance;
let build: string;

afterEach(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

test('built pages are rendered by the production build of React', async () => {
  build = builtPages(`
    import * as React from 'react';
    // React exports this one to developers only.
    const loader = () => new Response(React.captureOwnerStack ? 'development' : 'production');
  `);
  app = await serve();
  expect((await app.inject('/')).body).toBe('production');
});

test('the texts of a language can be fetched and kept, under an address that changes with them', async () => {
  const folder = mkdtempSync(path.join(cache, 'languages-'));
  const write = (translation: string) =>
    writeFileSync(
      path.join(folder, 'de.po'),
      `msgid ""\nmsgstr ""\n"Language: de\\n"\n\n#. js-lingui-explicit-id\nmsgid "Hello {name}"\nmsgstr "${translation}"\n`,
    );
  write('Hallo {name}');
  const before = readCatalogs(folder).get('de');
  write('Guten Tag, {name}');
  addLanguages(readCatalogs(folder));
  rmSync(folder, { recursive: true });
  const said = asReader({ language: 'de', hours: 24 }, () => i18n.t('Hello {name}', { name: 'Ana' }));
  expect(said).toBe('Guten Tag, Ana');

  build = builtPages('const loader = () => new Response();');
  app = await serve();
  const address = catalogOf('de')?.address ?? '';
  expect(address).toMatch(/^\/languages\/de-/);
  expect(address).not.toBe(before?.address);
  const answer = await app.inject(address);
  expect(answer.json()).toEqual({ 'Hello {name}': ['Guten Tag, ', ['name']] });
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

const SCRIPT = 'window.greeting = "hello";';
const STYLE = 'p{color:red}';

/** Says how often it was rendered, in a page with a script of its own. */
const counted = (status: number) => `
  let renders = 0;
  const loader = () => {
    renders += 1;
    const html = '<p>' + renders + '</p><script src="/app.js"></script><script nonce="">${SCRIPT}</script><style nonce="">${STYLE}</style>';
    return new Response(html, { status: ${status}, headers: { 'content-type': 'text/html' } });
  };
`;

test('visitors get a page that was rendered once, whose own scripts and styles count and no others', async () => {
  build = builtPages(counted(200));
  app = await serve(60_000);
  const [first, second] = [await app.inject('/kept'), await app.inject('/kept')];
  expect(first.body).toContain('<p>1</p>');
  expect(second.body).toBe(first.body);
  const hash = (content: string) => createHash('sha256').update(content).digest('base64');
  for (const { headers } of [first, second]) {
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash(SCRIPT)}'`);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash(STYLE)}'`);
  }
  expect((await app.inject('/other')).body).toContain('<p>2</p>');
  expect((await app.inject('/other')).body).toContain('<p>3</p>');
});

test('a kept page is sent compressed, and not again to whoever has it', async () => {
  build = builtPages(counted(200));
  app = await serve(60_000);
  const { body, headers } = await app.inject('/kept');
  expect(headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, inflate] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const answer = await app.inject({ url: '/kept', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(inflate(answer.rawPayload).toString()).toBe(body);
  }
  const again = await app.inject({ url: '/kept', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([404, 503])('a page answered %i is rendered anew for each', async (status) => {
  build = builtPages(counted(status));
  app = await serve(60_000);
  for (const renders of [1, 2]) {
    const { statusCode, body, headers } = await app.inject('/kept');
    expect([statusCode, headers.etag]).toEqual([status, undefined]);
    expect(body).toContain(`<p>${renders}</p>`);
  }
});

/** The pages that were built, on a server of their own. */
async function serve(keepMs = 0): Promise<FastifyInstance> {
  const server = Fastify();
  const nobody = () => Promise.reject(new Error('these pages ask nothing'));
  await mountWeb(server, {
    api: nobody,
    visitorsApi: nobody,
    clock: createClock(),
    publicUrl: 'http://127.0.0.1',
    installation: () => ({
      version: 1,
      name: 'Parley',
      supportEmail: 'help@parley.example',
      colors: PRODUCT_COLORS,
      logo: null,
      limits: { ...FIRST_LIMITS, freeConsultations: 5, storedMegabytes: 2_000 },
    }),
    currency: 'USD',
    fee: () => Promise.resolve({ feeBasisPoints: 1_000, feeMinimumCents: 0 }),
    build,
    policy: contentPolicy({ PUBLIC_URL: 'http://127.0.0.1', WEB_DEV: false }),
    keepMs,
  });
  return server;
}

/** A minimal build of the web app, with one page rendered by a loader. */
function builtPages(loader: string): string {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'pages-'));
  mkdirSync(path.join(folder, 'client'));
  mkdirSync(path.join(folder, 'server'));
  writeFileSync(
    path.join(folder, 'server/index.js'),
    `${loader}
    import { createContext } from 'react-router';
    const [apiContext, clockContext, originContext, installationContext, currencyContext, feeContext, nonceContext, faultContext, readerContext] = Array.from({ length: 9 }, () => createContext(null));
    export const entry = { module: { default: () => {}, apiContext, clockContext, originContext, installationContext, currencyContext, feeContext, nonceContext, faultContext, readerContext, visitorPageKey: ({ address }) => (address.endsWith('/kept') ? '/kept' : null) } };
    export const routes = { page: { id: 'page', path: '', module: { loader } }, other: { id: 'other', path: '*', module: { loader } } };
    export const assets = { entry: {}, routes: {}, url: '', version: '' };
    export const [publicPath, basename, ssr, isSpaMode, prerender, future] = ['/', '/', true, false, [], {}];
    export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
    `,
  );
  return folder;
}
