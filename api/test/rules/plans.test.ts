import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchNews } from '../../src/saved-searches/match-news.ts';
import { tellWhomItFits } from '../../src/saved-searches/recommendations/tell-whom-it-fits.ts';
import { growWorld } from '../../seeds/crowd/main.ts';
import { seed } from '../../seeds/main.ts';
import { sessionOf } from '../fill.ts';
import { explain } from '../plans/explain.ts';
import { largeTables, pretendGrowth } from '../plans/pretend.ts';
import { statementsOf, type Statement } from '../plans/statements.ts';
import { createWorld, type World } from '../world.ts';

const CROWD = { professionals: 1_000, services: 3_000, closed: 1_000, messages: 10_000 };
/** The planner is made to believe in a world this many times as large. */
const TIMES = 100;
const MOST_GROWTH = 3;
/** In the planner's units, some milliseconds: what stays below it may grow. */
const LEAST_COST = 2_500;

let world: World;
let db: pg.Client;
let ids: Record<string, string>;
beforeAll(async () => {
  const now = new Date();
  const fill = async (places: { databaseUrl: string; outsideUrl: string; filesDir: string }) => {
    await seed({ ...places, demo: 'small', now });
    await growWorld({ ...places, now, crowd: CROWD });
    db = new pg.Client({ connectionString: places.databaseUrl });
  };
  world = await createWorld({ outside: true, fill });
  await db.connect();
  await stopAndOwe();
  ids = await someIds();
});
afterAll(async () => {
  await db.end();
  await world.close();
});

/** Chargebacks, debts, ends of holding and pending refunds of late work in their hundreds, which the demo world has none of. */
async function stopAndOwe(): Promise<void> {
  await db.query(`insert into chargebacks (id, payment_id, processor_id, intent_id, is_own, status, amount_cents, reason, opened_at, decided_at)
    select gen_random_uuid(), id, 'du_' || id, 'pi', false, 'OPEN', 1, 'fraudulent', paid_at, null from payments where paid_at is not null`);
  await db.query(`insert into debts (id, professional_id, payment_id, amount_cents, left_cents, reason, created_at)
    select gen_random_uuid(), professional_id, id, 100, 100, 'Spent', paid_at from payments where paid_at is not null`);
  await db.query(`update payments set hold_until = now() + interval '5 days' where settlement = 'HELD'`);
  await db.query(`update jobs set late_refund_at = now() + interval '1 day', dispute_at = null
    where status = 'ACTIVE' and hashtext(id::text) % 2 = 0`);
  await db.query('analyze');
}

/** Those of a job with many messages, and of the people in it. */
async function someIds(): Promise<Record<string, string>> {
  const { rows } = await db.query<Record<string, string>>(`with j as (
      select j.* from jobs j join messages m on m.job_id = j.id where j.service_id is not null
      group by j.id order by count(*) desc, j.id limit 1)
    select j.id as job, j.client_id as client, j.professional_id as professional, j.service_id as service,
      (select id from users where role = 'ADMIN' limit 1) as admin,
      (select id from job_postings where status = 'OPEN' limit 1) as posting,
      (select id from appointments a where a.job_id = j.id limit 1) as appointment,
      (select discipline_id from services s where s.id = j.service_id) as discipline,
      (select category_id from services s where s.id = j.service_id) as category from j`);
  return rows[0] ?? {};
}

