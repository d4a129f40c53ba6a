import { keepCurrency } from '@parley/contract/money.ts';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { BACKGROUND, LIVE, ROUTES, SUBSCRIPTIONS } from './domains.ts';
import type { Settings } from './env.ts';
import { currentFee } from './payments/fee/current-fee.ts';
import { createProcessor } from './payments/processor/processor.ts';
import { settle } from './platform/background/background.ts';
import { createClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/db.ts';
import { openReplica } from './platform/database/replica/replica.ts';
import { createBus } from './platform/events.ts';
import { installErrorHandler } from './platform/http/error-handler.ts';
import { countRequests } from './platform/observe/count-requests.ts';
import { serveHealth } from './platform/observe/health.ts';
import { newId } from './platform/database/id.ts';
import { BODY_BYTES, refusalOfJson } from './platform/http/input-sanitizer.ts';
import { contentPolicy } from './platform/security/content-policy.ts';
import { deriveKeys } from './platform/security/keys.ts';
import { sendSecurityHeaders } from './platform/security/security-headers.ts';
import { asReader, readerOf } from './platform/language/language.ts';
import { limitRequests } from './platform/limits/limit-requests.ts';
import { keepInstallation } from './platform/installation/installation.ts';
import { createLive } from './platform/live/live.ts';
import { openLive } from './platform/live/live-server.ts';
import { createLog } from './platform/observe/log.ts';
import { givenRequestId } from './platform/observe/tracing/trace.ts';
import { traceRequests } from './platform/observe/tracing/trace-requests.ts';
import { answerMalformed, routableUrl } from './platform/http/malformed-requests.ts';
import { asyncapi } from './platform/openapi/asyncapi.ts';
import { everyEndpoint, openapi } from './platform/openapi/openapi.ts';
import { limitRequestTime, UPLOAD_TIMEOUT_MS } from './platform/limits/request-timeout.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { Platform } from './platform/platform.ts';
import { findPinnedHost } from './platform/user-address/find-host.ts';
import { inProcess, serve } from './platform/http/serve.ts';
import { mountWeb } from './platform/http/web.ts';
import { storageOf } from './platform/files/storage-of.ts';

/** The product's services, on a pool of database connections. */
export function createPlatform(
  settings: Settings,
  pool: pg.Pool,
  log = createLog(settings.LOG_LEVEL),
): Platform {
  const db = openDatabase(pool);
  keepCurrency(settings.CURRENCY);
  const platform: Platform = {
    settings,
    installation: keepInstallation(settings),
    keys: deriveKeys(settings.SECRETS),
    log,
    db,
    replica: openReplica(settings, db, log),
    idempotent: null,
    clock: createClock(),
    events: createBus(SUBSCRIPTIONS),
    live: createLive(),
    storage: storageOf(settings),
    processor: createProcessor({
      apiUrl: settings.STRIPE_API_URL,
      secretKey: settings.STRIPE_SECRET_KEY,
      currency: settings.CURRENCY,
      webhookSecrets: settings.STRIPE_WEBHOOK_SECRETS,
      timeoutMs: 10_000,
    }),
    mailer: createMailer(settings.SMTP_URL),
    findHost: findPinnedHost(settings.PINNED_HOSTS, settings.PINNED_CERTIFICATE),
    settle: () => settle(platform, pool, BACKGROUND),
  };
  return platform;
}

const routes = ROUTES.flatMap(([, each]) => each);

/** The pages, if the settings have any, behind all endpoints. */
export async function servePages(app: FastifyInstance, platform: Platform): Promise<void> {
  const { settings, clock, installation } = platform;
  if (!settings.WEB_BUILD && !settings.WEB_DEV) return;
  await mountWeb(app, {
    api: inProcess(platform, routes),
    visitorsApi: inProcess(platform, routes, true),
    clock,
    publicUrl: settings.PUBLIC_URL,
    installation: () => installation.current(),
    currency: settings.CURRENCY,
    fee: () => currentFee(platform.db),
    build: settings.WEB_BUILD ?? null,
    policy: contentPolicy(settings),
    keepMs: settings.KEEP_PUBLIC_MS,
  });
}

/** The server with every endpoint. */
export async function createApp(platform: Platform): Promise<FastifyInstance> {
  // Anybody else could send what looks like somebody else's request.
  const isProxied = platform.settings.TRUSTED_PROXIES > 0;
  const app = Fastify({
    loggerInstance: platform.log,
    genReqId: ({ headers }) => (isProxied ? givenRequestId(headers) : undefined) ?? newId(),
    rewriteUrl: routableUrl,
    clientErrorHandler: answerMalformed,
    requestIdHeader: false,
    bodyLimit: BODY_BYTES,
    trustProxy: (_address: string, hop: number) => hop < platform.settings.TRUSTED_PROXIES,
    connectionTimeout: 60_000,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  installErrorHandler(app);
  limitRequestTime(app);
  readJson(app);
  await app.register(cookie);
  sendSecurityHeaders(app, platform.settings);
  traceRequests(app, isProxied);
  // Everything a request writes (refusals, lists, the mails it causes) is in its reader's language.
  app.addHook('onRequest', ({ headers }, _reply, done) => asReader(readerOf(headers), done));
  await limitRequests(app, platform);
  countRequests(app);
  app.addHook('onSend', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-parley-now', platform.clock.instant());
    void reply.header('permissions-policy', PERMISSIONS);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  serveHealth(app, platform);
  serve(app, platform, routes);
  serveDocument(app, platform);
  await openLive(app, platform, LIVE);
  app.all('/api/*', (_request, reply) => reply.callNotFound());
  return app;
}

/** An empty body counts as no fields, so that endpoints without input need none. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const refusal = refusalOfJson(text);
    return refusal ? done(refusal) : parse(request, text, done);
  });
}

function serveDocument(app: FastifyInstance, { settings }: Platform): void {
  let document: ReturnType<typeof openapi> | undefined;
  // Built on first use.
  app.get('/api/openapi.json', () => (document ??= openapi(everyEndpoint(), settings.PUBLIC_URL)));
  let live: ReturnType<typeof asyncapi> | undefined;
  app.get('/api/asyncapi.json', () => (live ??= asyncapi(settings.PUBLIC_URL)));
}

/**
 * Camera and microphone for the room: it is reached by client-side navigation from any page, so every page's policy
 * has to allow them.
 */
const PERMISSIONS =
  'camera=(self), microphone=(self), display-capture=(self), screen-wake-lock=(self), geolocation=(), payment=(), usb=()';
