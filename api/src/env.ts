import { createECDH } from 'node:crypto';
import path from 'node:path';
import { CURRENCIES } from '@parley/contract/money.ts';
import { MAX_BILLING_NAME, MAX_TAX_ID, MAX_VAT_LABEL } from '@parley/contract/limits.ts';
import { INVOICE_PREFIX } from '@parley/contract/payments/invoice-kinds.ts';
import { COUNTRIES } from '@parley/contract/users/countries.ts';
import { z } from 'zod';
import { OperatorError } from './platform/operator-error.ts';
import { givenSettings, misspelled, type Environment } from './platform/settings/given-settings.ts';
import { faultSentence } from './platform/settings/setting-faults.ts';

const flag = z.stringbool().default(false);
const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((each) => each.trim() || []));

/** Not what docs/operate has in its place: with it all seems well until the first email, or for good on invoices. */
const isFilledIn = (value: string) => !/USER:PASSWORD@|^your company\b/i.test(value);

const secret = z.string().min(32);
/** What is behind it would be lost on the way into links: pages and calls begin at the top. */
const isOrigin = (url: string) => URL.parse(url)?.href === `${URL.parse(url)?.origin}/`;
/** Else mails would leave without a sender, or with quotes in it, and be refused for good. */
const SENDER = /^(?:[^"<>@]*|"[^"<>]*"\s*)<?[^\s"<>@]+@[^\s"<>@]+>?$/;

/**
 * The settings of the product (environment variables), read once from the environment (process.env): each by its name, or in a file that NAME_FILE names; empty
 * ones count as unset. It doesn't start without the required ones. `npm run settings` makes docs/operate/settings.md and
 * .env.example of what stands here.
 */
export const Settings = z.object({
  // ## Web
  /** The address to listen on: 127.0.0.1 for this machine only (the default), 0.0.0.0 or :: for everyone. */
  HOST: z.string().default('127.0.0.1'),
  /** The port to listen on, 0 to 65535; 0 picks any free one. Default 3000. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address of OBSERVE_PORT: 127.0.0.1 for this machine only (the default); never one that the public can reach. */
  OBSERVE_HOST: z.string().default('127.0.0.1'),
  /** A port for /metrics (Prometheus), and for /healthz and /readyz besides those of PORT, 0 to 65535; a process with --background has no other. Default: none. */
  OBSERVE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** Required. The public address of the product, such as https://parley.example, without a path; links in emails start with it. With https, cookies are Secure and HSTS is sent. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).refine(isOrigin, { abort: true }),
  // ## Database
  /** Required. The PostgreSQL database (15 or newer): postgres://user:password@host:5432/database. */
  DATABASE_URL: z.string().startsWith('postgres'),
  /** Whether a start migrates the database. Off, for several machines: `parley migrate` is a step of its own before, and a start on an older database is refused. Default on. */
  MIGRATE_AT_START: z.stringbool().default(true),
  /** The same database without PgBouncer between, if DATABASE_URL leads to one (1.21 or newer, transaction mode): for background work and migrations, which need connections of their own. The role of the database then gets the time limits of calls. Default: DATABASE_URL. */
  DATABASE_DIRECT_URL: z.string().startsWith('postgres').optional(),
  /** A streaming replica of the database for what visitors who aren’t signed in read, at most a second old; while it is away or further behind, DATABASE_URL is asked. Like DATABASE_URL it may lead to a PgBouncer. Default none. */
  DATABASE_READ_URL: z.string().startsWith('postgres').optional(),
  /** The maximum number of connections of one process for calls, 2 to 100; background work opens up to 9 more, and /readyz one. With DATABASE_READ_URL as many there, and two to see how far it is. Default 10. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  // ## Secrets
  /** Required (SECRET is its older name). Comma-separated secrets of at least 32 characters (`openssl rand -base64 48` generates one), from which all keys are derived. The first one signs, all of them verify; see SECURITY.md for how to rotate it. */
  SECRETS: z
    .string()
    .transform((list) => list.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.tuple([secret], secret)),
  // ## Card processor
  /** Required. The secret key of the card processor (Stripe), sk_live_… or sk_test_…. */
  STRIPE_SECRET_KEY: z.string().regex(/^(?:sk|rk)_(?:live|test)_\w+$/),
  /** The address of the processor’s API, for the demo and tests. Default https://api.stripe.com. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** Required. Comma-separated webhook signing secrets (whsec_…): of the platform endpoint, of the Connect endpoint, and one being rotated. */
  STRIPE_WEBHOOK_SECRETS: z
    .string()
    .regex(/^whsec_[\w+/=-]+(?:\s*,\s*whsec_[\w+/=-]+)*$/)
    .transform((list) => list.split(/\s*,\s*/)),
  /** The currency of all money (ISO 4217), with two decimals and one that the processor settles: USD (the default), AUD, CAD, CHF, DKK, EUR, GBP, NOK, NZD, PLN, SEK or SGD. It stands once somebody has named a price. */
  CURRENCY: z.enum(CURRENCIES).default('USD'),
  // ## Mail and contact
  /** Required. The SMTP server: smtp://user:password@host:587, or smtps://… for implicit TLS. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).refine(isFilledIn),
  /** The sender of emails: an address, or a name and an address as in Parley <hello@parley.example>. Default Parley <hello@parley.test>, which mailboxes reject: set your own. Its name gives way to one that admins set. */
  MAIL_FROM: z.string().regex(SENDER).default('Parley <hello@parley.test>'),
  /** Where people write for help, shown on pages and in emails, until admins set another address. Default support@parley.test, which doesn’t exist: set your own. */
  SUPPORT_EMAIL: z.email().default('support@parley.test'),
  /** Where to report vulnerabilities, an address or a URL (https:, mailto:, tel:), shown in /.well-known/security.txt, until admins set another. Default security@parley.test, which doesn’t exist either. */
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })])
    .default('security@parley.test'),
  /** The secret of at least 32 characters with which emails that came back are handed to /api/users/bounce (docs/operate/mail.md). Default: none are taken in. */
  BOUNCES_SECRET: secret.optional(),
  /** The address that emails come back to, such as bounces@parley.example; each adds a number of its own with a +, so bounces+…@ has to arrive there too. Default: the address of MAIL_FROM, without a number. */
  BOUNCES_ADDRESS: z.email().optional(),
  // ## Invoices
  /** Who you are on the invoices for your fee. Default: the installation’s name, which admins may change. */
  INVOICE_NAME: z.string().trim().min(1).max(MAX_BILLING_NAME).refine(isFilledIn).optional(),
  /** Your address on them, its lines separated by |. Default none. */
  INVOICE_ADDRESS: z
    .string()
    .default('')
    .transform((lines) => lines.split('|').flatMap((line) => line.trim() || [])),
  /** Your country on them (ISO 3166-1 alpha-2). Default none. */
  INVOICE_COUNTRY: z.enum(COUNTRIES).optional(),
  /** Your tax number on them. Default none. */
  INVOICE_TAX_ID: z.string().trim().max(MAX_TAX_ID).optional(),
  /** What the numbers of professionals’ invoices begin with: up to ten capitals and digits and a hyphen, other than the FEE- of your own. Those that are issued keep theirs. */
  INVOICE_PREFIX: z
    .string()
    .regex(/^(?!FEE-)[A-Z\d]{1,10}-$/)
    .default(INVOICE_PREFIX),
  /** What the tax in your fee is called, such as VAT; it needs INVOICE_VAT_PERCENT. Default: none is shown. */
  INVOICE_VAT_LABEL: z.string().trim().max(MAX_VAT_LABEL).optional(),
  /** Its rate in percent, with up to two decimals; your fee includes it. See INVOICE_VAT_LABEL. */
  INVOICE_VAT_PERCENT: z.coerce.number().min(0).max(100).multipleOf(0.01).optional(),
  // ## Files
  /** Required unless S3_BUCKET is set: the folder for uploaded files, shared by all processes. */
  FILES_DIR: z.string().default(''),
  /** The bucket for uploaded files instead of FILES_DIR, in object storage that speaks S3; it must exist and stay private. Default none. */
  S3_BUCKET: z.string().min(1).optional(),
  /** The address of the object storage, such as https://s3.example:9000; the bucket is then part of the path. Default: that of AWS. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The address of the object storage as browsers reach it: public pictures are then read there, for two hours with one address. Default: through Parley. */
  S3_BROWSER_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The region of the bucket; most storage besides AWS takes any. Default us-east-1. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The access key for the bucket: it may list the bucket, and read, write and delete objects. Default: what AWS gives the machine. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  /** See S3_ACCESS_KEY_ID; it stays secret. */
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** The storage of one person, in bytes, until admins set another. Default 2 GB. */
  STORED_BYTES_PER_USER: z.coerce.number().int().min(1).default(2_000_000_000),
  // ## Limits
  /** How many free consultations that a client asked for may be ahead; 2 in the account’s first week. 0: no limit, nor those on asking again. Until admins set another. Default 5. */
  FREE_CONSULTATIONS: z.coerce.number().int().min(0).default(5),
  // ## Web
  /** The folder of the built web app; without it, only the API is served. */
  WEB_BUILD: z.string().optional(),
  /** Serves the web app from its sources, with hot reload; for development only. Default off. */
  WEB_DEV: flag,
  /** The folder of the language files (*.po). Default `locales` in the project. */
  LOCALES_DIR: z.string().default(path.join(import.meta.dirname, '../../locales')),
  // ## Demo and tests
  /** Lets anyone move the clock; for the demo only. Default off. */
  DEMO_CLOCK: flag,
  /** Comma-separated host=address:port, for the demo and tests: where calendars at these hosts are reached, instead of by their name on port 443. Default none. */
  PINNED_HOSTS: addresses.pipe(z.array(z.string().regex(/^[\w.-]+=[\d.:a-f[\]]+:\d+$/))),
  /** The certificate of the pinned hosts in PEM, to trust instead of the system’s. */
  PINNED_CERTIFICATE: z.string().optional(),
  // ## Push notifications
  /** The key pair of pushes to browsers (VAPID, RFC 8292) in base64url, as `parley admin push-keys` makes one; both or none. Without them there are no pushes. Browsers subscribe to this key: with another one everybody has to turn pushes on again. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  /** See VAPID_PUBLIC_KEY; it stays secret. */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Where push services reach you, mailto:… or https:…. Default mailto: and SUPPORT_EMAIL. */
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  // ## Web
  /** The number of proxies in front, 0 to 10, to find the caller’s address in X-Forwarded-For. Default 0. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** The log level (JSON lines on stdout): silent, error, warn, info (every request; the default) or debug. */
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** An OpenTelemetry collector that takes OTLP over HTTP, such as http://127.0.0.1:4318: gets traces of requests, statements (without values) and background tasks. Default none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Comma-separated name=value headers for the collector; they stay secret. Default none. */
  OTEL_EXPORTER_OTLP_HEADERS: addresses.pipe(z.array(z.string().regex(/^[\w-]+=./))),
  /** The share of traces that it gets, 0 to 1, unless the proxy’s traceparent decides. Default 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  // ## Limits
  /** The rate limit for writes: per user, or per network address (IPv6: /64) if not signed in, in 10 seconds; more get 429. Default 300. */
  WRITES_IN_10_SECONDS: z.coerce.number().int().min(1).default(300),
  /** The same for reads and pages; the calls a page makes count too. Default 600. */
  READS_IN_10_SECONDS: z.coerce.number().int().min(1).default(600),
  /** How many requests of one network address that isn’t signed in are handled at once; more wait up to 5 s, then get 429. Default 32. */
  AT_ONCE_PER_NETWORK: z.coerce.number().int().min(1).default(32),
  /** The same for one user. Default 16. */
  AT_ONCE_PER_USER: z.coerce.number().int().min(1).default(16),
  /** The event-loop delay in milliseconds above which requests that aren’t signed in get 503, and signed-in ones at five times as much. 0: never. Default 200. */
  SHED_ABOVE_MS: z.coerce.number().min(0).default(200),
  /** How long, in milliseconds, visitors who aren’t signed in get the same public page or answer; up to 30 s longer while a newer one is made. 0: each is made anew. Default 3000. */
  KEEP_PUBLIC_MS: z.coerce.number().int().min(0).max(60_000).default(3_000),
  // ## Calls
  /** Comma-separated STUN servers (stun:host:port) for calls. Default none. */
  STUN_URLS: addresses.pipe(z.array(z.string().regex(/^stuns?:/))),
  /** Comma-separated TURN relays (turn:host:port), for calls on networks that block direct connections. Default none. */
  TURN_URLS: addresses.pipe(z.array(z.string().regex(/^turns?:/))),
  /** The secret shared with the relay (coturn: static-auth-secret), at least 16 characters; TURN_URLS needs it. */
  TURN_SECRET: z.string().min(16).optional(),
  // ## Several processes
  /** redis://host:6379 shares live messages and rate limits among several processes; without it, each process has its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
});
export type Settings = z.infer<typeof Settings>;

const NAMES = Object.keys(Settings.shape);

/** The settings of an environment; refuses all at once that are missing, invalid or contradict each other. */
export function readSettings(environment: Environment): Settings {
  const { values, faults } = givenSettings(environment, [...NAMES, 'SECRET']);
  const { SECRET, SECRETS = SECRET, ...others } = values;
  const given = SECRETS === undefined ? others : { ...others, SECRETS };
  const read = Settings.safeParse(given);
  if (!read.success) faults.push(...read.error.issues.map((issue) => faultSentence(issue, given)));
  faults.push(...faultsOfPairs(given));
  if (read.success && faults.length === 0) return read.data;
  throw new OperatorError(`These settings are missing or invalid:\n${faults.map(listed).join('\n')}`);
}

