// `npm run bench [figure…]`: fails when a figure misses its floor. Two have to be named: `random` takes half an hour, and
// `world` needs a large world.
import { hostile } from './hostile.ts';
import { largeWorld } from './large-world.ts';
import { live } from './live.ts';
import { messages } from './messages.ts';
import { publicReads } from './public-reads.ts';
import { random } from './random.ts';
import { servicesList } from './services-list.ts';

const figures = {
  services: servicesList,
  public: publicReads,
  messages,
  live,
  hostile,
  world: largeWorld,
  random,
};

const NAMED_ONLY = ['random', 'world'];
const asked = process.argv.slice(2);
const named = asked.length > 0 ? asked : Object.keys(figures).filter((name) => !NAMED_ONLY.includes(name));
let good = true;
for (const [name, figure] of Object.entries(figures)) {
  if (named.includes(name)) good = (await figure()) && good;
}
process.exitCode = good ? 0 : 1;
