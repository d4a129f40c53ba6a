import type { Endpoint } from '@parley/contract/endpoint.ts';
import { REGISTRY } from '@parley/contract/registry.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../../src/platform/database/id.ts';
import { found } from '../../src/platform/http/refuse.ts';
import { ada, ana, clara, LAW, type Character } from '../cast.ts';
import { sessionOf } from '../fill.ts';
import { complete, hire } from '../hiring.ts';
import { openPosting, send } from '../negotiations.ts';
import { pay } from '../pay.ts';
import { createWorld, type World } from '../world.ts';

/** The actor, the page and its total. */
const MAX_QUERIES = 3;
/** Endpoints with more queries, however many rows, and why. */
const MORE: Record<string, [most: number, because: string]> = {
  'GET /api/review/professional/:id': [
    4,
    'the reviews, how they are spread, and what is praised, in words too',
  ],
  'GET /api/dashboard': [16, 'one question for each of its parts'],
  'GET /api/admin/overview': [12, 'one question for each of its charts and queues'],
  'GET /api/chat/job/admin/:jobId': [7, 'the reading is written down, in one transaction'],
  'GET /api/payment/professional': [7, 'the account, the balance, what waits, the payouts and the months'],
};

let world: World;
let ids: Record<string, string>;
/** Spies on every statement. */
const statements = vi.spyOn(pg.Client.prototype, 'query');

beforeAll(async () => {
  world = await createWorld({ outside: true });
  await fill(1);
  ids = await firstIds();
}, 60_000);
afterAll(async () => {
  statements.mockRestore();
  await world.close();
});

/** Creates completed jobs, and as many open negotiations. */
async function fill(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const hired = await hire(world, { client: clara, professional: ana });
    await send(world, hired, 'PROPOSAL');
    await send(world, hired, 'INVITE');
    const said = { jobId: hired.jobId, body: 'A word.', clientMessageId: newId() };
    await hired.client.ok('POST /api/chat/message', { body: said });
    await hired.client.ok('POST /api/support', { body: { message: 'Help.', jobId: hired.jobId } });
    await hired.client.ok('POST /api/favorite/service/:id', { params: { id: hired.serviceId } });
    const wrong = { type: 'service', id: hired.serviceId, reason: 'Not as described.' } as const;
    await hired.client.ok('POST /api/report', { body: wrong });
    await complete(world, hired);
    await stopAndOwe(hired.jobId);
    const review = { params: { jobId: hired.jobId }, body: { rating: 5, text: 'Well done.' } } as const;
    await hired.client.ok('POST /api/review/job/:jobId', review);
    await hired.professional.ok('POST /api/review/job/:jobId', review);
    await hire(world, { client: clara, professional: ana });
  }
}

/** A chargeback, a debt and an end of holding for the lists of admins. */
async function stopAndOwe(jobId: string): Promise<void> {
  const { db } = world.platform;
  await sql`insert into chargebacks (id, payment_id, processor_id, intent_id, is_own, status, amount_cents, reason, opened_at)
    select ${newId()}, id, 'du_' || id, intent_id, false, 'OPEN', amount_cents, 'fraudulent', paid_at
    from payments where job_id = ${jobId} and paid_at is not null`.execute(db);
  await sql`insert into debts (id, professional_id, payment_id, amount_cents, left_cents, reason, created_at)
    select ${newId()}, professional_id, id, 100, 100, 'Spent', paid_at from payments where job_id = ${jobId} and paid_at is not null`.execute(
    db,
  );
  const { client, jobId: heldJobId } = await hire(world, { client: clara, professional: ana });
  await pay(world, client, heldJobId);
  await sql`update payments set hold_until = paid_at + interval '5 days' where job_id = ${heldJobId}`.execute(
    db,
  );
}

async function firstIds(): Promise<Record<string, string>> {
  const first = async (table: string) => {
    const rows = await sql<{ id: string }>`select id from ${sql.table(table)} order by id limit 1`.execute(
      world.platform.db,
    );
    return rows.rows[0]?.id ?? '';
  };
  const [posting, service, job, appointment, invoice, ticket] = await Promise.all(
    ['job_postings', 'services', 'jobs', 'appointments', 'invoices', 'tickets'].map(first),
  );
  const negotiation = async (kind: string) => {
    const rows = await sql<{ id: string }>`
      select id from negotiations where kind = ${kind} order by id limit 1`.execute(world.platform.db);
    return found(rows.rows[0]).id;
  };
  return {
    posting: found(posting),
    openPosting: await openPosting(world, clara.id),
    service: found(service),
    job: found(job),
    appointment: found(appointment),
    invoice: found(invoice),
    ticket: found(ticket),
    proposal: await negotiation('PROPOSAL'),
    invite: await negotiation('INVITE'),
    webhook: (await (await world.as(clara)).ok('POST /api/webhook', { body: webhook })).webhook.id,
  };
}

const webhook = {
  name: 'Export',
  address: 'https://hooks.parley.test/counted',
  events: ['message.sent' as const],
};

