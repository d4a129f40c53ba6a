import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { Call } from '@parley/contract/registry.ts';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { ServerBuild } from 'react-router';

/** Makes a call without leaving the process, as `platform/serve` offers it. */
export type InProcess = (
  call: Call,
  input: unknown,
) => Promise<{ status: number; message: string; data: unknown; code?: string }>;

export interface WebOptions {
  /** The web workspace's folder. */
  root: string;
  /** Vite with hot reload instead of the build. */
  dev: boolean;
  api: InProcess;
  clock: () => Date;
}

type GetBuild = () => Promise<ServerBuild>;

/**
 * Serves every page and asset of the web workspace. Call it after all other routes, with an answer for unknown
 * `/api/*` among them: what is left over here becomes a page.
 */
export async function mountWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  await app.register(async (scope) => {
    if (!scope.hasReplyDecorator('compress')) await scope.register(compress);
    scope.addHook('onRequest', async (_request, reply) => void reply.headers(SAFE_HEADERS));
    const getBuild = options.dev
      ? await viteBuild(app, options.root)
      : await finishedBuild(scope, options.root);
    await scope.register((pages) => mountPages(pages, getBuild, options));
  });
}

async function mountPages(scope: FastifyInstance, getBuild: GetBuild, options: WebOptions) {
  // The router reads bodies itself, from the raw request.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _body, done) => done(null));
  const finished = options.dev ? null : createRequestHandler(await getBuild(), 'production');
  scope.all('/*', async (request, reply) => {
    const build = await getBuild();
    const handler = finished ?? createRequestHandler(build, 'development');
    const nonce = options.dev ? undefined : randomBytes(18).toString('base64');
    if (nonce) reply.header('content-security-policy', contentSecurityPolicy(nonce));
    reply.header('cache-control', 'private, no-cache');
    return reply.send(
      await handler(createRequest(request.raw, reply.raw), pageContext(build, request, options, nonce)),
    );
  });
}

/** The contexts come out of the build, so that the pages and we hold the same objects. */
function pageContext(
  build: ServerBuild,
  request: FastifyRequest,
  options: WebOptions,
  nonce: string | undefined,
) {
  const context = new RouterContextProvider();
  const given: Record<string, unknown> = {
    apiContext: options.api,
    clockContext: options.clock,
    nonceContext: nonce,
    faultContext: (fault: unknown) => request.log.error({ err: fault }, 'a page could not be made'),
  };
  for (const [name, value] of Object.entries(given)) {
    context.set(Reflect.get(build.entry.module, name), value);
  }
  return context;
}

async function viteBuild(app: FastifyInstance, root: string): Promise<GetBuild> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
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

async function finishedBuild(scope: FastifyInstance, root: string): Promise<GetBuild> {
  await scope.register(fastifyStatic, {
    root: path.join(root, 'build/client'),
    wildcard: false,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => cacheHeader(reply, file),
  });
  const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
  return async () => build;
}

// Built assets carry a hash in their name; what stands in public/ does not.
function cacheHeader(reply: Pick<FastifyReply, 'header'>, file: string) {
  const forGood = file.includes(`${path.sep}assets${path.sep}`);
  reply.header('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
}

const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Only our own scripts, styles, pictures and calls. Style attributes are needed by the overlap strip on the server. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
