import { createPlatform } from '../../src/app.ts';
import { readSettings } from '../../src/env.ts';
import { openPool } from '../../src/platform/database/db.ts';
import { createLog } from '../../src/platform/observe/log.ts';
import { pausedClock } from './clock.ts';

// A process of its own that does the background work of a world once, so that it can be killed in the middle.
const [now = ''] = process.argv.slice(2);
const settings = readSettings(process.env);
const log = createLog(settings.LOG_LEVEL);
const platform = createPlatform(settings, openPool(settings.DATABASE_URL, 4, log), log);
platform.clock = pausedClock(now);
process.send?.('ready');
await platform.settle();
process.exit();
