import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { answersASecond } from './answers.ts';
import { type Chatter, fillChatters, fillDiscipline } from './live-rows.ts';
import { measurePairs } from './pairs.ts';
import { report } from './report.ts';
import type { RequestSpec } from './request-load.ts';
import { quantile, sendRequests } from './requests.ts';
import { startScratch, type Scratch } from './scratch.ts';

const PAIRS = Number(process.env.PAIRS ?? 7);
const SECONDS = Number(process.env.SECONDS ?? 3);
const CALLERS = 16;
const MOST_MS = 25;

/** Messages of sixteen callers, in one chat and in a chat for each, against a bare insert of the same rows. */
export async function messages(): Promise<boolean> {
  const world = await startScratch();
  try {
    await fillDiscipline(world.platform);
    const chatters = await fillChatters(world.platform, CALLERS);
    await sql`create table bare_messages (like messages including all)`.execute(world.platform.db);
    await sql`create sequence bare_seq`.execute(world.platform.db);
    const both = chatters.slice(0, 2);
    const each = chatters.filter((_, index) => index % 2 === 0);
    await alone(world, both);
    const one = await compared(world, {
      title: `messages of ${CALLERS} callers in one chat / a bare insert`,
      chatters: both,
      floor: 0.06,
    });
    const many = await compared(world, {
      title: `messages of ${CALLERS} callers in ${CALLERS} chats / a bare insert`,
      chatters: each,
      floor: 0.08,
    });
    return one && many;
  } finally {
    await world.end();
  }
}

const send = ({ jobId, accessToken }: Chatter): RequestSpec => ({
  method: 'POST',
  path: '/api/chat/message',
  headers: {
    authorization: `Bearer ${accessToken}`,
    ...(process.env.KEYED && { 'idempotency-key': '{turn}' }),
  },
  body: JSON.stringify({
    jobId,
    body: 'A message of some words.',
    clientMessageId: `${randomUUID()} {turn}`,
  }),
});

async function alone({ url }: Scratch, chatters: Chatter[]): Promise<void> {
  const load = {
    url,
    seconds: SECONDS,
    from: ['127.0.0.1'],
    loops: 1,
    intervalMs: 0,
    requests: chatters.map(send),
  };
  const { latencies } = await sendRequests(load);
  console.log(
    `\na message alone: p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p95 ${quantile(latencies, 0.95).toFixed(1)} ms`,
  );
}

interface Comparison {
  title: string;
  chatters: Chatter[];
  floor: number;
}

async function compared(world: Scratch, { title, chatters, floor }: Comparison): Promise<boolean> {
  const medians: number[] = [];
  const ours = async () => {
    const load = { url: world.url, seconds: SECONDS, from: ['127.0.0.1'], loops: CALLERS, intervalMs: 0 };
    const { latencies, statuses } = await sendRequests({ ...load, requests: chatters.map(send) });
    const sent = statuses[201] ?? 0;
    if (sent < latencies.length) throw new Error(`a message was refused: ${JSON.stringify(statuses)}`);
    medians.push(quantile(latencies, 0.5));
    return sent / SECONDS;
  };
  const peer = () =>
    answersASecond({ connections: CALLERS, seconds: SECONDS, database: bareInserts(world, chatters) });
  const pairs = await measurePairs(PAIRS, { ours, peer });
  const p50 = quantile(medians.slice(1), 0.5);
  console.log(`\np50 ${p50.toFixed(1)} ms, at most ${MOST_MS}`);
  const good = await report(world.platform.db, {
    title,
    unit: 'messages a second',
    pairs,
    floor,
    rows: { callers: CALLERS },
  });
  return good && p50 <= MOST_MS;
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
