import Fastify from 'fastify';
import { openPool } from '@parley/api/src/platform/database/db.ts';
import { createLog } from '@parley/api/src/platform/observe/log.ts';
import { buildWeb, webBuild } from '../tools/web-build.ts';
import { answersASecond } from './answers.ts';
import { measurePairs } from './pairs.ts';
import { report } from './report.ts';
import { fillServices, ROWS } from './rows.ts';
import { startScratch, type Scratch } from './scratch.ts';

const PAIRS = Number(process.env.PAIRS ?? 7);
const LOAD = { connections: 16, seconds: 3 };
const SERVICE = '01900004-0000-7000-8000-000000000001';

/** What visitors read: a service by id, home and the list of services, kept for seconds and made anew. */
export async function publicReads(): Promise<boolean> {
  await buildWeb(console.log);
  const kept = await measured({ KEEP_PUBLIC_MS: '3000' }, async (world) => [
    await serviceById(world, 'kept', 0.6),
    await page(world, '/', 0.4),
    await page(world, '/services', 0.4),
  ]);
  const anew = await measured({ KEEP_PUBLIC_MS: '0' }, async (world) => [
    await serviceById(world, 'made anew', 0.18),
    await renders(world, '/'),
    await renders(world, '/services'),
  ]);
  return [...kept, ...anew].every(Boolean);
}

async function measured(settings: Record<string, string>, measure: (world: Scratch) => Promise<boolean[]>) {
  const world = await startScratch({ ...settings, WEB_BUILD: webBuild });
  try {
    await fillServices(world.platform.db, world.platform.clock.instant());
    return await measure(world);
  } finally {
    await world.end();
  }
}

/** Against a bare Fastify that asks the database for the same row by its key. */
async function serviceById(world: Scratch, how: string, floor: number): Promise<boolean> {
  const pool = openPool(world.databaseUrl, 10, createLog('silent'));
  const bare = Fastify();
  bare.get<{ Params: { id: string } }>('/service/:id', async ({ params }) => {
    const statement = { name: 'service', text: 'select * from services where id = $1', values: [params.id] };
    return { data: (await pool.query(statement)).rows[0] };
  });
  const peer = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await compared(world, {
      title: `a service by id, ${how} / bare Fastify and pg by key`,
      floor,
      ours: `${world.url}/api/service/${SERVICE}`,
      peer: `${peer}/service/${SERVICE}`,
    });
  } finally {
    await bare.close();
    await pool.end();
  }
}

const page = (world: Scratch, path: string, floor: number) =>
  compared(world, {
    title: `the page ${path}, kept / healthz`,
    floor,
    ours: world.url + path,
    peer: `${world.url}/healthz`,
  });

interface Comparison {
  title: string;
  floor: number;
  ours: string;
  peer: string;
}

async function compared(world: Scratch, { title, floor, ours, peer }: Comparison): Promise<boolean> {
  const pairs = await measurePairs(PAIRS, {
    ours: () => answersASecond({ ...LOAD, urls: [ours] }),
    peer: () => answersASecond({ ...LOAD, urls: [peer] }),
  });
  return report(world.platform.db, { title, unit: 'answers a second', pairs, floor, rows: ROWS });
}

/** Pages a second that are rendered one by one, at least 100. */
async function renders({ url }: Scratch, path: string): Promise<boolean> {
  const urls = [url + path];
  await answersASecond({ ...LOAD, urls });
  const each = [];
  while (each.length < PAIRS) each.push(await answersASecond({ ...LOAD, urls }));
  const median = each.toSorted((one, other) => one - other)[Math.floor(PAIRS / 2)] ?? 0;
  const good = median >= 100;
  console.log(
    `\nthe page ${path}, made anew\nmedian of ${PAIRS}: ${median.toFixed(0)} a second, at least 100: ${good ? 'good' : 'TOO FEW'}`,
  );
  return good;
}
