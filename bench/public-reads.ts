import { buildWeb, webBuild } from '../tools/web-build.ts';
import { answersASecond } from './answers.ts';
import { fillServices, ROWS } from './rows.ts';
import { startScratch, type Scratch } from './scratch.ts';
import { compare, startBare } from './table/compare.ts';
import { type Measured, type Part, ROUNDS, SECONDS } from './table/part.ts';

const LOAD = { connections: 16, seconds: SECONDS };
const SERVICE = '01900004-0000-7000-8000-000000000001';
const LEAST_RENDERS = 100;

const BARE = 'bare Fastify and pg, the row by its key';
const BY_16 = '16 connections in 100,000 services';
const KEPT = `${BY_16}, kept for seconds`;
const ANEW = `${BY_16}, \`KEEP_PUBLIC_MS=0\``;

const SERVICE_KEPT = 'service by id, visitor, from the cache';
const SERVICE_ANEW = 'service by id, visitor, made anew';
const pageKept = (path: string) => `page ${path}, visitor, from the cache`;
const pageAnew = (path: string) => `page ${path}, visitor, made anew`;

/** What visitors read: a service by id, home and the list of services, kept for seconds and made anew. */
export const publicReads: Part = {
  rows: [
    { what: SERVICE_KEPT, goal: '≥ 0.60', floor: BARE, how: KEPT },
    { what: SERVICE_ANEW, goal: '≥ 0.18', floor: BARE, how: ANEW },
    { what: pageKept('/'), goal: '≥ 0.40', floor: '`/healthz`', how: KEPT },
    { what: pageKept('/services'), goal: '≥ 0.40', floor: '`/healthz`', how: KEPT },
    { what: pageAnew('/'), goal: '≥ 100 a second', floor: '–', how: ANEW },
    { what: pageAnew('/services'), goal: '≥ 100 a second', floor: '–', how: ANEW },
  ],
  measure: async () => {
    await buildWeb(console.log);
    const kept = await measured({ KEEP_PUBLIC_MS: '3000' }, async (world) => [
      await serviceById(world, SERVICE_KEPT, 0.6),
      await page(world, '/'),
      await page(world, '/services'),
    ]);
    const anew = await measured({ KEEP_PUBLIC_MS: '0' }, async (world) => [
      await serviceById(world, SERVICE_ANEW, 0.18),
      await renders(world, '/'),
      await renders(world, '/services'),
    ]);
    return [...kept, ...anew];
  },
};

async function measured(settings: Record<string, string>, measure: (world: Scratch) => Promise<Measured[]>) {
  const world = await startScratch({ ...settings, WEB_BUILD: webBuild });
  try {
    await fillServices(world.platform.db, world.platform.clock.instant());
    return await measure(world);
  } finally {
    await world.end();
  }
}

async function serviceById(world: Scratch, what: string, floor: number): Promise<Measured> {
  const byKey = { name: 'service', text: 'select * from services where id = $1', values: [SERVICE] };
  const bare = await startBare(world, byKey);
  try {
    return await compare(world, {
      what,
      floor,
      rows: ROWS,
      ours: () => answersASecond({ ...LOAD, urls: [`${world.url}/api/service/${SERVICE}`] }),
      peer: () => answersASecond({ ...LOAD, urls: [`${bare.url}/`] }),
    });
  } finally {
    await bare.end();
  }
}

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const page = (world: Scratch, path: string) =>
  compare(world, {
    what: pageKept(path),
    floor: 0.4,
    rows: ROWS,
    ours: () => answersASecond({ ...LOAD, headers, urls: [world.url + path] }),
    peer: () => answersASecond({ ...LOAD, headers, urls: [`${world.url}/healthz`] }),
  });

/** Pages a second that are rendered one by one. */
async function renders({ url }: Scratch, path: string): Promise<Measured> {
  const urls = [url + path];
  await answersASecond({ ...LOAD, urls });
  const each = [];
  while (each.length < ROUNDS) each.push(await answersASecond({ ...LOAD, urls }));
  const median = each.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
  const isGood = median >= LEAST_RENDERS;
  console.log(
    `\n${pageAnew(path)}\nmedian of ${ROUNDS}: ${median.toFixed(0)} a second, at least ${LEAST_RENDERS}: ${isGood ? 'good' : 'TOO FEW'}`,
  );
  return { what: pageAnew(path), measured: `${median.toFixed(0)} a second`, isGood };
}
