// `npm run bench [name…]`: fails when a figure misses its goal. `all` measures the table, without what takes long or
// needs a large world, unless that is named too, and writes docs/performance.md; `write` does so for the named parts.
import { alerts } from './alerts/alerts.ts';
import { free } from './world/free.ts';
import { hostile } from './hostile.ts';
import { largeWorld } from './world/large-world.ts';
import { live } from './live.ts';
import { messages } from './messages.ts';
import { publicReads } from './public-reads.ts';
import { random } from './random.ts';
import { servicesList } from './services-list.ts';
import { slots } from './slots/whole.ts';
import type { Measured, Part } from './table/part.ts';
import { booking } from './table/booking.ts';
import { disturbed } from './table/disturbed.ts';
import { history } from './table/history.ts';
import { ledger } from './table/ledger.ts';
import { memory } from './table/memory.ts';
import { processes } from './table/processes.ts';
import { reads } from './table/reads.ts';
import { webhooks } from './table/webhooks.ts';
import { writeTable } from './table/write.ts';

const table: Record<string, Part> = {
  public: publicReads,
  reads,
  messages,
  booking,
  world: largeWorld,
  free,
  webhooks,
  history,
  ledger,
  memory,
  processes,
  disturbed,
};
/** Figures that aren't in the table. */
const others = { alerts, services: servicesList, live, hostile, random, slots };
const USUAL = ['services', 'public', 'live', 'hostile'];

const asked = process.argv.slice(2);
const isAll = asked.includes('all');
const named = asked.length > 0 ? asked : USUAL;
const isNamed = (name: string) => named.includes(name);
const isMeasured = ([name, { isLong }]: [string, Part]) => isNamed(name) || (isAll && !isLong);

let good = true;
const measured: Measured[] = [];
for (const [, part] of Object.entries(table).filter(isMeasured)) measured.push(...(await part.measure()));
for (const [name, figure] of Object.entries(others)) if (isNamed(name)) good = (await figure()) && good;
if (isAll || isNamed('write')) writeTable(Object.values(table), measured);
process.exitCode = good && measured.every(({ isGood }) => isGood) ? 0 : 1;
