// Started as a separate process by database.test.ts, to be killed.
import { startDatabase } from './database.ts';

const dataDir = process.argv[2] ?? '';
await startDatabase({ dataDir, log: () => {}, initFlags: ['--no-sync'] });
process.send?.('ready');
setInterval(() => {}, 1_000);
