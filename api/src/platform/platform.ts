import type { Processor } from '../payments/processor/processor.ts';
import type { Settings } from '../env.ts';
import type { Clock } from './clock.ts';
import type { KeptInstallation } from './installation/installation.ts';
import type { Db } from './database/db.ts';
import type { Replica } from './database/replica/replica.ts';
import type { Bus } from './events.ts';
import type { Keys } from './security/keys.ts';
import type { IdempotentCall } from './http/idempotency.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './observe/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FindHost } from './user-address/find-host.ts';
import type { Storage } from './files/storage.ts';

export interface Platform {
  settings: Settings;
  /** What admins have set, kept in memory. */
  installation: KeptInstallation;
  keys: Keys;
  /** The pool, or the request's transaction. */
  db: Db;
  /** Reads what may be a second old. Closed by the creator of the platform. */
  replica: Replica;
  /** The current request, if its reply is still to be stored under its idempotency key. */
  idempotent: IdempotentCall | null;
  clock: Clock;
  log: Logger;
  events: Bus;
  live: Live;
  storage: Storage;
  processor: Processor;
  /** Closed by the creator of the platform, after everything that sends. */
  mailer: Mailer;
  /** Finds the hosts of addresses that users give. */
  findHost: FindHost;
  /** Runs everything due and empties the queue: for the demo's movable clock and for tests. */
  settle(): Promise<void>;
}
