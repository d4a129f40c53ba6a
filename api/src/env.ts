import { z } from 'zod';

const flag = z.stringbool().default(false);
const addresses = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((each) => each.trim() || []));

/** The settings of the product, read once from the environment. Without the required ones it does not start. */
export const Settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where people reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
  DATABASE_URL: z.string().startsWith('postgres'),
  /** Signs access tokens and hashes codes; at least 32 characters. */
  SECRET: z.string().min(32),
  STRIPE_SECRET_KEY: z.string().min(1),
  /** Another address of the processor’s API, for the demo and tests. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  /** Comma-separated: the platform’s, the Connect endpoint’s, and one being rotated. */
  STRIPE_WEBHOOK_SECRETS: z.string().min(1),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().default('Parley <hello@parley.test>'),
  FILES_DIR: z.string().min(1),
  /** The built browser application; without it only the API is served. */
  WEB_BUILD: z.string().optional(),
  /** Serve the browser application from its sources, with hot reload. */
  WEB_DEV: flag,
  /** Lets anybody move the clock: for the demo only. */
  DEMO_CLOCK: flag,
  /** How many proxies stand in front: that many steps back is the caller’s address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How much one user, or an address without one, may do in 10 seconds; beyond it calls are answered 429. */
  WRITES_IN_10_SECONDS: z.coerce.number().int().min(1).default(300),
  READS_IN_10_SECONDS: z.coerce.number().int().min(1).default(600),
  /** Comma-separated addresses (stun:host:port) that tell a caller’s browser how the world sees it. */
  STUN_URLS: addresses.pipe(z.array(z.string().regex(/^stuns?:/))),
  /** Comma-separated addresses (turn:host:port) of the relay for calls, for those whose networks let nothing else through. */
  TURN_URLS: addresses.pipe(z.array(z.string().regex(/^turns?:/))),
  /** What the relay and we share (coturn: static-auth-secret); relay addresses without it are of no use. */
  TURN_SECRET: z.string().min(16).optional(),
  /** Joins the live channels of several processes; without it each process tells only those who are connected to it. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
});
export type Settings = z.infer<typeof Settings>;

/** The settings of an environment, or an error that names each one that is missing or wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = Settings.safeParse(environment);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`These settings are missing or wrong: ${faults.join('; ')}`);
}
