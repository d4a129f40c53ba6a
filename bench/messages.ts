import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { answersASecond } from './answers.ts';
import { type Chatter, fillChatters, fillDiscipline } from './live-rows.ts';
import type { RequestSpec } from './request-load.ts';
import { quantile, sendRequests } from './requests.ts';
import { startScratch, type Scratch } from './scratch.ts';
import { answered, compare } from './table/compare.ts';
import { type Measured, type Part, SECONDS } from './table/part.ts';

const CALLERS = 16;
const MOST_MS = 25;
const ALONE = 'message, one caller';
const ONE = 'message, 16 callers in one chat';
const MANY = 'message, 16 callers in 16 chats';
const FLOOR = 'a bare insert of the same row, 16 connections';

/** Messages of one and of sixteen callers, in one chat and in a chat for each, against a bare insert. */
export const messages: Part = {
  rows: [
    { what: ALONE, goal: 'p50 ≤ 25 ms', floor: '–', how: 'one after the other, over HTTP' },
    { what: ONE, goal: '≥ 0.06, p50 ≤ 25 ms', floor: FLOOR, how: 'over HTTP, without a request key' },
    { what: MANY, goal: '≥ 0.08, p50 ≤ 25 ms', floor: FLOOR, how: 'over HTTP, without a request key' },
  ],
  measure: async () => {
    const world = await startScratch();
    try {
      await fillDiscipline(world.platform);
      const chatters = await fillChatters(world.platform, CALLERS);
      await sql`create table bare_messages (like messages including all)`.execute(world.platform.db);
      await sql`create sequence bare_seq`.execute(world.platform.db);
      const both = chatters.slice(0, 2);
      const each = chatters.filter((_, index) => index % 2 === 0);
      return [
        await alone(world, both),
        await compared(world, { what: ONE, chatters: both, floor: 0.06 }),
        await compared(world, { what: MANY, chatters: each, floor: 0.08 }),
      ];
    } finally {
      await world.end();
    }
  },
};

const send = ({ jobId, accessToken }: Chatter): RequestSpec => ({
  method: 'POST',
  path: '/api/chat/message',
  headers: { authorization: `Bearer ${accessToken}` },
  body: JSON.stringify({
    jobId,
    body: 'A message of some words.',
    clientMessageId: `${randomUUID()} {turn}`,
  }),
});

async function alone({ url }: Scratch, chatters: Chatter[]): Promise<Measured> {
  const requests = chatters.map(send);
  const load = { url, seconds: SECONDS, from: ['127.0.0.1'], loops: 1, intervalMs: 0, requests };
  const { latencies } = await sendRequests(load);
  const [p50, p95] = [quantile(latencies, 0.5), quantile(latencies, 0.95)];
  const measured = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  console.log(`\n${ALONE}: ${measured}`);
  return { what: ALONE, measured, isGood: p50 <= MOST_MS };
}

interface Comparison {
  what: string;
  chatters: Chatter[];
  floor: number;
}

async function compared(world: Scratch, { what, chatters, floor }: Comparison): Promise<Measured> {
  const medians: number[] = [];
  const ours = async () => {
    const { aSecond, p50 } = await answered(world.url, chatters.map(send), { expected: 201 });
    medians.push(p50);
    return aSecond;
  };
  const database = bareInserts(world, chatters);
  const peer = () => answersASecond({ connections: CALLERS, seconds: SECONDS, database });
  const { measured, isGood } = await compare(world, { what, floor, ours, peer });
  // Without the round to warm up.
  const p50 = quantile(medians.slice(1), 0.5);
  console.log(`p50 ${p50.toFixed(1)} ms, at most ${MOST_MS}`);
  return { what, measured: `${measured}, p50 ${p50.toFixed(1)} ms`, isGood: isGood && p50 <= MOST_MS };
}

const INSERT = `insert into bare_messages (id, job_id, seq, sender_id, body, created_at)
  values (gen_random_uuid(), $1, nextval('bare_seq'), $2, 'A message of some words.', now())`;

const bareInserts = ({ databaseUrl }: Scratch, chatters: Chatter[]) => ({
  url: databaseUrl,
  statements: chatters.map(({ jobId, userId }) => ({
    name: 'insert',
    text: INSERT,
    values: [jobId, userId],
  })),
});
