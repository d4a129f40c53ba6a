// `npm run bench [figure…]`: fails when a figure misses its floor. `random` has to be named: it takes half an hour.
import { hostile } from './hostile.ts';
import { live } from './live.ts';
import { publicReads } from './public-reads.ts';
import { random } from './random.ts';
import { servicesList } from './services-list.ts';

const figures = { services: servicesList, public: publicReads, live, hostile, random };

const asked = process.argv.slice(2);
const named = asked.length > 0 ? asked : Object.keys(figures).filter((name) => name !== 'random');
let good = true;
for (const [name, figure] of Object.entries(figures)) {
  if (named.includes(name)) good = (await figure()) && good;
}
process.exitCode = good ? 0 : 1;
