import { z } from 'zod';

const flag = z.stringbool().default(false);
const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((each) => each.trim() || []));

const secret = z.string().min(32);

/** The settings of the product, read once from the environment; empty ones count as not set. Without the required ones it does not start. */
export const Settings = z.object({
  /** The address to listen on: 127.0.0.1 for this machine alone (the default), 0.0.0.0 or :: for everybody. */
  HOST: z.string().default('127.0.0.1'),
  /** The port to listen on, 0 to 65535; 0 takes any free one. Default 3000. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Required. Where people reach the product, such as https://parley.example; links in emails begin with it. With https cookies are Secure and HSTS is sent. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  /** Required. The PostgreSQL (15 or newer) that holds everything: postgres://user:password@host:5432/database. Brought up to date at each start. */
  DATABASE_URL: z.string().startsWith('postgres'),
  /** How many connections one process opens for its calls at most, 2 to 100; its background work opens up to 9 more, and /readyz one. Default 10. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  /** Required (SECRET is the same by its older name). Comma-separated, each at least 32 characters: what all keys are derived from. The first signs, all verify; see SECURITY.md for changing it. */
  SECRETS: z
    .string()
    .transform((list) => list.split(',').flatMap((each) => each.trim() || []))
    .pipe(z.tuple([secret], secret)),
  /** Required. The secret key of the account at the card processor (Stripe), sk_live_… or sk_test_…. */
  STRIPE_SECRET_KEY: z.string().min(1),
  /** Another address of the processor’s API, for the demo and tests. Default https://api.stripe.com. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** Required. Comma-separated signing secrets (whsec_…): the platform’s endpoint, the Connect endpoint’s, and one being rotated. */
  STRIPE_WEBHOOK_SECRETS: z.string().min(1),
  /** Required. The server that takes our emails: smtp://user:password@host:587, or smtps://… for TLS from the start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Whom emails are from. Default Parley <hello@parley.test>, which no mailbox accepts: set your own. */
  MAIL_FROM: z.string().default('Parley <hello@parley.test>'),
  /** Where people write for help: shown on pages and in emails. Default support@parley.test, which no mailbox accepts: set your own. */
  SUPPORT_EMAIL: z.email().default('support@parley.test'),
  /** Where weaknesses are reported, an address or a URL (https:, mailto:, tel:): told in /.well-known/security.txt. Default security@parley.test, as above. */
  SECURITY_CONTACT: z
    .union([z.email(), z.url({ protocol: /^(https|mailto|tel)$/ })])
    .default('security@parley.test'),
  /** Required. The folder of uploaded files; several processes share it. */
  FILES_DIR: z.string().min(1),
  /** How many bytes of files one person may have stored; 2 GB. */
  STORED_BYTES_PER_USER: z.coerce.number().int().min(1).default(2_000_000_000),
  /** The folder of the built browser application; without it only the API is served. */
  WEB_BUILD: z.string().optional(),
  /** Serve the browser application from its sources, with hot reload: for development only. Default off. */
  WEB_DEV: flag,
  /** Lets anybody move the clock: for the demo only. Default off. */
  DEMO_CLOCK: flag,
  /** How many proxies stand in front, 0 to 10: that many steps back is the caller’s address. Default 0. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** What is logged, as JSON lines on stdout: silent, error, warn, info (every request; the default) or debug. */
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How many writing calls one user, or a network address (IPv6: a /64) without one, may make in 10 seconds; beyond it they are answered 429. Default 300. */
  WRITES_IN_10_SECONDS: z.coerce.number().int().min(1).default(300),
  /** The same for reading calls and pages; a page also counts the calls made for it. Default 600. */
  READS_IN_10_SECONDS: z.coerce.number().int().min(1).default(600),
  /** How many requests from one network address without a user are worked on at once; more wait up to 5 s, and what is over that is answered 429. Default 32. */
  AT_ONCE_PER_NETWORK: z.coerce.number().int().min(1).default(32),
  /** The same for one user. Default 16. */
  AT_ONCE_PER_USER: z.coerce.number().int().min(1).default(16),
  /** When the event loop lags by more milliseconds than this, requests without a user are answered 503, and signed-in ones at five times as much. 0 for never. Default 200. */
  SHED_ABOVE_MS: z.coerce.number().min(0).default(200),
  /** Comma-separated addresses (stun:host:port) that tell a caller’s browser how the world sees it. Default none. */
  STUN_URLS: addresses.pipe(z.array(z.string().regex(/^stuns?:/))),
  /** Comma-separated addresses (turn:host:port) of the relay for calls, for those whose networks let nothing else through. Default none. */
  TURN_URLS: addresses.pipe(z.array(z.string().regex(/^turns?:/))),
  /** What the relay and we share (coturn: static-auth-secret), at least 16 characters; relay addresses without it are of no use. */
  TURN_SECRET: z.string().min(16).optional(),
  /** redis://host:6379 joins the live channels and the limits of several processes; without it each process tells, and counts, only its own. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of an environment, or an error that names each one that is missing or wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const set = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const { SECRET, SECRETS = SECRET, ...others } = Object.fromEntries(set);
  const read = Settings.safeParse({ ...others, SECRETS });
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or invalid: ${faults.join('; ')}`);
}
