import type { Processor } from '../payments/processor.ts';
import type { Settings } from '../env.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import type { Bus } from './events.ts';
import type { Keys } from './keys.ts';
import type { Live } from './live.ts';
import type { Logger } from './log.ts';
import type { Pace } from './pace.ts';
import type { Storage } from './storage.ts';

/** What every use case works with. */
export interface Platform {
  settings: Settings;
  keys: Keys;
  db: Db;
  clock: Clock;
  log: Logger;
  events: Bus;
  live: Live;
  storage: Storage;
  pace: Pace;
  processor: Processor;
  /** Does what has fallen due and works off the queue: for the demo's moved clock and for tests. */
  settle(): Promise<void>;
}
