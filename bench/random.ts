import { drive, type Driven } from '@parley/api/test/random/drive.ts';
import { copyDatabase } from '@parley/api/test/open-world.ts';
import { migrate } from '@parley/api/src/platform/database/migrations/migrate.ts';
import pg from 'pg';
import { startDatabase } from '../tools/postgres/database.ts';
import { removeDataDir, scratchDataDir } from '../tools/scratch.ts';

/** How many share a world, and how many there are in all: `RANDOM_SEQUENCES`. */
const IN_A_WORLD = 50;
const ALL = Number(process.env.RANDOM_SEQUENCES ?? 2_000);
/** The seed of the first world; of a find, to see it again. */
const SEED = process.env.RANDOM_SEED ?? `run ${Math.floor(Math.random() * 1e9)}`;

/**
 * Sequences of random acts by several people, with clock jumps, webhooks lost, doubled and shuffled, a failing processor
 * and killed workers; good when nothing is found that must never be.
 */
export async function random(): Promise<boolean> {
  const dataDir = await scratchDataDir('parley-random-');
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];
  const database = await startDatabase({ dataDir, log: () => {}, initFlags: ['--no-sync'], settings });
  const finds: string[] = [];
  const driven: Driven[] = [];
  try {
    const template = await makeTemplate(database.url);
    for (let world = 0; world * IN_A_WORLD < ALL; world += 1) {
      const seed = world === 0 ? SEED : `${SEED}/${world}`;
      const began = performance.now();
      const sequences = Math.min(IN_A_WORLD, ALL - world * IN_A_WORLD);
      const databaseUrl = await copyDatabase(template);
      try {
        driven.push(await drive({ databaseUrl, seed, sequences, kills: 0.04 }));
      } catch (error) {
        finds.push(error instanceof Error ? error.message : String(error));
        console.log(`\nFOUND ${finds.at(-1)}\n`);
      }
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${seed}: ${sequences} sequences in ${seconds} s, ${finds.length} finds so far`);
    }
  } finally {
    await database.stop();
    await removeDataDir(dataDir);
  }
  tell(driven);
  console.log(finds.length === 0 ? 'nothing found: good' : `${finds.length} worlds with FINDS`);
  return finds.length === 0;
}

async function makeTemplate(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database parley_template');
  await client.end();
  const template = new URL(url);
  template.pathname = '/parley_template';
  await migrate(template.href);
  return url;
}

function tell(driven: readonly Driven[]): void {
  const sum = (of: (one: Driven) => number) => driven.reduce((all, one) => all + of(one), 0);
  const names = new Set(driven.flatMap(({ counts }) => [...counts.keys()]));
  console.log(`\nacts, how often they succeeded, and what they were refused with`);
  for (const name of [...names].toSorted()) {
    const all = driven.flatMap(({ counts }) => counts.get(name) ?? []);
    const done = all.reduce((total, each) => total + each.done, 0);
    const succeeded = all.reduce((total, each) => total + each.succeeded, 0);
    console.log(`  ${name}: ${done}, ${succeeded} succeeded${refusals(all)}`);
  }
  const ends = new Map<string, number>();
  for (const { ended } of driven)
    for (const [name, count] of Object.entries(ended)) ends.set(name, (ends.get(name) ?? 0) + count);
  console.log(`jobs: ${[...ends].map(([name, count]) => `${count} ${name}`).join(', ')}`);
  console.log(
    `webhooks: ${sum(({ webhooks }) => webhooks.delivered)} delivered, ${sum(({ webhooks }) => webhooks.doubled)} twice, ` +
      `${sum(({ webhooks }) => webhooks.lost)} lost, ${sum(({ webhooks }) => webhooks.refused)} refused at first`,
  );
  console.log(
    `${sum(({ sequences }) => sequences)} sequences, ${sum(({ acts }) => acts)} acts, ${sum(({ rounds }) => rounds)} jumps of the clock, ` +
      `${sum(({ kills }) => kills)} kills, ${sum(({ quietSteps }) => quietSteps)} quiet steps`,
  );
}

function refusals(all: readonly { refused: Map<string, number> }[]): string {
  const counts = new Map<string, number>();
  for (const { refused } of all)
    for (const [code, count] of refused) counts.set(code, (counts.get(code) ?? 0) + count);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.length === 0 ? '' : ` — ${sorted.map(([code, count]) => `${count} ${code}`).join(', ')}`;
}
