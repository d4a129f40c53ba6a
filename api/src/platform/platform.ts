import type { Processor } from '../payments/processor/processor.ts';
import type { Settings } from '../env.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database/db.ts';
import type { Bus } from './events.ts';
import type { Keys } from './security/keys.ts';
import type { IdempotentCall } from './http/idempotency.ts';
import type { Live } from './live/live.ts';
import type { Logger } from './observe/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Storage } from './files/storage.ts';

/** What every use case works with. */
export interface Platform {
  settings: Settings;
  keys: Keys;
  /** The pool, or the transaction that the whole call is. */
  db: Db;
  /** The call under way, if its answer is still to be kept under a key. */
  idempotent: IdempotentCall | null;
  clock: Clock;
  log: Logger;
  events: Bus;
  live: Live;
  storage: Storage;
  processor: Processor;
  /** Closed by whoever made the platform, once nothing sends any more. */
  mailer: Mailer;
  /** Does what has fallen due and works off the queue: for the demo's moved clock and for tests. */
  settle(): Promise<void>;
}
