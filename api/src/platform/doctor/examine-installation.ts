import { createPlatform } from '../../app.ts';
import { readSettings, type Settings } from '../../env.ts';
import { openPool } from '../database/db.ts';
import { directUrl } from '../database/pooler/pooled.ts';
import { createLog } from '../observe/log.ts';
import { ownSettings } from '../installation/own-settings.ts';
import { OperatorError } from '../operator-error.ts';
import type { Platform } from '../platform.ts';
import type { Environment } from '../settings/given-settings.ts';
import { checkCurrency } from './check-currency.ts';
import { checkClock, checkDatabase, checkMigrations } from './check-database.ts';
import { checkCollector } from './check-collector.ts';
import { checkMail } from './check-mail.ts';
import { checkKey, checkWebhooks } from './check-processor.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRedis } from './check-redis.ts';
import { checkRelays } from './check-relay.ts';
import { checkReplica } from './check-replica.ts';
import { checkSettings } from './check-settings.ts';
import { checkSpace, checkStorage } from './check-storage.ts';
import { checkBackups, checkLedger, checkMails, checkQueue, checkReconciliation } from './check-work.ts';
import { error, examine, type Finding } from './finding.ts';
import type pg from 'pg';

/** Looks at everything an installation needs, all at once; changes nothing. Settings that can't be read are all that is told. */
export async function examineInstallation(environment: Environment): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (fault) {
    if (!(fault instanceof OperatorError)) throw fault;
    const [, ...faults] = fault.message.split('\n  - ');
    return faults.map((says) => ({ check: 'settings', ...error(says) }));
  }
  const log = createLog('silent');
  const pool = openPool(directUrl(settings), 4, log);
  const platform = createPlatform(settings, pool, log);
  try {
    const found = await Promise.all(checks(environment, platform, pool));
    return found.flat();
  } finally {
    platform.mailer.close();
    await platform.replica.close();
    await pool.end();
  }
}

const SERVER = 'start PostgreSQL, or correct DATABASE_URL.';

function checks(environment: Environment, platform: Platform, pool: pg.Pool): Promise<Finding[]>[] {
  const { settings, db, storage, mailer, processor } = platform;
  const {
    DATABASE_READ_URL,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    SMTP_URL,
    FILES_DIR,
    S3_BUCKET,
    REDIS_URL,
    TURN_URLS,
    TURN_SECRET,
  } = settings;
  return [
    // What admins have set stays unknown without a database, of which another check tells.
    examine('settings', '', async () =>
      checkSettings(environment, settings, await ownSettings(db).catch(() => null)),
    ),
    examine('database', SERVER, () => checkDatabase(pool)),
    examine('migrations', SERVER, () => checkMigrations(pool)),
    ...(DATABASE_READ_URL === undefined
      ? []
      : [
          examine('replica', 'start it, or unset DATABASE_READ_URL; visitors read DATABASE_URL.', () =>
            checkReplica(settings, DATABASE_READ_URL, pool),
          ),
        ]),
    examine('clock', SERVER, () => checkClock(pool)),
    examine('mail', 'correct SMTP_URL, or see what the server expects.', () => checkMail(mailer, SMTP_URL)),
    examine('processor', 'correct STRIPE_SECRET_KEY, or let this machine reach the processor.', () =>
      checkKey(processor, settings),
    ),
    examine('webhooks', 'see the processor’s dashboard.', () => checkWebhooks(processor, settings)),
    examine('currency', 'let this machine reach the processor and the database.', () =>
      checkCurrency(pool, processor, settings),
    ),
    examine('files', 'let the product read, write and delete there.', () => checkStorage(storage)),
    ...(S3_BUCKET === undefined ? [examine('space', 'create FILES_DIR.', () => checkSpace(FILES_DIR))] : []),
    ...(REDIS_URL === undefined
      ? []
      : [examine('redis', 'start Redis, or correct REDIS_URL.', () => checkRedis(REDIS_URL))]),
    ...(TURN_SECRET === undefined || TURN_URLS.length === 0
      ? []
      : [
          examine('relay', 'start the relay, and open its ports.', () => checkRelays(TURN_URLS, TURN_SECRET)),
        ]),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? []
      : [
          examine('traces', 'start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT.', () =>
            checkCollector(settings, OTEL_EXPORTER_OTLP_ENDPOINT),
          ),
        ]),
    examine('proxy', 'start the product and its proxy, or correct PUBLIC_URL.', () => checkProxy(settings)),
    examine('ledger', SERVER, () => checkLedger(pool)),
    examine('queue', SERVER, () => checkQueue(pool)),
    examine('mails', SERVER, () => checkMails(pool)),
    examine('backup', SERVER, () => checkBackups(pool)),
    examine('reconciliation', SERVER, () => checkReconciliation(pool)),
  ];
}