/** A sentence for each name in the environment that is not a setting but nearly one. */
export function misspelledSettings(environment: Environment): string[] {
  return misspelled(environment, [...NAMES, 'SECRET', ...OF_THE_DEMO]);
}

/** The settings of `npm start` besides those that the product has too. */
const OF_THE_DEMO = ['OUTSIDE_PORT', 'DATA_DIR', 'DEMO'];

const listed = (fault: string) => `  - ${fault}`;

/** Settings that go together: the second needs the first. */
const PAIRS = [
  ['INVOICE_VAT_PERCENT', 'INVOICE_VAT_LABEL'],
  ['INVOICE_VAT_LABEL', 'INVOICE_VAT_PERCENT'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
  ['TURN_SECRET', 'TURN_URLS'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_BROWSER_ENDPOINT'],
] as const;

/** What is wrong with settings that belong together. */
function faultsOfPairs(given: Record<string, string>): string[] {
  const missing = PAIRS.filter(([first, second]) => !(first in given) && second in given);
  const faults = missing.map(([first, second]) => `${first} is missing: ${second} needs it.`);
  if (!('FILES_DIR' in given || 'S3_BUCKET' in given))
    faults.push('FILES_DIR is missing. Files need a folder, or S3_BUCKET.');
  return isPairOfKeys(given) ? faults : [...faults, 'VAPID_PUBLIC_KEY doesn’t belong to VAPID_PRIVATE_KEY.'];
}

/** True, too, while there is no pair of keys in the right form to compare. */
function isPairOfKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Record<string, string>): boolean {
  const { shape } = Settings;
  const { data: publicKey } = shape.VAPID_PUBLIC_KEY.safeParse(VAPID_PUBLIC_KEY);
  const { data: privateKey } = shape.VAPID_PRIVATE_KEY.safeParse(VAPID_PRIVATE_KEY);
  if (publicKey === undefined || privateKey === undefined) return true;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url') === publicKey;
}
