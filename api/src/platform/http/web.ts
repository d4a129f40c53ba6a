import type { Currency } from '@parley/contract/money.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { Clock } from '../clock.ts';
import type { contentPolicy } from '../security/content-policy.ts';
import { randomToken } from '../security/random.ts';
import { pagePolicy } from '../security/security-headers.ts';
import type { Installation } from '../installation/installation.ts';
import { allCatalogs, allLanguages, catalogOf, currentReader } from '../language/language.ts';
import { refusalOf } from './error-handler.ts';
import { createPageCache, finishPage, sendPage } from './page-cache.ts';
import { type InProcess, refusalBody } from './serve.ts';

export interface WebOptions {
  api: InProcess;
  /** The same for pages of visitors, which may be some seconds old. */
  visitorsApi: InProcess;
  clock: Clock;
  /** The public URL, for canonical addresses. */
  publicUrl: string;
  /** What pages show of the installation's settings. */
  installation: () => Pick<Installation, 'version' | 'name' | 'supportEmail' | 'colors' | 'logo' | 'limits'>;
  currency: Currency;
  /** The platform's fee on what is agreed now. */
  fee: () => Promise<FeeTerms>;
  /** The folder of the built web app; null serves the sources through Vite with hot reload. */
  build: string | null;
  /** The Content-Security-Policy that the app sends; a page's own names its scripts. */
  policy: ReturnType<typeof contentPolicy>;
  /** How long visitors get the same public page; 0 renders each anew. */
  keepMs: number;
}

const RETRY_SECONDS = 2;
/** For content whose URL changes with it. */
const KEPT = 'public, max-age=31536000, immutable';

type GetBuild = () => Promise<ServerBuild>;
type Nonce = { script: string; style: string };

// At level 5 brotli is 8% smaller for our scripts than zstd, which browsers would prefer.
const compression = (quality: number) => ({
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
});
const ONCE = 5;
/** For a page that one reader gets: 7% larger in little more than half the time. */
const EACH_TIME = 4;

const sources = path.join(import.meta.dirname, '../../../../web');

/**
 * Serves the web workspace's pages and assets. Register it after all other routes (with a catch-all for unknown
 * `/api/*`): everything left becomes a page. The app already sends the security headers.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { build } = options;
  // React and React Router choose their build by NODE_ENV when first imported, which happens below.
  process.env.NODE_ENV = build === null ? 'development' : 'production';
  await app.register(async (scope) => {
    if (!scope.hasReplyDecorator('compress')) await scope.register(compress, compression(ONCE));
    serveCatalogs(scope);
    const getBuild = build === null ? await viteBuild(app) : await finishedBuild(scope, build);
    await scope.register((pages) => mountPages(pages, getBuild, options));
  });
}

async function mountPages(scope: FastifyInstance, getBuild: GetBuild, options: WebOptions) {
  const dev = options.build === null;
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  // The router reads bodies itself, from the raw request.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  const finished = dev ? null : createRequestHandler(await getBuild(), 'production');
  const kept = createPageCache(dev ? 0 : options.keepMs);
  const render = async (api: InProcess, request: FastifyRequest, page: Request, nonce?: Nonce) => {
    const build = await getBuild();
    const handler = finished ?? createRequestHandler(build, 'development');
    const tracked = trackCalls(api, request);
    const context = new RouterContextProvider();
    fillContext(context, build, request, { ...options, api: tracked.api }, nonce);
    const rendered = await handler(page, context);
    return tracked.isUnavailable() ? asUnavailable(rendered) : rendered;
  };
  const sendNonce = ({ request: { raw: asked }, raw }: FastifyReply): Nonce => {
    const nonce = { script: randomToken(), style: randomToken() };
    const own = { scripts: [`'nonce-${nonce.script}'`], styles: [`'nonce-${nonce.style}'`] };
    pagePolicy(options.policy, own)(asked, raw, () => {});
    return nonce;
  };
  scope.all('/*', { config: { isPage: true }, compress: compression(EACH_TIME) }, async (request, reply) => {
    // A form submitted before the scripts loaded; no page accepts POST.
    if (request.method === 'POST') return reply.redirect(samePage(request.url), 303);
    // Vite injects styles and scripts without our nonce.
    if (dev) reply.raw.removeHeader('content-security-policy');
    void reply.header('cache-control', 'private, no-cache');
    const asked = () => createRequest(request.raw, reply.raw);
    const key = options.keepMs === 0 ? null : visitorPageKey(await getBuild(), request);
    if (key === null)
      return reply.send(await render(options.api, request, asked(), dev ? undefined : sendNonce(reply)));
    const { language, hours } = currentReader();
    const { version } = options.installation();
    const page = await kept.read(`${version} ${language} ${hours} ${key}`, async () => {
      const { url, headers } = asked();
      // Without the signal of this reader, who may leave while others wait.
      const rendered = await render(options.visitorsApi, request, new Request(url, { headers }));
      return finishPage(rendered, options.policy);
    });
    return sendPage(request, reply, page);
  });
}

/** The pages know what a visitor's depend on. */
function visitorPageKey({ entry }: ServerBuild, { method, url, headers }: FastifyRequest): string | null {
  const asked = { method, address: url, cookies: headers.cookie ?? null };
  const key: unknown = Reflect.get(entry.module, 'visitorPageKey')(asked);
  return typeof key === 'string' ? key : null;
}

