import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import type { Db } from '@parley/api/src/platform/database/db.ts';
import { sql } from 'kysely';
import { medianRatio, type Pair } from './pairs.ts';
import type { Measured } from './table/part.ts';

interface Figure {
  title: string;
  unit: string;
  pairs: Pair[];
  floor: number;
  rows: Record<string, number>;
}

/** Prints a figure with its environment; returns its ratio and whether it is above its floor. */
export async function report(db: Db, { title, unit, pairs, floor, rows }: Figure): Promise<Measured> {
  const ratio = medianRatio(pairs);
  const good = ratio >= floor;
  const { rows: server } = await sql<{
    version: string;
  }>`select current_setting('server_version') as version`.execute(db);
  console.log(`\n${title}`);
  console.log(
    `commit ${commit()} · node ${process.version} · PostgreSQL ${server[0]?.version} · ${cpus().length} cores`,
  );
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')} · ${counts(rows)}`,
  );
  for (const { ours, peer } of pairs) {
    console.log(
      `  ${ours.toFixed(0).padStart(7)} / ${peer.toFixed(0).padStart(7)} ${unit} = ${(ours / peer).toFixed(3)}`,
    );
  }
  console.log(
    `median of ${pairs.length} pairs: ${ratio.toFixed(3)}, floor ${floor.toFixed(2)}: ${good ? 'good' : 'TOO LOW'}`,
  );
  return { what: title, measured: ratio.toFixed(3), isGood: good };
}

const counts = (rows: Record<string, number>) =>
  Object.entries(rows)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

export function commit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
}
