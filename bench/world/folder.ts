import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder with a world of `npm run world`, which takes minutes to make and is kept. */
export const WORLD = path.resolve(process.env.WORLD_DIR ?? '.data-world');

const HOW =
  'DATA_DIR=.data-world npm run world -- --professionals 100000 --services 1000000 --closed 300000 --messages 100000';

/** Whether there is one; else says how to make it. */
export function hasWorld(): boolean {
  const isThere = existsSync(path.join(WORLD, 'postgres'));
  if (!isThere) console.log(`  not run: there is no world in ${path.basename(WORLD)}. Make one: ${HOW}`);
  return isThere;
}
