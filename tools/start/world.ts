import path from 'node:path';
import { startDatabase } from '../postgres/database.ts';
import { prepareDatabase } from './demo.ts';
import type { Life } from './life.ts';
import { noteMailServer, notedMailServer } from './mail-server.ts';
import { secretsOf, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { webBuild } from '../web-build.ts';

export type World = {
  /** The product's environment. */
  environment: Record<string, string>;
  hasDemoPeople: boolean;
};

/** Starts what the product needs: the stand-ins, and a migrated and seeded database. */
export async function startSurroundings(
  settings: Settings,
  life: Life,
  log: (line: string) => void,
): Promise<World> {
  const secrets = secretsOf(settings.dataDir);
  const filesDir = path.join(settings.dataDir, 'files');
  const [databaseUrl, stands] = await Promise.all([
    database(settings, life, log),
    outside(settings, secrets, life),
  ]);
  const { demo, currency, outsideUrl } = settings;
  const hasDemoPeople = await prepareDatabase({ demo, currency, databaseUrl, outsideUrl, filesDir, log });
  life.signal.throwIfAborted();
  return {
    environment: environmentOf(settings, secrets, { databaseUrl, filesDir, ...stands }),
    hasDemoPeople,
  };
}

async function database(settings: Settings, life: Life, log: (line: string) => void): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const starting = startDatabase({ dataDir: settings.dataDir, log, signal: life.signal });
  // Registered before it has started, so that an early shutdown waits for it and stops it.
  life.atEnd(async () => {
    const started = await starting.catch(() => null);
    await started?.stop();
  }, 5_000);
  return (await starting).url;
}

async function outside(settings: Settings, secrets: Secrets, life: Life): Promise<Stands> {
  const { startOutside } = await import('@parley/outside/main.ts');
  const world = await startOutside({
    host: settings.host,
    port: settings.outsidePort,
    smtpPort: 0,
    dataFile: path.join(settings.dataDir, 'outside.sqlite'),
    currency: settings.currency,
    publicUrl: settings.outsideUrl,
    webhooks: {
      url: `${settings.publicUrl}/api/payment/webhook`,
      platformSecret: secrets.platformWebhook,
      connectSecret: secrets.connectWebhook,
    },
    bounces: { url: `${settings.publicUrl}/api/users/bounce`, secret: secrets.bounces },
  });
  life.atEnd(() => world.close(), 1_000);
  noteMailServer(settings.dataDir, world.smtpUrl);
  return { smtpUrl: world.smtpUrl, pinned: [world.calendars, world.pushes, world.receiver] };
}

/** Where the stand-ins are. */
type Stands = { smtpUrl: string; pinned: { pin: string; certificate: string }[] };
type Places = Stands & { databaseUrl: string; filesDir: string };

/** The product's environment for a tool that works beside it: the installation's own, or else that of `npm start`. */
export function environmentForTool(
  settings: Settings,
  databaseUrl: string,
): Record<string, string | undefined> {
  if (process.env.STRIPE_SECRET_KEY) return { ...process.env, DATABASE_URL: databaseUrl };
  const filesDir = path.join(settings.dataDir, 'files');
  const smtpUrl = notedMailServer(settings.dataDir);
  const places = { databaseUrl, filesDir, smtpUrl, pinned: [] };
  return environmentOf(settings, secretsOf(settings.dataDir), places);
}

function environmentOf(settings: Settings, secrets: Secrets, places: Places): Record<string, string> {
  return {
    NODE_ENV: 'production',
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: places.databaseUrl,
    SECRETS: secrets.session,
    STRIPE_SECRET_KEY: 'sk_test_parley',
    STRIPE_API_URL: settings.outsideUrl,
    STRIPE_WEBHOOK_SECRETS: `${secrets.platformWebhook},${secrets.connectWebhook}`,
    CURRENCY: settings.currency,
    SMTP_URL: places.smtpUrl,
    MAIL_FROM: 'Parley <hello@parley.test>',
    BOUNCES_SECRET: secrets.bounces,
    BOUNCES_ADDRESS: 'bounces@parley.test',
    FILES_DIR: places.filesDir,
    PINNED_HOSTS: places.pinned.map(({ pin }) => pin).join(','),
    PINNED_CERTIFICATE: places.pinned.map(({ certificate }) => certificate).join(''),
    VAPID_PUBLIC_KEY: secrets.push.publicKey,
    VAPID_PRIVATE_KEY: secrets.push.privateKey,
    DEMO_CLOCK: '1',
    WEB_BUILD: webBuild,
    // Quiet by default; LOG_LEVEL=info logs every request.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    ...passedThrough(process.env),
  };
}

/** Settings passed through: limits, calls, Redis, languages and contact addresses. */
const PASSED_THROUGH = [
  'WRITES_IN_10_SECONDS',
  'READS_IN_10_SECONDS',
  'AT_ONCE_PER_NETWORK',
  'AT_ONCE_PER_USER',
  'SHED_ABOVE_MS',
  'KEEP_PUBLIC_MS',
  'STUN_URLS',
  'TURN_URLS',
  'TURN_SECRET',
  'REDIS_URL',
  'LOCALES_DIR',
  'SUPPORT_EMAIL',
  'SECURITY_CONTACT',
] as const;

function passedThrough(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(PASSED_THROUGH.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}
