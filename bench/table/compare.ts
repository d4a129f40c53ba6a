import Fastify from 'fastify';
import { openPool } from '@parley/api/src/platform/database/db.ts';
import { createLog } from '@parley/api/src/platform/observe/log.ts';
import { measurePairs } from '../pairs.ts';
import { report } from '../report.ts';
import type { RequestSpec } from '../request-load.ts';
import { countsOf, quantile, sendRequests } from '../requests.ts';
import type { Scratch } from '../scratch.ts';
import { type Measured, ROUNDS, SECONDS } from './part.ts';

const CALLERS = 16;

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** A Fastify with one handler that asks the database one prepared statement. */
export async function startBare({ databaseUrl }: Scratch, statement: Statement) {
  const pool = openPool(databaseUrl, 10, createLog('silent'));
  const bare = Fastify();
  bare.get('/', async () => ({ data: (await pool.query(statement)).rows }));
  const url = await bare.listen({ host: '127.0.0.1', port: 0 });
  const end = async () => {
    await bare.close();
    await pool.end();
  };
  return { url, end };
}

/** How many of these requests are answered in a second, and in which time half of them; all have to succeed. */
export async function answered(url: string, requests: RequestSpec[], { expected = 200, firstTurn = 0 } = {}) {
  const load = { url, seconds: SECONDS, from: ['127.0.0.1'], loops: CALLERS, intervalMs: 0, requests };
  const answers = await sendRequests({ ...load, firstTurn });
  const good = answers.statuses[expected] ?? 0;
  if (good === 0 || good < answers.latencies.length) throw new Error(`answered ${countsOf(answers)}`);
  return { count: good, aSecond: good / SECONDS, p50: quantile(answers.latencies, 0.5) };
}

interface Comparison {
  what: string;
  floor: number;
  rows?: Record<string, number>;
  ours: () => Promise<number>;
  peer: () => Promise<number>;
}

/** The median ratio of the rounds, as a row of the table. */
export async function compare(world: Scratch, comparison: Comparison): Promise<Measured> {
  const { what, floor, rows = {}, ours, peer } = comparison;
  const pairs = await measurePairs(ROUNDS, { ours, peer });
  return report(world.platform.db, { title: what, unit: 'a second', pairs, floor, rows });
}
