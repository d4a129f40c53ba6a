import { cpus, loadavg } from 'node:os';
import { startDatabase } from '../../tools/postgres/database.ts';
import type { Answers, RequestLoad, RequestSpec } from '../request-load.ts';
import { countsOf, quantile, sendRequests, signInAs } from '../requests.ts';
import { withMemory } from '../scratch.ts';
import type { Measured, Part } from '../table/part.ts';
import { type Started, startWhole } from '../whole.ts';
import { hasWorld, WORLD } from './folder.ts';

const SECONDS = Number(process.env.SECONDS ?? 10);
const CONNECTIONS = 8;
const VISITORS = 200;
const GOALS = { p95: 50, worst: 150 };
const UNLIMITED = {
  READS_IN_10_SECONDS: '100000000',
  AT_ONCE_PER_NETWORK: '1000',
  AT_ONCE_PER_USER: '1000',
  SHED_ABOVE_MS: '0',
};

/** As visitors get them. */
const LISTS = [
  'home',
  'newest services',
  'best match of a common word',
  'free this evening',
  'a skill nobody has',
  'soonest professionals',
  'professionals',
  'newest postings',
  'disciplines',
  'an admin’s overview',
] as const;
type List = (typeof LISTS)[number];
/** Of these, only the first visitor of some seconds waits for a new one. */
const isKept = (list: List) => list !== 'an admin’s overview';
const VISITED = `${VISITORS} visitors at once`;
const inWorld = (what: string) => `large world: ${what}`;
const anew = (list: List) => `${list}, made anew`;

/** Common words that different visitors look for. */
const WORDS = ['review', 'design', 'contract', 'website', 'translation', 'photo', 'report', 'training'];

const rowOf = (what: string, how: string) => ({
  what: inWorld(what),
  goal: `p95 ≤ ${GOALS.p95} ms, worst ≤ ${GOALS.worst} ms`,
  floor: '–',
  how: `${CONNECTIONS} connections for ${SECONDS} s, \`shared_buffers\` a quarter of the memory, ${how}`,
});

/** Pages and lists in a large world at eight connections, as it comes and made anew, and then for 200 visitors at once. */
export const largeWorld: Part = {
  isLong: true,
  rows: [
    ...LISTS.map((list) => rowOf(list, isKept(list) ? 'kept for seconds' : 'made anew')),
    ...LISTS.filter(isKept).map((list) => rowOf(anew(list), '`KEEP_PUBLIC_MS=0`')),
    {
      what: inWorld(VISITED),
      goal: 'none fails',
      floor: '–',
      how: 'three pages, each from a network of its own',
    },
  ],
  measure: async () => {
    console.log('\nin a large world');
    console.log(`node ${process.version} · ${cpus().length} cores · load ${loadavg()[0]?.toFixed(2)}`);
    if (!hasWorld()) return [];
    return [
      ...(await served(UNLIMITED, (started) => listsAnswerFast(started, LISTS, (list) => list))),
      ...(await served({ ...UNLIMITED, KEEP_PUBLIC_MS: '0' }, (started) =>
        listsAnswerFast(started, LISTS.filter(isKept), anew),
      )),
      await served({}, visitorsAreServed),
    ];
  },
};

async function served<T>(settings: Record<string, string>, measure: (started: Started) => Promise<T>) {
  const database = await startDatabase({ dataDir: WORLD, log: () => {}, settings: withMemory() });
  try {
    const started = await startWhole({
      dataDir: WORLD,
      settings: { DATABASE_URL: database.url, ...settings },
    });
    try {
      return await measure(started);
    } finally {
      await started.end();
    }
  } finally {
    await database.stop();
  }
}

const HOUR_MS = 3_600_000;
const evening = (hours: number) =>
  new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString();

const get = (url: string, headers = {}): RequestSpec => ({ method: 'GET', path: url, headers });
const load = (started: Started, requests: RequestSpec[]): RequestLoad => ({
  url: started.url,
  seconds: SECONDS,
  from: ['127.0.0.1'],
  loops: CONNECTIONS,
  intervalMs: 0,
  requests,
});

async function listsAnswerFast(
  started: Started,
  lists: readonly List[],
  named: (list: List) => string,
): Promise<Measured[]> {
  const { accessToken } = await signInAs(started.url, 'admin');
  const free = `freeFrom=${evening(6)}&freeTo=${evening(9)}`;
  const asked: Record<List, RequestSpec[]> = {
    home: [get('/')],
    'newest services': [get('/api/service/all?sort=newest')],
    'best match of a common word': WORDS.map((word) => get(`/api/service/all?q=${word}`)),
    'free this evening': [get(`/api/service/all?${free}`)],
    'a skill nobody has': [get('/api/service/all?skills=falconry')],
    'soonest professionals': [get('/api/users/professional/all?sort=soonest')],
    professionals: [get('/api/users/professional/all')],
    'newest postings': [get('/api/job/jobPosting/all?sort=newest')],
    disciplines: [get('/api/discipline')],
    'an admin’s overview': [get('/api/admin/overview', { authorization: `Bearer ${accessToken}` })],
  };
  const measured: Measured[] = [];
  for (const list of lists) {
    await sendRequests({ ...load(started, asked[list]), seconds: 1 });
    measured.push(printRow(named(list), await sendRequests(load(started, asked[list]))));
  }
  return measured;
}

function printRow(name: string, answers: Answers): Measured {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(answers.latencies, share));
  const isServed = Object.keys(answers.statuses).every((status) => status === '200');
  const good = isServed && (p95 ?? Infinity) <= GOALS.p95 && (worst ?? Infinity) <= GOALS.worst;
  const times = [p50, p95, worst].map((each) => each?.toFixed(0)).join(' / ');
  console.log(
    `  ${name.padEnd(38)} p50/p95/worst ${times} ms, ${countsOf(answers)}: ${good ? 'good' : 'TOO SLOW'}`,
  );
  return { what: inWorld(name), measured: `p50 / p95 / worst ${times} ms`, isGood: good };
}

/** Each from a network of their own. */
async function visitorsAreServed({ url }: Started): Promise<Measured> {
  const from = Array.from({ length: VISITORS }, (_, index) => `127.0.1.${index + 1}`);
  const requests = ['/', '/services', '/job-posting'].map((page) => get(page));
  const answers = await sendRequests({
    url,
    seconds: SECONDS,
    from,
    loops: VISITORS,
    intervalMs: 2_000,
    requests,
  });
  const failed = Object.entries(answers.statuses).filter(
    ([status]) => status === '0' || status.startsWith('5'),
  );
  const good = failed.length === 0;
  console.log(`  ${VISITED}: ${countsOf(answers)}: ${good ? 'good' : 'FAILED'}`);
  return { what: inWorld(VISITED), measured: countsOf(answers), isGood: good };
}
