import path from 'node:path';
import { CURRENCIES, isCurrency, type Currency } from '@parley/contract/money.ts';
import { defaultDataDir } from './data-dir.ts';
import { Refusal } from '../refusal.ts';

const DEMOS = ['full', 'small', 'none'] as const;

export type Settings = {
  host: string;
  port: number;
  outsidePort: number;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  demo: (typeof DEMOS)[number];
  currency: Currency;
  /** Whether DEMO was set, rather than left to its default. */
  isDemoNamed: boolean;
  /** The product's URL, without a trailing slash. */
  publicUrl: string;
  outsideUrl: string;
};

/** The settings of `npm start` and `npm run dev`; throws a sentence for the first invalid one. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const host = env.HOST || '127.0.0.1';
  const port = portOf('PORT', env.PORT, 3000);
  const outsidePort = portOf('OUTSIDE_PORT', env.OUTSIDE_PORT, port + 1);
  if (port === outsidePort) throw new Refusal('PORT and OUTSIDE_PORT must differ: set another OUTSIDE_PORT.');
  return {
    host,
    port,
    outsidePort,
    dataDir: dataDirOf(env, root),
    databaseUrl: databaseUrlOf(env.DATABASE_URL),
    demo: demoOf(env.DEMO || 'full'),
    currency: currencyOf(env.CURRENCY || 'USD'),
    isDemoNamed: Boolean(env.DEMO),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') || addressOf(host, port),
    outsideUrl: addressOf(host, outsidePort),
  };
}

function portOf(name: string, given: string | undefined, otherwise: number): number {
  const port = given ? Number(given) : otherwise;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(
    `${name} must be a whole number from 1 to 65535, not ${given ?? port}: set another ${name}.`,
  );
}

function databaseUrlOf(given: string | undefined): string | null {
  if (!given) return null;
  if (/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)) return given;
  // Not quoted, because it may contain a password.
  throw new Refusal(
    'DATABASE_URL must look like postgres://user:password@host:5432/database: correct it, or unset it.',
  );
}

function dataDirOf(env: NodeJS.ProcessEnv, root: string): string {
  if (env.DATA_DIR) return path.resolve(root, env.DATA_DIR);
  return env.DATABASE_URL ? path.join(root, '.data') : defaultDataDir(root);
}

function demoOf(given: string): Settings['demo'] {
  const demo = DEMOS.find((each) => each === given);
  if (demo) return demo;
  throw new Refusal(`DEMO must be full, small or none, not "${given}".`);
}

function currencyOf(given: string): Currency {
  if (isCurrency(given)) return given;
  throw new Refusal(`CURRENCY must be one of ${CURRENCIES.join(', ')}, not "${given}".`);
}

function addressOf(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? '127.0.0.1' : name}:${port}`;
}
