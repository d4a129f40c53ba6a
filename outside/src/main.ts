import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { startCalendars } from './calendars.ts';
import { startReceiver } from './receiver/receiver.ts';
import { startPushService } from './pushes/push-service.ts';
import { serveApi, type RecordedRequest } from './api.ts';
import { closeOverdue } from './objects/checkout.ts';
import { serveControls } from './controls.ts';
import { openFaults } from './faults.ts';
import { openKeys } from './idempotency.ts';
import type { BounceEndpoint } from './mail/send-back.ts';
import { serveMail } from './mail/mail.ts';
import { serveMailbox } from './pages/mailbox.ts';
import { servePages } from './pages/serve.ts';
import { readMultipart } from './multipart.ts';
import { Refusal } from './refusal.ts';
import { shapeChecks, type Mismatch } from './objects/shapes.ts';
import { openStore } from './store.ts';
import { startWebhooks, type Endpoint } from './webhooks.ts';
import type { World } from './world.ts';

const MAX_UPLOAD = 16 * 1024 * 1024;
const EXPIRE_INTERVAL_MS = 15_000;

export interface OutsideSettings {
  host: string;
  /** 0 picks a free port; same for `smtpPort`. */
  port: number;
  smtpPort: number;
  /** A SQLite file, or ':memory:'. */
  dataFile: string;
  /** What the platform’s bank account is in (ISO 4217); US dollars by default. */
  currency?: string;
  /** With an empty URL, deliveries wait until it is set. */
  webhooks: Endpoint;
  publicUrl?: string;
  /** Where people who read the mailbox can have an email sent back to; by default they can't. */
  bounces?: BounceEndpoint;
  log?: (line: string) => void;
  /** In tests: validates every request and answer against stripe-node's types. */
  mismatch?: Mismatch;
  /** In tests: sees every request. */
  watch?: (seen: RecordedRequest) => void;
  /** Milliseconds, like Date.now; tests advance it. */
  clock?: () => number;
}

export type Outside = Awaited<ReturnType<typeof startOutside>>;

/** Starts the stand-ins: the card processor, the mailboxes, the calendars and the browsers' push service. */
export async function startOutside(settings: OutsideSettings) {
  const { host, log = () => {}, clock = Date.now } = settings;
  const store = openStore(settings.dataFile);
  const now = () => Math.floor(clock() / 1000);
  const webhooks = startWebhooks(store, { ...settings.webhooks }, now, log);
  const shapes = shapeChecks(settings.mismatch);
  const faults = openFaults();
  const emit: World['emit'] = (type, object, account) =>
    shapes.checkObject(webhooks.emit(type, object, account));
  const currency = (settings.currency ?? 'USD').toLowerCase();
  const world: World = { store, now, currency, url: settings.publicUrl ?? '', emit };

  const app = newServer(log);
  serveApi(app, {
    world,
    keys: openKeys(store, now),
    faults,
    shapes,
    log,
    watch: settings.watch ?? (() => {}),
  });
  serveControls(app, { world, faults, webhooks });
  servePages(app, world);
  serveMailbox(app, store, settings.bounces ?? null);
  const [calendars, pushes, receiver] = await Promise.all([
    startCalendars(app),
    startPushService(app),
    startReceiver(app),
  ]);

  const mail = await serveMail(store, { host, port: settings.smtpPort }, log);
  const port = await listen(app, host, settings.port).catch(async (error) => {
    await Promise.all([mail.close(), calendars.close(), pushes.close(), receiver.close()]);
    throw error;
  });
  world.url ||= `http://${host}:${port}`;
  const overdue = setInterval(() => closeOverdue(world), EXPIRE_INTERVAL_MS);
  webhooks.start();

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    clearInterval(overdue);
    await Promise.all([
      app.close(),
      mail.close(),
      webhooks.close(),
      calendars.close(),
      pushes.close(),
      receiver.close(),
    ]);
    store.close();
  }

  return {
    url: world.url,
    smtpUrl: `smtp://${host}:${mail.port}`,
    port,
    smtpPort: mail.port,
    mailConnections: mail.connections,
    /** Where the product finds the host of calendars, and the certificate to trust there. */
    calendars: { pin: calendars.pin, certificate: calendars.certificate },
    /** The same for the browsers' push service. */
    pushes: { pin: pushes.pin, certificate: pushes.certificate },
    /** The same for the receiver of webhooks. */
    receiver: { pin: receiver.pin, certificate: receiver.certificate },
    get webhookUrl() {
      return webhooks.url;
    },
    set webhookUrl(url: string) {
      webhooks.url = url;
    },
    /** Idempotent. */
    close: () => (closing ??= close()),
  };
}

function newServer(log: (line: string) => void): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 300 } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD },
    (request, body, done) =>
      done(null, readMultipart(Buffer.from(body), request.headers['content-type'] ?? '')),
  );
  app.setNotFoundHandler((request, reply) => {
    log(`nothing here: ${request.method} ${request.url}`);
    return reply
      .code(404)
      .send(new Refusal(404, false, { message: `Nothing at ${request.method} ${request.url}.` }).body);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(error.body);
    const problem = error instanceof Error ? error : new Error(String(error));
    const status =
      'statusCode' in problem && typeof problem.statusCode === 'number' ? problem.statusCode : 500;
    log(`${request.method} ${request.url}: ${problem.stack}`);
    return reply.code(status).send({ error: { type: 'api_error', message: problem.message } });
  });
  app.get('/healthz', (_request, reply) => reply.type('application/health+json').send({ status: 'pass' }));
  return app;
}

async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  await app.listen({ host, port });
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}