/** What the id in a path refers to; the first match. */
const NAMED: readonly (readonly [RegExp, () => string | undefined])[] = [
  [/legal\/:kind/, () => 'TERMS'],
  [/webhook\/:id/, () => ids.webhook],
  [/users\/admin\/:id/, () => ana.id],
  [/jobPosting\/:id/, () => ids.openPosting],
  [/discipline\/:id/, () => LAW.id],
  [/invites\/client|jobPosting\/|job-posting/, () => ids.posting],
  [/service|canInvite/, () => ids.service],
  [/jobProposal|negotiations\/:id/, () => ids.proposal],
  [/invite/, () => ids.invite],
  [/appointment|meeting/, () => ids.appointment],
  [/professional/, () => ana.id],
  [/invoice/, () => ids.invoice],
  [/support/, () => ids.ticket],
  [/job/i, () => ids.job],
];

/** Excluded: files, images, responses without queries, and the demo's clock. */
const ASIDE =
  /\.pdf|upload\/file|hello\/:id\/captions|sharing|\.xml|\.txt|\.ics|\.webmanifest|\/offline|\/demo\/|\.csv|calendar|unsubscribe/;

const reads = Object.values(REGISTRY)
  .flatMap((domain): Endpoint[] => Object.values(domain))
  .filter(({ method, path, access }) => method === 'GET' && access !== 'cookie' && !ASIDE.test(path));

function callersOf({ access }: Endpoint): (Character | null)[] {
  if (access === 'public') return [null];
  if (access === 'any') return [clara, ana];
  return [clara, ana, ada].filter(({ role }) => access !== 'cookie' && access.includes(role));
}

async function countsOfAll(): Promise<Map<string, { statements: number; rows: number }>> {
  const counts = new Map<string, { statements: number; rows: number }>();
  for (const endpoint of reads) {
    for (const caller of callersOf(endpoint)) {
      const path = endpoint.path.replaceAll(
        /:\w+/g,
        () => NAMED.find(([fits]) => fits.test(endpoint.path))?.[1]() ?? ana.id,
      );
      const asked = QUERIES[`${endpoint.method} ${endpoint.path}`] ?? '';
      const headers = caller
        ? { authorization: `Bearer ${(await sessionOf(world.platform, caller)).accessToken}` }
        : {};
      statements.mockClear();
      const answer = await world.app.inject({ url: path + asked, headers });
      const counted = {
        statements: statements.mock.calls.length,
        rows: rowsIn(answer.json<{ data: unknown }>().data),
      };
      if (answer.statusCode !== 200) continue;
      counts.set(`GET ${endpoint.path} as ${caller?.role ?? 'nobody'}`, counted);
    }
  }
  return counts;
}

const inAWhile = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Required query parameters. */
const QUERIES: Record<string, string> = {
  'GET /api/availability/professional': `?userId=${ana.id}`,
  'GET /api/service/professional/all': `?userId=${ana.id}`,
  'GET /api/certification': `?userId=${ana.id}`,
  'GET /api/availability/available': `?userId=${ana.id}&localDate=2026-12-24`,
  'GET /api/availability/slots': `?userId=${ana.id}&from=${inAWhile(1)}&to=${inAWhile(8)}&minutes=30`,
  'GET /api/availability/holidays': '?country=CO',
  'GET /api/availability/warnings': `?startsAt=${inAWhile(3)}&minutes=30`,
  'GET /api/availability/busy': `?from=${inAWhile(1)}&to=${inAWhile(8)}`,
  'GET /api/job/:id/series/preview': `?startsAt=${inAWhile(7)}&timeZone=UTC&rhythm=WEEKLY&count=12&minutes=30`,
  'GET /api/job/admin/:id/series/preview': `?startsAt=${inAWhile(7)}&timeZone=UTC&rhythm=WEEKLY&count=12&minutes=30&as=CLIENT`,
  'GET /api/notification/unread/new': '?since=0',
};

/** The longest list in a response. */
function rowsIn(data: unknown): number {
  if (Array.isArray(data)) return data.length;
  if (typeof data !== 'object' || data === null) return 0;
  return Math.max(0, ...Object.values(data).map((part) => (Array.isArray(part) ? part.length : 0)));
}

test('an answer asks the database as often for many rows as for few, and a list at most twice', async () => {
  const few = await countsOfAll();
  await fill(4);
  const many = await countsOfAll();
  expect([...many.keys()]).toEqual([...few.keys()]);
  const missed = reads
    .map(({ path }) => path)
    .filter((path) => ![...many.keys()].some((name) => name.startsWith(`GET ${path} as`)));
  expect(missed, 'calls that did not answer 200').toEqual([]);

  const perRow = [...many].filter(([name, { statements: now }]) => now > (few.get(name)?.statements ?? 0));
  expect(perRow, 'a query per row').toEqual([]);
  const mostOf = (name: string) => MORE[name.replace(/ as \w+$/, '')]?.[0] ?? MAX_QUERIES;
  const lists = [...many].filter(([, { rows }]) => rows > 0);
  expect(lists.filter(([name, { statements: asked }]) => asked > mostOf(name))).toEqual([]);
  const grown = lists.filter(([name, { rows }]) => rows > (few.get(name)?.rows ?? 0));
  expect(grown.length, 'the lists that have become longer').toBeGreaterThan(25);
}, 120_000);
