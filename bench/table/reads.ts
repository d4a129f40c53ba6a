import { sql } from 'kysely';
import { type Chatter, fillChatters } from '../live-rows.ts';
import { fillServices, ROWS } from '../rows.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import { answered, compare, startBare } from './compare.ts';
import type { Measured, Part } from './part.ts';

const JOB = 'job by id, signed in';
const UNREAD = 'notification/unread, signed in';
const LIST = 'list of 20 services, visitor';
const BARE = 'bare Fastify and pg, the row by its key';
const NEWS = 20;

/** What people who are signed in read by a key, and a list with the cache off. */
export const reads: Part = {
  rows: [
    { what: JOB, goal: '≥ 0.12', floor: BARE, how: '16 connections' },
    { what: UNREAD, goal: '≥ 0.25', floor: BARE, how: `16 connections, ${NEWS} unread` },
    {
      what: LIST,
      goal: '≥ 0.40',
      floor: 'bare Fastify and pg, the same 20 rows',
      how: '16 connections, the newest of 100,000 services, `KEEP_PUBLIC_MS=0`',
    },
  ],
  measure: async () => {
    const world = await startScratch();
    try {
      const { db, clock } = world.platform;
      await fillServices(db, clock.instant());
      const [chatter] = await fillChatters(world.platform, 1, 10_000);
      if (!chatter) throw new Error('nobody is signed in');
      await fillNews(world, chatter);
      return await measureAll(world, chatter);
    } finally {
      await world.end();
    }
  },
};

async function measureAll(world: Scratch, { accessToken, jobId }: Chatter): Promise<Measured[]> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const job = { name: 'job', text: 'select * from jobs where id = $1', values: [jobId] };
  const newest =
    'select * from services where active and removed_at is null order by created_at desc, id desc limit 20';
  return [
    await against(world, { what: JOB, floor: 0.12, path: `/api/job/${jobId}`, headers, bare: job }),
    await against(world, { what: UNREAD, floor: 0.25, path: '/api/notification/unread', headers, bare: job }),
    await against(world, {
      what: LIST,
      floor: 0.4,
      path: '/api/service/all?sort=newest&limit=20',
      headers: {},
      bare: { name: 'newest', text: newest, values: [] },
    }),
  ];
}

interface Read {
  what: string;
  floor: number;
  path: string;
  headers: Record<string, string>;
  bare: { name: string; text: string; values: unknown[] };
}

async function against(world: Scratch, { what, floor, path, headers, bare: statement }: Read) {
  const bare = await startBare(world, statement);
  try {
    return await compare(world, {
      what,
      floor,
      rows: ROWS,
      ours: async () => (await answered(world.url, [{ method: 'GET', path, headers }])).aSecond,
      peer: async () => (await answered(bare.url, [{ method: 'GET', path: '/' }])).aSecond,
    });
  } finally {
    await bare.end();
  }
}

async function fillNews({ platform: { db } }: Scratch, { userId, jobId }: Chatter): Promise<void> {
  await sql`insert into notifications (id, user_id, type, message, url, created_at)
    select gen_random_uuid(), ${userId}, 'JOB', 'Something happened in your job.', '/job/' || ${jobId}::text,
      timestamptz '2026-01-01' + n * interval '1 hour'
    from generate_series(1, ${sql.lit(NEWS)}) n`.execute(db);
}
