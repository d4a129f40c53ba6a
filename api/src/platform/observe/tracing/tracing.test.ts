import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { clara } from '../../../../test/cast.ts';
import { portOf } from '../../../../test/hostile/wire.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { createApp } from '../../../app.ts';
import { checkCollector } from '../../doctor/check-collector.ts';
import { createLog } from '../log.ts';
import { startTracing } from './start-tracing.ts';

/* The example of the W3C's Trace Context. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

/** The request of OTLP over HTTP in JSON, as the protocol has it. */
const Value = z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() });
const Attribute = z.object({ key: z.string(), value: Value });
const Span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(Attribute),
});
const Export = z.looseObject({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});

let collector: Server;
let endpoint: string;
let world: World;
let taken: z.infer<typeof Export>[] = [];
let asked: { url: string; authorization: string }[] = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '' });
    taken.push(Export.parse(await json(request)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${portOf(collector)}`;
  world = await createWorld();
});
afterAll(async () => {
  await world.close();
  collector.closeAllConnections();
  collector.close();
});

/** What a request and the tasks it leaves behind hand over. */
async function trace(headers: Record<string, string>, more: Record<string, unknown> = {}) {
  [taken, asked] = [[], []];
  const settings = {
    ...world.platform.settings,
    TRUSTED_PROXIES: 1,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: ['authorization=Bearer of-the-collector'],
    ...more,
  };
  const tracing = await startTracing(settings, createLog('silent'));
  const app = await createApp({ ...world.platform, settings });
  const body = { email: clara.email };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/forgotPassword', headers, body });
  expect(answer.statusCode).toBe(200);
  await app.inject({ url: '/healthz' });
  await app.close();
  await world.settle();
  await tracing.close();
  const spans = taken
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((each) => each.spans);
  return { spans, reqId: String(answer.headers['x-request-id']) };
}

test('a request, its statements and the tasks it leaves behind are one trace, the caller’s if it has one', async () => {
  const { spans, reqId } = await trace({ traceparent: `00-${TRACE}-${CALLER}-01` });
  const request = spans.find(({ name }) => name === 'POST /api/auth/forgotPassword');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, kind: 2 });
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.response.status_code', value: { intValue: 200 } },
      { key: 'parley.request_id', value: { stringValue: reqId } },
    ]),
  );
  const inside = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(inside.map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'select', 'commit']));
  const task = spans.find(({ kind }) => kind === 5);
  expect(inside).toContain(task);
  expect(spans.some(({ parentSpanId }) => parentSpanId === task?.spanId)).toBe(true);
  expect(spans.map(({ name }) => name)).not.toContain('GET /healthz');
  expect(asked[0]).toEqual({ url: '/v1/traces', authorization: 'Bearer of-the-collector' });
  expect(JSON.stringify(taken)).toContain('"parley"');
  // Statements without their values: nobody is in them.
  for (const secret of [clara.email, clara.id, '$argon2'])
    expect(JSON.stringify(taken)).not.toContain(secret);
});

test('a caller that hands nothing over, and a share of none, end up nowhere', async () => {
  const unsampled = await trace({ traceparent: `00-${TRACE}-${CALLER}-00` });
  expect(unsampled.spans.filter(({ traceId }) => traceId === TRACE)).toEqual([]);
  expect((await trace({}, { OTEL_TRACES_SAMPLER_ARG: 0 })).spans).toEqual([]);
});

test('a collector that is away costs nobody anything, and doctor names it', async () => {
  const away = 'http://127.0.0.1:9';
  await trace({}, { OTEL_EXPORTER_OTLP_ENDPOINT: away });
  expect(taken).toEqual([]);
  const { settings } = world.platform;
  expect(await checkCollector(settings, endpoint)).toEqual([{ grade: 'ok', says: 'takes traces' }]);
  await expect(checkCollector(settings, away)).rejects.toThrow();
});

test('without the setting nothing of OpenTelemetry’s SDK is loaded', () => {
  const main = path.join(import.meta.dirname, '../../../main.ts');
  const loaded = `import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); seen.push(found.url); return found; } });
    await import(${JSON.stringify(main)});
    console.log(seen.length, seen.filter((url) => /opentelemetry.(sdk|exporter|resources)/.test(url)).length);
    process.exit();`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', loaded], { encoding: 'utf8' });
  const [all, ofSdk] = stdout.trim().split(' ').map(Number);
  expect(all).toBeGreaterThan(100);
  expect(ofSdk).toBe(0);
});