/** What is asked besides every reading call as it is: searches, filters, orders. */
const ASKED: Record<string, readonly string[]> = {
  '/api/service/all': [
    'sort=newest',
    'sort=price',
    'sort=rating',
    'sort=inCommon&timeZone=Asia/Tokyo',
    'q=contract&sort=inCommon',
    'q=contract',
    'q=contract+review',
    'q=contarct',
    'q=con',
    'q=attorney',
    'counts=true',
    'q=contract&counts=true',
    'disciplineId={discipline}&counts=true',
    'disciplineId={discipline}',
    'categoryId={category}',
    'skills=python',
    'minRating=4',
    'availableNow=true',
    'freeFrom={tonight}&freeTo={later}',
    'q=contract&freeFrom={tonight}&freeTo={later}',
    'pricing=HOURLY&maxCents=4000',
  ],
  '/api/users/professional/all': [
    'sort=soonest',
    'sort=rating',
    'sort=inCommon&timeZone=Asia/Tokyo',
    'q=contract&sort=inCommon',
    'q=contract',
    'disciplineId={discipline}',
    'skills=python',
    'freeFrom={tonight}&freeTo={later}',
  ],
  '/api/job/jobPosting/all': [
    'sort=newest',
    'sort=budget',
    'q=contract',
    'disciplineId={discipline}',
    'skills=python',
  ],
  '/api/chat/job/:jobId': ['q=tomorrow', 'before=100'],
  '/api/users/admin': [
    'q=maria',
    'q=zqxj',
    'q=an',
    'sort=name',
    'sort=oldest',
    'role=CLIENT',
    'role=ADMIN',
    'disabled=true',
  ],
  '/api/admin/audit': ['q=maria', 'q=zqxj', 'subjectType=job', 'actorId={admin}'],
  '/api/job/admin': [
    'q=maria',
    'q=zqxj',
    'q=an',
    'sort=due',
    'sort=amount',
    'status=DISPUTED',
    'isForAdmin=true',
    'paymentStatus=FAILED',
  ],
  '/api/payment/admin': ['q=maria', 'q=zqxj', 'sort=amount', 'status=FAILED', 'settlement=SPLIT'],
  '/api/support/admin/all': ['q=maria', 'q=zqxj', 'sort=newest', 'status=OPEN'],
  '/api/review/admin': ['q=careful', 'q=zqxj', 'sort=lowest', 'hidden=true', 'rating=1'],
  '/api/report/admin': ['q=maria', 'q=zqxj', 'sort=newest'],
  '/api/certification/admin': ['q=maria', 'q=zqxj', 'sort=newest'],
  '/api/notification': ['unread=true', 'type=REVIEW', 'type=MESSAGE&unread=true', 'unread=false'],
  '/api/job/negotiations/admin': ['q=maria', 'q=zqxj', 'status=EXPIRED'],
};
/** What these calls can't be asked without. */
const ALWAYS: Record<string, string> = {
  '/api/availability/professional': 'userId={professional}',
  '/api/service/professional/all': 'userId={professional}',
  '/api/certification': 'userId={professional}',
  '/api/availability/available': 'userId={professional}&localDate=2026-12-24',
  '/api/availability/slots': 'userId={professional}&from={tonight}&to={later}&minutes=30',
  '/api/availability/holidays': 'country=CO',
  '/api/availability/warnings': 'startsAt={tonight}&minutes=30',
  '/api/availability/busy': 'from={tonight}&to={later}',
  '/api/job/:id/series/preview': 'startsAt={later}&timeZone=UTC&rhythm=WEEKLY&count=12&minutes=30',
  '/api/job/admin/:id/series/preview':
    'startsAt={later}&timeZone=UTC&rhythm=WEEKLY&count=12&minutes=30&as=PROFESSIONAL',
  '/api/notification/unread/new': 'since=0',
};
/** Files, images, and answers without questions to the database. */
const ASIDE = /upload\/file|sharing|\.xml|\.txt|\.ics|\.webmanifest|\/offline|\/demo\/|\.csv|unsubscribe/;

interface Asked {
  call: string;
  url: string;
  as: string | null;
}

const reads = Object.values(REGISTRY)
  .flatMap((domain): Endpoint[] => Object.values(domain))
  .filter(({ method, path, access }) => method === 'GET' && access !== 'cookie' && !ASIDE.test(path));

function callsOf({ path, access }: Endpoint): Asked[] {
  const always = ALWAYS[path] ?? '';
  const callers = callersOf(access);
  return [always, ...(ASKED[path] ?? [])].flatMap((query) =>
    callers.map((role) => {
      const named = path.replaceAll(/:\w+/g, (name) => idFor(path, name));
      const url = `${named}?${query}`.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? soon(name));
      return { call: `${path}${query && `?${query}`} as ${role}`, url, as: role };
    }),
  );
}

function callersOf(access: Endpoint['access']): (string | null)[] {
  if (access === 'public') return [null];
  if (access === 'any') return ['client', 'professional'];
  if (access === 'cookie') return [];
  return access.map((role) => role.toLowerCase());
}

function idFor(path: string, name: string): string {
  const what = [
    [/review\/professional|professional\/:id|users\/admin|users\/block/, ids.professional],
    [/posting/i, ids.posting],
    [/service/, ids.service],
    [/appointment|meeting/, ids.appointment],
    [/job|chat/i, ids.job],
  ] as const;
  return what.find(([fits]) => fits.test(path))?.[1] ?? name;
}

const HOUR_MS = 3_600_000;
const soon = (name: string) => {
  const hours = name === 'tonight' ? 30 : 33;
  return new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS).toISOString();
};

/** What each call asks of the database, by the call. */
async function asked(): Promise<Map<string, Statement[]>> {
  const byCall = new Map<string, Statement[]>();
  for (const { call, url, as } of reads.flatMap(callsOf)) {
    const id = as === null ? null : (ids[as] ?? '');
    const headers = id === null ? {} : await authorized(id);
    byCall.set(call, await statementsOf(() => world.app.inject({ url, headers })));
  }
  await postNews();
  byCall.set('saved searches matched', await statementsOf(() => matchNews(world.platform)));
  byCall.set('new postings recommended', await statementsOf(() => tellWhomItFits(world.platform)));
  byCall.set('sweeps', await statementsOf(() => world.settle()));
  return byCall;
}

