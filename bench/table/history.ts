import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { RequestSpec } from '../request-load.ts';
import { countsOf, quantile, sendRequests } from '../requests.ts';
import { startScratch, withMemory, type Scratch } from '../scratch.ts';
import { fillHistory, type Reader, signIn, sizesFor } from './history-rows.ts';
import { type Measured, type Part, SECONDS } from './part.ts';

const ROWS = Number(process.env.MESSAGES ?? 10_000_000);
const CONNECTIONS = 8;
const READERS = 40;
const MOST_MS = 30;
const TIMES = 300;
const SIZE = `${(ROWS / 1_000_000).toFixed(1)} million`;

const ASKED = ['open a chat', 'search a chat', 'unread messages', 'unread notifications'] as const;
const LOOKED_UP = [
  'the moves of a job',
  'the newest audit entries',
  'what an account of the ledger holds',
  'the entries of a payment',
] as const;
const inHistory = (what: string) => `long history: ${what}`;

/** Reads among millions of messages, notifications, moves, audit entries and ledger entries. */
export const history: Part = {
  isLong: true,
  rows: [...ASKED, ...LOOKED_UP].map((what, index) => ({
    what: inHistory(what),
    goal: `p95 ≤ ${MOST_MS} ms`,
    floor: '–',
    how: `${SIZE} rows in each table, \`shared_buffers\` a quarter of the memory, ${index < ASKED.length ? `${CONNECTIONS} connections over HTTP` : 'one statement after the other'}`,
  })),
  measure: async () => {
    const world = await startScratch({}, { postgres: withMemory() });
    try {
      console.log(`\na history of ${SIZE} rows`);
      await fillHistory(world.platform, sizesFor(ROWS));
      const readers: Reader[] = [];
      for (let number = 0; number < READERS; number += 1) readers.push(await signIn(world.platform, number));
      return [...(await overHttp(world, readers)), ...(await byStatement(world, readers))];
    } finally {
      await world.end();
    }
  },
};

function told(what: string, latencies: number[], statuses: string, isServed: boolean): Measured {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(latencies, share));
  const times = [p50, p95, worst].map((each) => each?.toFixed(1)).join(' / ');
  const isGood = isServed && (p95 ?? Infinity) <= MOST_MS;
  console.log(`  ${what.padEnd(36)} p50/p95/worst ${times} ms${statuses}: ${isGood ? 'good' : 'TOO SLOW'}`);
  return { what: inHistory(what), measured: `p50 / p95 / worst ${times} ms`, isGood };
}

async function overHttp({ url }: Scratch, readers: Reader[]): Promise<Measured[]> {
  const by = ({ accessToken }: Reader, path: string): RequestSpec => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const inChats = (query: string) =>
    readers.flatMap((reader) => reader.jobIds.map((jobId) => by(reader, `/api/chat/job/${jobId}${query}`)));
  const requests: Record<(typeof ASKED)[number], RequestSpec[]> = {
    'open a chat': inChats('?limit=50'),
    'search a chat': inChats('?q=word99'),
    'unread messages': readers.map((reader) => by(reader, '/api/chat/unreadCount')),
    'unread notifications': readers.map((reader) => by(reader, '/api/notification/unread')),
  };
  const measured: Measured[] = [];
  for (const what of ASKED) {
    const load = { url, from: ['127.0.0.1'], loops: CONNECTIONS, intervalMs: 0, requests: requests[what] };
    await sendRequests({ ...load, seconds: 1 });
    const answers = await sendRequests({ ...load, seconds: SECONDS });
    const isServed = Object.keys(answers.statuses).every((status) => status === '200');
    measured.push(told(what, answers.latencies, `, ${countsOf(answers)}`, isServed));
  }
  return measured;
}

/** What is asked of the tables that only ever get longer, about another one each time. */
async function byStatement({ platform: { db } }: Scratch, readers: Reader[]): Promise<Measured[]> {
  const jobIds = readers.flatMap((reader) => reader.jobIds);
  const questions: Record<(typeof LOOKED_UP)[number], (jobId: string) => RawBuilder<unknown>> = {
    'the moves of a job': (jobId) =>
      sql`select * from job_moves where job_id = ${jobId} order by id limit 100`,
    'the newest audit entries': () => sql`select * from audit_entries order by at desc, id desc limit 50`,
    'what an account of the ledger holds': (jobId) =>
      sql`select * from ledger_balances where account = 'held' and owner_id = ${jobId}`,
    'the entries of a payment': (jobId) => sql`select e.* from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id where t.job_id = ${jobId} order by t.at desc limit 10`,
  };
  const measured: Measured[] = [];
  for (const what of LOOKED_UP)
    measured.push(told(what, await timesOf(db, jobIds, questions[what]), '', true));
  return measured;
}

async function timesOf<T>(db: Kysely<T>, jobIds: string[], question: (jobId: string) => RawBuilder<unknown>) {
  const latencies: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const jobId = jobIds[time % jobIds.length] ?? '';
    const began = performance.now();
    await question(jobId).execute(db);
    latencies.push(performance.now() - began);
  }
  return latencies;
}