/** Tracks a page's API calls: counts each for the rate limit and notes whether one was unavailable. */
function trackCalls(api: InProcess, request: FastifyRequest): { api: InProcess; isUnavailable(): boolean } {
  let isUnavailable = false;
  return {
    isUnavailable: () => isUnavailable,
    api: async (call, input) => {
      request.countRead();
      const answer = await api(call, input).catch(unavailableReply);
      isUnavailable ||= answer.status === 503;
      return answer;
    },
  };
}

/** A page gets the same 503 as any API client. */
function unavailableReply(error: Error) {
  const refusal = refusalOf(error);
  if (refusal.status !== 503) throw error;
  return refusalBody(refusal);
}

/** 503 whatever the page rendered, so that crawlers and proxies retry. */
function asUnavailable({ body, headers }: Response): Response {
  return new Response(body, {
    status: 503,
    headers: { ...Object.fromEntries(headers), 'retry-after': String(RETRY_SECONDS) },
  });
}

/** Exactly one leading slash: `//` would point to another host. */
const samePage = (url: string) => `/${url.replace(/^[/\\]+/, '')}`;

/** Taken from the build, so that pages and server share the same context objects. */
function fillContext(
  context: RouterContextProvider,
  { entry }: ServerBuild,
  request: FastifyRequest,
  { api, clock, publicUrl, installation, currency, fee }: WebOptions,
  nonce: Nonce | undefined,
) {
  const given = {
    apiContext: api,
    clockContext: () => clock.now(),
    originContext: new URL(publicUrl).origin,
    installationContext: installation(),
    currencyContext: currency,
    feeContext: fee,
    nonceContext: nonce,
    readerContext: pageReader(),
    faultContext: (fault: unknown) => request.log.error({ err: fault }, 'page rendering failed'),
  };
  for (const [name, value] of Object.entries(given)) context.set(Reflect.get(entry.module, name), value);
}

/** The reader of the current request, with the messages of their language and the others to choose from. */
function pageReader() {
  const { language, hours } = currentReader();
  const { messages = {}, address } = catalogOf(language) ?? {};
  return { language, hours, messages, catalog: address, languages: allLanguages() };
}

/** Serves the catalog of each language except English, whose messages are part of the pages. */
function serveCatalogs(scope: FastifyInstance): void {
  for (const { address, json } of allCatalogs())
    scope.get(address, { config: { isUncounted: true } }, (_request, reply) =>
      reply.header('cache-control', KEPT).type('application/json').send(json),
    );
}

async function viteBuild(app: FastifyInstance): Promise<GetBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root: sources,
    configFile: path.join(sources, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done();
    vite.middlewares(request.raw, reply.raw, (fault?: Error) => done(fault));
  });
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('vite cannot run the pages of the server');
  return () => ssr.runner.import('virtual:react-router/server-build');
}

async function finishedBuild(scope: FastifyInstance, folder: string): Promise<GetBuild> {
  await scope.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isUncounted: true };
    });
    await files.register(fastifyStatic, {
      root: path.join(folder, 'client'),
      wildcard: false,
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, file) => void reply.header('cache-control', cacheControlFor(file)),
    });
  });
  const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
  return async () => build;
}

// Built assets have a hash in their name; files from public/ do not.
function cacheControlFor(file: string) {
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  return hashed ? KEPT : 'public, max-age=3600';
}