/** Saved searches by a word, and services and postings that are new to them, so that the sweeps have all of their work. */
async function postNews(): Promise<void> {
  await db.query(`insert into saved_searches (id, user_id, kind, name, filters, frequency, created_at, words)
    select gen_random_uuid(), u.id, k.kind, 'Contracts', '{"q": "contract"}', 'DAILY', '2026-01-01', 'contract'
    from (select id from users where role <> 'ADMIN' order by id limit 500) u
      cross join (values ('SERVICE'), ('POSTING')) k (kind)`);
  await db.query(`insert into saved_search_keys (search_id, kind, key)
    select id, kind, 'word:contract' from saved_searches where words is not null on conflict do nothing`);
  await db.query(`update announcements set news = 'NEW', recommend = kind = 'POSTING' where item_id in (
    (select id from services where active and search @@ 'contract' order by id limit 30)
    union all (select id from job_postings where status = 'OPEN' order by id limit 30))`);
  await db.query('analyze');
}

async function authorized(id: string): Promise<{ authorization: string }> {
  const { accessToken } = await sessionOf(world.platform, { id });
  return { authorization: `Bearer ${accessToken}` };
}

/** What still becomes dearer, and why. */
const NOT_YET: Record<string, string> = {
  '/api/service/all?q=contract&freeFrom={tonight}&freeTo={later} as null':
    'a word with an hour looks at every match until a page is full',
  '/api/service/all?availableNow=true as null':
    'found first where the small world has few at this time of day',
  '/api/service/all?freeFrom={tonight}&freeTo={later} as null':
    'found first where the small world has few at this time of day',
  '/api/service/all?skills=python as null': 'the newest of many with a skill, by the planner’s guess',
  '/api/users/professional/all?disciplineId={discipline} as null': 'counted up to a thousand, by probes',
  '/api/users/professional/all?freeFrom={tonight}&freeTo={later} as null':
    'counted up to a thousand, by probes',
  '/api/users/professional/all?skills=python as null':
    'the best of many with a skill, by the planner’s guess',
  '/api/job/invite/all as professional': 'the planner guesses too many',
};

/**
 * What a search may cost, however large the world: it looks up the rows of 5,000 people, or what 500 entries are about,
 * the free times of the 1,000 that are ranked, finds the at most 1,000 services that match before it sorts them, or weighs 300 job postings or services of each discipline; of sixty that are new, which saved searches find them, and the 1,000
 * best rated of each discipline.
 */
const SEARCHES: Record<string, number> = {
  '/api/service/all?q=contract as null': 10_000,
  '/api/service/all?disciplineId={discipline}&counts=true as null': 10_000,
  '/api/service/all?categoryId={category} as null': 10_000,
  '/api/service/all?minRating=4 as null': 10_000,
  '/api/job/negotiations/admin?q=maria as admin': 20_000,
  '/api/admin/audit?q=maria as admin': 20_000,
  '/api/service/all?q=contract&sort=inCommon as null': 60_000,
  '/api/users/professional/all?q=contract as null': 5_000,
  '/api/users/professional/all?q=contract&sort=inCommon as null': 80_000,
  '/api/recommendation/posting as professional': 10_000,
  '/api/recommendation/professional as client': 15_000,
  'saved searches matched': 15_000,
  'new postings recommended': 60_000,
};

test('no call and no sweep becomes dearer with the world, but for those that are known', async () => {
  const byCall = await asked();
  const growing = new Set(await largeTables(db));
  const small = await plansOf(byCall);
  await pretendGrowth(db, TIMES);
  const large = await plansOf(byCall);
  const dearer = [...large].filter(
    ([text, { calls, cost, scanned }]) =>
      cost >= (SEARCHES[calls[0] ?? ''] ?? LEAST_COST) &&
      (scanned.some((table) => growing.has(table)) || cost > MOST_GROWTH * (small.get(text)?.cost ?? 0)),
  );
  const told = dearer.map(([text, { calls, cost, scanned }]) => {
    const before = Math.round(small.get(text)?.cost ?? 0);
    return `${calls[0]}: ${before} → ${Math.round(cost)}, reads all of ${scanned.join(', ') || 'nothing'}; ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  });
  expect(told.filter((each) => !Object.keys(NOT_YET).some((call) => each.startsWith(`${call}: `)))).toEqual(
    [],
  );
  expect(Object.keys(NOT_YET).filter((call) => !byCall.has(call))).toEqual([]);
});

test('the calls of people who are signed in are asked as themselves', async () => {
  const answers = await Promise.all(
    ['client', 'professional', 'admin'].map(async (role) =>
      world.app.inject({ url: '/api/dashboard', headers: await authorized(ids[role] ?? '') }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

interface Found {
  calls: string[];
  cost: number;
  scanned: string[];
}

async function plansOf(byCall: Map<string, Statement[]>): Promise<Map<string, Found>> {
  const plans = new Map<string, Found>();
  for (const [call, statements] of byCall) {
    for (const statement of statements) {
      const known = plans.get(statement.text);
      if (known) known.calls.push(call);
      else plans.set(statement.text, { calls: [call], ...(await explain(db, statement)) });
    }
  }
  return plans;
}
