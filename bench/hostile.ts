import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answers, RequestLoad, RequestSpec } from './request-load.ts';
import { countsOf, quantile, sendRequests, signInAs } from './requests.ts';
import { type Started, startWhole } from './whole.ts';

/** Short runs for a smoke test; the published figures take a minute. */
const QUIET_SECONDS = Number(process.env.QUIET_SECONDS ?? 60);
const ATTACK_SECONDS = 20;
const WARM_UP_SECONDS = 10;
const GOALS = { slower: 3, memory: 1.2 };

type Attack = Omit<RequestLoad, 'url' | 'seconds'>;

const post = (path: string, body: object): RequestSpec => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const get = (path: string, headers = {}): RequestSpec => ({ method: 'GET', path, headers });
const worstBody = post('/api/auth/login', { email: Array.from({ length: 500_000 }, () => 0) });
const PAGES = ['/', '/services', '/job-posting', '/faq', '/nowhere'];
const CODES = 290;
const strangers = (count: number) =>
  Array.from({ length: count }, (_, number) => `stranger${number}@bench.test`);

/** Each from its own addresses, like another network. */
const ATTACKS: Record<string, Attack> = {
  'worst body, 30 a second': { from: ['127.0.0.2'], loops: 30, intervalMs: 1_000, requests: [worstBody] },
  '32 loops on pages': {
    from: ['127.0.0.3'],
    loops: 32,
    intervalMs: 0,
    requests: PAGES.map((page) => get(page)),
  },
  '290 code requests': {
    from: ['127.0.0.4'],
    loops: CODES,
    intervalMs: ATTACK_SECONDS * 1_000,
    requests: strangers(CODES).map((email) => post('/api/auth/forgotPassword', { email })),
  },
  'login flood, 32 loops': {
    from: ['127.0.0.5', '127.0.0.6', '127.0.0.7', '127.0.0.8'],
    loops: 32,
    intervalMs: 0,
    requests: strangers(1_000).map((email) =>
      post('/api/auth/login', { email, password: 'not-the-password-1' }),
    ),
  },
};

interface Row {
  name: string;
  user: Answers;
  attack: Answers | null;
}

/** A signed-in user's latencies under attack, against a quiet minute before; and the memory a minute after. */
export async function hostile(): Promise<boolean> {
  console.log('\nwhile somebody attacks');
  console.log(`node ${process.version} · ${cpus().length} cores · load ${loadavg()[0]?.toFixed(2)}`);
  const started = await startWhole();
  try {
    return await measure(started);
  } finally {
    await started.end();
  }
}

async function measure({ url, memory }: Started): Promise<boolean> {
  const user = await userOf(url);
  await sendRequests({ ...user, url, seconds: WARM_UP_SECONDS });
  const quiet: Row = {
    name: 'quiet',
    user: await sendRequests({ ...user, url, seconds: QUIET_SECONDS }),
    attack: null,
  };
  const before = memory();
  const rows = [quiet];
  for (const [name, how] of Object.entries(ATTACKS)) {
    const attacking = sendRequests({ ...how, url, seconds: ATTACK_SECONDS });
    const felt = await sendRequests({ ...user, url, seconds: ATTACK_SECONDS });
    rows.push({ name, user: felt, attack: await attacking });
  }
  const most = memory();
  await pause(QUIET_SECONDS * 1_000);
  const held = memory() / before;
  const good = rows.map((row) => printRow(row, quiet)).every(Boolean);
  const isBack = held <= GOALS.memory;
  console.log(
    `  memory: ${megabytes(before)} before, ${megabytes(most)} after the attacks, ${megabytes(memory())} then: ` +
      `${held.toFixed(2)} (at most ${GOALS.memory}): ${isBack ? 'good' : 'TOO MUCH'}`,
  );
  return good && isBack;
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;

/** A demo user at work: API calls and pages, twenty a second. */
async function userOf(url: string): Promise<Attack> {
  const { accessToken, cookies } = await signInAs(url, 'client');
  const headers = { authorization: `Bearer ${accessToken}` };
  const first = await fetch(`${url}/api/users`, { headers });
  const cookie = [...cookies, ...first.headers.getSetCookie()].map((line) => line.split(';')[0]).join('; ');
  const calls = ['/api/users', '/api/dashboard', '/api/notification/unread', '/api/chat/unreadCount'];
  const requests = [...calls.map((path) => get(path, headers)), get('/dashboard', { cookie })];
  return { from: ['127.0.0.1'], loops: 1, intervalMs: 50, requests };
}

/** Returns whether the row is within its goals. */
function printRow({ name, user, attack }: Row, quiet: Row): boolean {
  const ratio = quantile(user.latencies, 0.95) / quantile(quiet.user.latencies, 0.95);
  const broken = [user, attack].reduce((sum, each) => sum + (each?.statuses[500] ?? 0), 0);
  const unserved = Object.entries(user.statuses).filter(([status]) => status !== '200').length;
  const good = ratio <= GOALS.slower && broken === 0 && unserved === 0;
  const times = [0.5, 0.95, 0.99].map((share) => quantile(user.latencies, share).toFixed(1)).join(' / ');
  console.log(
    `  ${name.padEnd(24)} user p50/p95/p99 ${times} ms = ${ratio.toFixed(2)} (at most ${GOALS.slower}), ` +
      `answered ${countsOf(user)}${attack ? `; attack ${countsOf(attack)}` : ''}: ${good ? 'good' : 'BREACH'}`,
  );
  return good;
}
