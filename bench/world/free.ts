import { sql } from 'kysely';
import { quantile, sendRequests } from '../requests.ts';
import { type Scratch, startScratch, withMemory } from '../scratch.ts';
import { answered, compare, startBare, type Statement } from '../table/compare.ts';
import { type Measured, type Part, SECONDS } from '../table/part.ts';
import { hasWorld, WORLD } from './folder.ts';

const HOUR_MS = 3_600_000;
const P95_MS = 50;
/** The lists that can be asked, and what a bare query of the same size reads: as many rows in the order of an index. */
const LISTS = {
  'free this evening, services': {
    path: '/api/service/all',
    floor: 0.04,
    bare: {
      name: 'services',
      text: 'select * from services where active and removed_at is null order by created_at desc, id desc limit 20',
      values: [],
    },
  },
  'free this evening, professionals': {
    path: '/api/users/professional/all',
    floor: 0.04,
    bare: {
      name: 'professionals',
      text: 'select h.*, p.* from hours h join profiles p on p.user_id = h.professional_id where h.next_from > now() order by h.next_from limit 20',
      values: [],
    },
  },
} as const;
type List = (typeof LISTS)[keyof typeof LISTS];

const timed = (what: string) => `${what}, one caller`;

/** Who is free this evening, of all in a world: as a ratio, and how long one caller waits. */
export const free: Part = {
  isLong: true,
  rows: Object.entries(LISTS).flatMap(([what, { floor }]) => [
    {
      what,
      goal: `≥ ${floor.toFixed(2)}`,
      floor: 'bare Fastify and pg, 20 rows by an index',
      how: '16 connections in a world of 100,000 professionals, `KEEP_PUBLIC_MS=0`',
    },
    { what: timed(what), goal: `p95 ≤ ${P95_MS} ms`, floor: '–', how: 'the same, one after the other' },
  ]),
  measure: async () => {
    console.log('\nfree this evening');
    if (!hasWorld()) return [];
    const world = await startScratch({}, { kept: WORLD, postgres: withMemory() });
    try {
      const measured: Measured[] = [];
      for (const [what, list] of Object.entries(LISTS))
        measured.push(...(await measureList(world, what, list)));
      return measured;
    } finally {
      await world.end();
    }
  },
};

async function measureList(world: Scratch, what: string, { path, floor, bare }: List): Promise<Measured[]> {
  const request = { method: 'GET', path: `${path}?${evening()}` } as const;
  const statement: Statement = { ...bare, values: [...bare.values] };
  const peer = await startBare(world, statement);
  try {
    const rows = await countsOf(world);
    const ratio = await compare(world, {
      what,
      floor,
      rows,
      ours: async () => (await answered(world.url, [request])).aSecond,
      peer: async () => (await answered(peer.url, [{ method: 'GET', path: '/' }])).aSecond,
    });
    return [ratio, await oneByOne(world, what, request)];
  } finally {
    await peer.end();
  }
}

async function oneByOne({ url }: Scratch, what: string, request: { method: 'GET'; path: string }) {
  const load = { url, seconds: SECONDS, from: ['127.0.0.1'], loops: 1, intervalMs: 0, requests: [request] };
  const { latencies } = await sendRequests(load);
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(latencies, share));
  const isGood = (p95 ?? Infinity) <= P95_MS;
  const measured = `p50 / p95 / worst ${[p50, p95, worst].map((each) => each?.toFixed(1)).join(' / ')} ms`;
  console.log(`${timed(what)}: ${measured}: ${isGood ? 'good' : 'TOO SLOW'}`);
  return { what: timed(what), measured, isGood };
}

/** From six hours ahead to nine, as somebody in the afternoon asks for the evening. */
function evening(): string {
  const at = (hours: number) => new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString();
  return new URLSearchParams({ freeFrom: at(6), freeTo: at(9) }).toString();
}

async function countsOf({ platform: { db } }: Scratch): Promise<Record<string, number>> {
  const { rows } = await sql<{ professionals: number; services: number; freeTimes: number }>`
    select (select count(*)::int from profiles) as professionals, (select count(*)::int from services) as services,
      (select count(*)::int from free_times) as free_times`.execute(db);
  const [{ professionals, services, freeTimes } = { professionals: 0, services: 0, freeTimes: 0 }] = rows;
  return { professionals, services, 'free times': freeTimes };
}
