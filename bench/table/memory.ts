import { setTimeout as pause } from 'node:timers/promises';
import type { RequestLoad, RequestSpec } from '../request-load.ts';
import { countsOf, sendRequests, signInAs } from '../requests.ts';
import { type Started, startWhole } from '../whole.ts';
import type { Measured, Part } from './part.ts';

const MINUTES = Number(process.env.MINUTES ?? 60);
/** Caches and the heap fill up first. */
const WARM_UP_SHARE = 0.25;
const SAMPLES_A_MINUTE = 6;
const MEGABYTE = 1_048_576;
const GOALS = { slope: 1, most: 400 };
const WHAT = 'memory under mixed load';
const UNLIMITED = { READS_IN_10_SECONDS: '100000000', AT_ONCE_PER_USER: '1000', SHED_ABOVE_MS: '0' };

/** How fast the resident memory of `npm start` grows while people work, and how much it is at most. */
export const memory: Part = {
  isLong: true,
  rows: [
    {
      what: WHAT,
      goal: `slope < ${GOALS.slope} MB a minute, resident < ${GOALS.most} MB`,
      floor: '–',
      how: `${MINUTES} minutes of pages, lists, a dashboard, failing logins and writes; the slope after the first quarter`,
    },
  ],
  measure: async () => {
    const started = await startWhole({ settings: UNLIMITED });
    try {
      const loads = (await mixedLoads(started)).map((load) => sendRequests(load));
      const sampled = await sample(started);
      const counts = (await Promise.all(loads)).map(countsOf);
      console.log(`\nanswered ${counts.join('; ')}`);
      return [told(sampled)];
    } finally {
      await started.end();
    }
  },
};

async function sample({ memory: resident }: Started): Promise<number[]> {
  const sizes: number[] = [];
  const everyMs = 60_000 / SAMPLES_A_MINUTE;
  while (sizes.length < MINUTES * SAMPLES_A_MINUTE) {
    await pause(everyMs);
    sizes.push(resident() / MEGABYTE);
  }
  return sizes;
}

function told(sizes: number[]): Measured {
  const slope = slopeOf(sizes.slice(Math.floor(sizes.length * WARM_UP_SHARE))) * SAMPLES_A_MINUTE;
  const most = Math.max(...sizes);
  const measured = `${slope.toFixed(2)} MB a minute, at most ${most.toFixed(0)} MB`;
  const isGood = slope < GOALS.slope && most < GOALS.most;
  console.log(`${WHAT}: ${measured}: ${isGood ? 'good' : 'TOO MUCH'}`);
  return { what: WHAT, measured, isGood };
}

/** The least squares' slope, for each step. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const covered = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return spread === 0 ? 0 : covered / spread;
}

const get = (path: string, headers = {}): RequestSpec => ({ method: 'GET', path, headers });
const PAGES = ['/', '/services', '/job-posting', '/faq', '/nowhere'];
const LISTS = ['/api/service/all?q=contract', '/api/users/professional/all?sort=soonest', '/api/discipline'];
const OWN = ['/api/users', '/api/dashboard', '/api/notification/unread', '/api/chat/unreadCount'];

async function mixedLoads({ url }: Started): Promise<RequestLoad[]> {
  const { accessToken } = await signInAs(url, 'client');
  const headers = { authorization: `Bearer ${accessToken}` };
  const login = { email: 'nobody{turn}@bench.test', password: 'not-the-password-1' };
  const requests: Record<string, RequestSpec[]> = {
    '127.0.0.1': OWN.map((path) => get(path, headers)),
    '127.0.0.2': [...PAGES, ...LISTS].map((path) => get(path)),
    '127.0.0.3': [{ method: 'POST', path: '/api/auth/login', body: JSON.stringify(login) }],
    '127.0.0.4': [{ method: 'POST', path: '/api/notification/clear-all', headers, body: '{}' }],
  };
  const everyMs: Record<string, number> = { '127.0.0.3': 2_000, '127.0.0.4': 1_000 };
  const seconds = MINUTES * 60;
  return Object.entries(requests).map(([address, asked]) => ({
    url,
    seconds,
    from: [address],
    loops: everyMs[address] ? 1 : 4,
    intervalMs: everyMs[address] ?? 100,
    requests: asked,
  }));
}
