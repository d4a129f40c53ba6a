// `npm run bench [figure…]`: fails when a figure misses its floor.
import { hostile } from './hostile.ts';
import { live } from './live.ts';
import { servicesList } from './services-list.ts';

const figures = { services: servicesList, live, hostile };

const named = process.argv.slice(2);
let good = true;
for (const [name, figure] of Object.entries(figures)) {
  if (named.length === 0 || named.includes(name)) good = (await figure()) && good;
}
process.exitCode = good ? 0 : 1;
