import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { type Chatter, fillChatters } from '../live-rows.ts';
import type { RequestLoad, RequestSpec } from '../request-load.ts';
import { countsOf, quantile, sendRequests } from '../requests.ts';
import { fillServices } from '../rows.ts';
import { startScratch, type Scratch } from '../scratch.ts';
import { jobs } from './history-rows.ts';
import { type Measured, type Part, ROUNDS, SECONDS } from './part.ts';

const MOST = 2;
const EXPORTED = Number(process.env.EXPORTED ?? 100_000);
const WHILE = ['a login storm', 'an export of 100,000 payments', 'free times are rebuilt'] as const;
type Disturbance = (typeof WHILE)[number];
const during = (what: Disturbance) => `p99 of others: ${what}`;
/** Enough for a p99, at a pace that leaves the machine idle. */
const LATENCY_SECONDS = SECONDS * 3;

/** How long somebody signed in waits at worst, while something heavy is going on, against quiet. */
export const disturbed: Part = {
  rows: WHILE.map((what) => ({
    what: during(what),
    goal: `≤ ${MOST} × quiet`,
    floor: 'the same without it',
    how: 'fifty calls a second of somebody signed in, p99; the median of the rounds',
  })),
  measure: async () => {
    const world = await startScratch();
    try {
      await fillServices(world.platform.db, world.platform.clock.instant());
      const [user, admin] = await fillChatters(world.platform, 1, 2 * EXPORTED);
      if (!user || !admin) throw new Error('nobody is signed in');
      await fillPayments(world);
      return await measureAll(world, user, admin);
    } finally {
      await world.end();
    }
  },
};

type Disturb = (over: AbortSignal) => Promise<unknown>;

async function measureAll(world: Scratch, user: Chatter, admin: Chatter): Promise<Measured[]> {
  const disturb: Record<Disturbance, Disturb> = {
    'a login storm': () => stormOfLogins(world),
    'an export of 100,000 payments': (over) => exportAgain(world, admin, over),
    'free times are rebuilt': (over) => rebuildAgain(world, over),
  };
  await p99Of(world, user);
  const measured: Measured[] = [];
  for (const what of WHILE) measured.push(await compared(what, world, user, disturb[what]));
  return measured;
}

async function compared(
  what: Disturbance,
  world: Scratch,
  user: Chatter,
  disturb: Disturb,
): Promise<Measured> {
  const ratios: number[] = [];
  while (ratios.length < ROUNDS) {
    const quiet = await p99Of(world, user);
    const over = new AbortController();
    const disturbing = disturb(over.signal);
    await pause(100);
    const felt = await p99Of(world, user);
    over.abort();
    await disturbing;
    ratios.push(felt / quiet);
    console.log(`  ${during(what)}: ${quiet.toFixed(1)} ms quiet, ${felt.toFixed(1)} ms meanwhile`);
  }
  const ratio = quantile(ratios, 0.5);
  return { what: during(what), measured: `${ratio.toFixed(2)} × quiet`, isGood: ratio <= MOST };
}

async function p99Of({ url }: Scratch, { accessToken, jobId }: Chatter): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const paths = ['/api/users', `/api/job/${jobId}`, '/api/notification/unread', `/api/chat/job/${jobId}`];
  const requests = paths.map((path): RequestSpec => ({ method: 'GET', path, headers }));
  const answers = await sendRequests(loadOf(url, { requests, loops: 1, intervalMs: 20 }));
  if (Object.keys(answers.statuses).some((status) => status !== '200')) throw new Error(countsOf(answers));
  return quantile(answers.latencies, 0.99);
}

const loadOf = (url: string, load: Pick<RequestLoad, 'requests' | 'loops' | 'intervalMs'>): RequestLoad => ({
  url,
  seconds: LATENCY_SECONDS,
  from: ['127.0.0.1'],
  ...load,
});

/** Of accounts that aren't there, whose passwords are checked all the same. */
async function stormOfLogins({ url }: Scratch) {
  const body = JSON.stringify({ email: 'nobody{turn}@bench.test', password: 'not-the-password-1' });
  const requests: RequestSpec[] = [{ method: 'POST', path: '/api/auth/login', body }];
  const from = Array.from({ length: 32 }, (_, number) => `127.0.2.${number + 1}`);
  return sendRequests({ ...loadOf(url, { requests, loops: 32, intervalMs: 0 }), from });
}

async function exportAgain({ url, platform: { db } }: Scratch, admin: Chatter, over: AbortSignal) {
  await sql`update users set role = 'ADMIN' where id = ${admin.userId}`.execute(db);
  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const requests: RequestSpec[] = [{ method: 'GET', path: '/api/payment/admin/export.csv', headers }];
  const { statuses } = await sendRequests(loadOf(url, { requests, loops: 1, intervalMs: 0 }), over);
  const refused = Object.keys(statuses).filter((status) => !['0', '200'].includes(status));
  if (refused.length > 0) throw new Error(`the export was answered ${refused.join()}`);
}

/** Of all 5,000 professionals, in the sweeps that background work runs. */
async function rebuildAgain({ platform }: Scratch, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await sql`update hours set computed_until = '-infinity'`.execute(platform.db);
    await platform.settle();
  }
}

async function fillPayments({ platform: { db } }: Scratch): Promise<void> {
  const numbers = sql`generate_series(0, ${sql.lit(EXPORTED - 1)}) n`;
  const statements = [
    sql`set statement_timeout = 0`,
    sql`set session_replication_role = replica`,
    jobs(EXPORTED),
    sql`insert into payments (id, job_id, client_id, professional_id, amount_cents, fee_cents, status, settlement, created_at)
      select j.id, j.id, '01900003-0000-7000-8000-000000000001', '01900003-0000-7000-8000-000000000002', 5000, 500, 'UNPAID',
        'NONE', timestamptz '2025-01-01' + n * interval '1 minute'
      from ${numbers} join jobs j on j.id = ('01900005-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`,
    sql`reset session_replication_role`,
    sql`analyze`,
    sql`reset statement_timeout`,
  ];
  await db.connection().execute(async (connection) => {
    for (const statement of statements) await statement.execute(connection);
  });
}
