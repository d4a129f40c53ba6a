// A worker thread, so that the load generator does not slow down the server. Counts responses.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { openPool } from '@parley/api/src/platform/database/db.ts';
import { createLog } from '@parley/api/src/platform/observe/log.ts';

/** What to request repeatedly: URLs of the product or SQL statements. */
export interface Load {
  connections: number;
  seconds: number;
  urls?: string[];
  headers?: Record<string, string>;
  database?: { url: string; statements: { text: string; values: unknown[] }[] };
}

type Ask = (turn: number) => Promise<void>;

async function run({ connections, seconds, ...load }: Load): Promise<number> {
  const { ask, end } = load.database
    ? queryDatabase(load.database, connections)
    : requestProduct(load.urls ?? [], load.headers ?? {}, connections);
  let answers = 0;
  const until = performance.now() + seconds * 1000;
  const connection = async () => {
    for (; performance.now() < until; answers += 1) await ask(answers);
  };
  await Promise.all(Array.from({ length: connections }, connection));
  await end();
  return answers / seconds;
}

function requestProduct(urls: string[], headers: Record<string, string>, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask: Ask = (turn) =>
    new Promise((resolve, reject) => {
      const request = get(urls[turn % urls.length] ?? '', { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`the product answered ${response.statusCode}`));
        response.on('end', resolve).on('error', reject).resume();
      });
      request.on('error', reject);
    });
  return { ask, end: async () => agent.destroy() };
}

function queryDatabase({ url, statements }: NonNullable<Load['database']>, connections: number) {
  const pool = openPool(url, connections, createLog('silent'));
  const ask: Ask = async (turn) => {
    const statement = statements[turn % statements.length];
    if (statement) await pool.query(statement);
  };
  return { ask, end: () => pool.end() };
}

parentPort?.postMessage(await run(workerData));
