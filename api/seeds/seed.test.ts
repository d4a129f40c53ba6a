import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCurrency } from '@parley/contract/money.ts';
import { createClient, type Client } from '../test/client.ts';
import { control } from '../test/control.ts';
import { eventsDelivered, pageOf, pay } from '../test/pay.ts';
import { createDatabase, createWorld, type World } from '../test/world.ts';
import { keepNextStarts } from '../src/availability/slots/queries-next-starts.ts';
import { daysAfter } from '../src/platform/clock.ts';
import { ledgerSum } from '../src/payments/ledger/queries-ledger.ts';
import { inTransaction } from '../src/platform/database/db.ts';
import { seed } from './main.ts';

type Places = { databaseUrl: string; outsideUrl: string; filesDir: string };

// Long before the next half hour, at which times are kept anew.
const HALF_HOUR_MS = 30 * 60_000;
const now = new Date(Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS + 60_000);
let world: World;
let places: Places;
beforeAll(async () => {
  const fill = (given: Places) => seed({ ...(places = given), demo: 'full', now });
  world = await createWorld({ outside: true, fill });
  world.platform.clock.advance((now.getTime() - Date.now()) / 1000);
});
afterAll(() => world.close());

/** A demo user, signed in with the public password. */
async function demoPerson(name: string): Promise<Client> {
  const body = { email: `${name}@demo.parley.test`, password: 'parley-demo-1' };
  return createClient(world.app, await world.nobody.ok('POST /api/auth/login', { body }));
}

async function ask<T>(databaseUrl: string, question: string): Promise<T[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    return (await db.query(question)).rows;
  } finally {
    await db.end();
  }
}

const rowsOf = (databaseUrl: string, table: string) =>
  ask<object>(databaseUrl, `select * from ${table} t order by t::text`);

/** A fingerprint of every table. */
async function fingerprints(databaseUrl: string): Promise<Record<string, string | null>> {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and (table_type = 'BASE TABLE' or table_name = 'overview_figures')
      -- A sweep moves figures from one to the other.
      and table_name not in ('overview_changes', 'overview_sums') and table_name not like 'kysely%' order by table_name`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as print from ${name} t`,
  );
  const prints = await ask<{ name: string; print: string | null }>(databaseUrl, each.join(' union all '));
  return Object.fromEntries(prints.map(({ name, print }) => [name, print]));
}

/** The rows whose stored count or sum differs from the rows behind it. */
async function wrong(question: string): Promise<unknown[]> {
  return (await sql.raw(question).execute(world.platform.db)).rows;
}

/** The processor's balance, by our ledger and by the processor. */
async function balances(): Promise<[ours: number, theirs: number]> {
  const row = await world.platform.db
    .selectFrom('ledgerBalances')
    .select('balanceCents')
    .where('account', '=', 'processor')
    .executeTakeFirstOrThrow();
  const { availableCents, pendingCents } = await world.platform.processor.retrieveBalance();
  return [row.balanceCents, availableCents + pendingCents];
}

test('the same moment makes the same world', async () => {
  const databaseUrl = await createDatabase();
  await seed({ ...places, databaseUrl, demo: 'full', now });
  const [one, other] = [await fingerprints(places.databaseUrl), await fingerprints(databaseUrl)];
  for (const table of Object.keys(one).filter((name) => one[name] !== other[name]))
    expect(await rowsOf(databaseUrl, table), table).toEqual(await rowsOf(places.databaseUrl, table));
  expect(Object.keys(other)).toEqual(Object.keys(one));
  expect(one.jobs).toMatch(/^[0-9a-f]{32}$/);
});

test('a world is large: dozens of people in many zones, open postings, two hundred jobs done', async () => {
  const [counts] = await ask<Record<string, number>>(
    places.databaseUrl,
    `select (select count(*)::int from profiles where initialised) as professionals,
      (select count(distinct time_zone)::int from hours) as zones,
      (select count(*)::int from job_postings where status = 'OPEN') as postings,
      (select count(distinct status)::int from negotiations) as statuses,
      (select count(*)::int from jobs where status = 'COMPLETED' and completed_at > now() - interval '15 months') as jobs,
      (select count(distinct text)::int from reviews) as texts, (select count(*)::int from reviews) as reviews,
      (select count(*)::int from disciplines) as disciplines`,
  );
  expect(counts).toMatchObject({ professionals: 65, statuses: 9, disciplines: 12 });
  expect(counts?.zones).toBeGreaterThan(20);
  expect(counts?.postings).toBeGreaterThanOrEqual(40);
  expect(counts?.jobs).toBeGreaterThan(190);
  expect(counts?.texts).toBe(counts?.reviews);
});

test('nobody says a sentence that somebody else says', async () => {
  const rows = await ask<{ words: string }>(
    places.databaseUrl,
    `select bio as words from profiles where initialised union all select description from services
      union all select description from job_postings`,
  );
  const sentences = rows
    .flatMap(({ words }) => words.split(/(?<=[.!?])\s+/))
    .filter(({ length }) => length > 25);
  expect(sentences.length).toBeGreaterThan(400);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('the ledger adds up and the processor has as much money as we think', async () => {
  expect(await ledgerSum(world.platform.db)).toBe(0);
  const [ours, theirs] = await balances();
  expect(ours).toBeGreaterThan(0);
  expect(theirs).toBe(ours);
  const paidOut = `select professional_id from payments p where settlement = 'RELEASED' group by 1
    having sum(amount_cents - fee_cents) < (select coalesce(sum(amount_cents), 0) from payouts o
      where o.professional_id = p.professional_id)`;
  expect(await wrong(paidOut)).toEqual([]);
  const held = `select p.id from payments p left join ledger_balances b on b.account = 'held' and b.owner_id = coalesce(p.tip_id, p.appointment_id, p.job_id)
    where coalesce(-b.balance_cents, 0) <> case when settlement = 'HELD' then amount_cents else 0 end`;
  expect(await wrong(held)).toEqual([]);
});

test('what stands on cards is what the rows behind it say', async () => {
  const visible = 'r.published_at is not null and r.hidden_at is null and not r.consultation_only';
  for (const [table, column] of [
    ['users', 'about_id'],
    ['services', 'service_id'],
  ]) {
    const rated = `select t.id from ${table} t left join reviews r on r.${column} = t.id and ${visible}
      group by t.id having t.rating_count <> count(r.id) or t.rating_sum <> coalesce(sum(r.rating), 0)`;
    expect(await wrong(rated)).toEqual([]);
  }
  const completed = `select user_id from profiles p where completed_jobs <> (
    select count(*) from jobs j where j.professional_id = p.user_id and j.status = 'COMPLETED')`;
  expect(await wrong(completed)).toEqual([]);
  const answers = `select user_id from profiles p where response_minutes <> coalesce((
    select array_agg(minutes order by at) from (
      select m.at, round(extract(epoch from m.at - n.created_at) / 60)::int as minutes
      from negotiations n cross join lateral (select at from negotiation_moves m where m.negotiation_id = n.id
        and m.by = 'professional' and m.action <> 'open' order by at, id limit 1) m
      where n.professional_id = p.user_id and n.kind = 'INVITE' order by m.at desc limit 50) a), '{}')`;
  expect(await wrong(answers)).toEqual([]);
});

test('one service has hours of its own, in which it was asked for', async () => {
  const [invite, ...others] = await ask<{ id: string; pro: string; at: Date; minutes: number; name: string }>(
    places.databaseUrl,
    `select s.id, s.professional_id as pro, n.starts_at as at, n.minutes, h.name
      from negotiations n join services s on s.id = n.service_id join hour_sets h on h.id = s.hour_set_id
      where n.kind = 'INVITE' and n.status = 'SENT'`,
  );
  expect(others).toEqual([]);
  expect(invite?.name).toBe('Evenings');
  const { id: serviceId = '', pro: userId = '', at = now, minutes = 30 } = invite ?? {};
  const query = { userId, serviceId, minutes, from: at.toISOString(), to: daysAfter(at, 1) };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  expect(slots[0]).toBe(at.toISOString());
});

test('every professional has a card with a picture, a country, hours and a next free time', async () => {
  const { total, items } = await world.nobody.ok('GET /api/users/professional/all', {
    query: { limit: 100 },
  });
  expect(items).toHaveLength(total);
  expect(total).toBe(65);
  for (const { card, ...rest } of items.map((item) => ({ card: item, rest: item.displayName }))) {
    expect([rest.rest, card.avatarUrl, card.country, card.nextAvailableAt]).not.toContain(null);
  }
  const withoutHours = `select s.id from services s where not exists (
    select from hour_rules r where r.professional_id = s.professional_id)`;
  expect(await wrong(withoutHours)).toEqual([]);
});

test('when each can be booked next is kept as the product keeps it', async () => {
  const { db, clock } = world.platform;
  const kept = () =>
    db
      .selectFrom('hours')
      .select(['professionalId', 'nextFrom', 'bookUntil'])
      .orderBy('professionalId')
      .execute();
  const before = await kept();
  expect(before.filter(({ nextFrom }) => nextFrom !== null).length).toBeGreaterThan(60);
  const ids = before.map(({ professionalId }) => professionalId);
  await inTransaction(db, (trx) => keepNextStarts(trx, ids, clock.instant()));
  expect(await kept()).toEqual(before);
});

test('every picture is there', async () => {
  const { items } = await world.nobody.ok('GET /api/service/all', { query: { limit: 100 } });
  expect(items.length).toBeGreaterThan(80);
  for (const url of [items[0]?.image?.url, items[0]?.professional.avatarUrl]) {
    const { statusCode, headers, rawPayload } = await world.app.inject({ method: 'GET', url: url ?? '' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
  const small = await world.app.inject({
    method: 'GET',
    url: `${items[0]?.professional.avatarUrl}?width=128`,
  });
  expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(small.rawPayload.length).toBeLessThan(6_000);
  const stored = await readdir(places.filesDir, { recursive: true, withFileTypes: true });
  const [files] = await ask<{ count: number }>(
    places.databaseUrl,
    'select (select count(*) from files)::int + (select count(*) from image_sizes)::int as count',
  );
  expect(stored.filter((entry) => entry.isFile())).toHaveLength(files?.count ?? 0);
});

test('nothing falls due at once', async () => {
  const before = await fingerprints(places.databaseUrl);
  await world.settle();
  expect(await fingerprints(places.databaseUrl)).toEqual(before);
});

test('what the demo people sent each other is there to be opened, by them and by nobody else', async () => {
  const client = await demoPerson('client');
  const { items } = await client.ok('GET /api/job/inProgress', { query: { limit: 100 } });
  const sent = await Promise.all(
    items.map(async ({ id: jobId }) => {
      const files = await client.ok('GET /api/upload/job/:jobId', { params: { jobId } });
      const { messages } = await client.ok('GET /api/chat/job/:jobId', { params: { jobId }, query: {} });
      return [...files, ...messages.flatMap(({ attachments }) => attachments)];
    }),
  );
  const names = sent.flat().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Section 4, marked.png', 'Landing page, version B.png']));
  for (const { url, size } of sent.flat()) {
    const lengths = await Promise.all(['client', 'admin'].map(async (name) => bytesFor(name, url)));
    expect(lengths).toEqual([size, size]);
    expect((await world.nobody.raw({ method: 'GET', url })).status).toBe(404);
  }
});

async function bytesFor(name: string, url: string): Promise<number> {
  const body = { email: `${name}@demo.parley.test`, password: 'parley-demo-1' };
  const { accessToken } = await world.nobody.ok('POST /api/auth/login', { body });
  const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
  return answer.statusCode === 200 ? answer.rawPayload.length : 0;
}

test('something waits for each of the demo people', async () => {
  const needs = async (name: string) => {
    const { needsYou } = await (await demoPerson(name)).ok('GET /api/dashboard');
    const kinds = needsYou.map(({ kind }) => kind).toSorted();
    // The next consultation is 16 to 31 minutes away, by the minute of the run, and is shown for the last 30.
    return kinds.filter((kind) => kind !== 'join_consultation');
  };
  expect(await needs('client')).toEqual([
    'accept_work',
    'answer_appointment',
    'answer_proposal',
    'answer_proposal',
    'answer_proposal',
    'hire_job',
    'write_review',
  ]);
  expect(await needs('pro')).toEqual([
    'answer_appointment',
    'answer_invite',
    'answer_proposal',
    'deliver_job',
    'deliver_job',
    'write_review',
  ]);
  expect(await needs('newpro')).toEqual(['add_service', 'finish_profile', 'set_hours', 'set_up_payouts']);
  expect(await needs('admin')).toEqual([
    'check_certificate',
    ...Array.from({ length: 2 }, () => 'decide_dispute'),
    'decide_report',
    ...Array.from({ length: 4 }, () => 'support_ticket'),
  ]);
});

test('what admins are told of a ticket leads to the tickets', async () => {
  const { notifications } = await (await demoPerson('admin')).ok('GET /api/notification/unread');
  const tickets = notifications.filter(({ message }) => message.includes('needs help'));
  expect(tickets.length).toBeGreaterThan(0);
  for (const { url } of tickets) expect(url).toBe('/dashboard?tab=support');
});

test('client and professional have unread messages, news, and work behind them', async () => {
  for (const name of ['client', 'pro']) {
    const person = await demoPerson(name);
    expect((await person.ok('GET /api/chat/unreadCount')).count).toBeGreaterThan(0);
    expect((await person.ok('GET /api/notification/unread')).notificationCount).toBeGreaterThan(2);
    expect((await person.ok('GET /api/job/history')).items.length).toBeGreaterThan(5);
    expect((await person.ok('GET /api/job/inProgress')).items.length).toBeGreaterThan(1);
  }
  const earned = (await (await demoPerson('pro')).ok('GET /api/dashboard')).earningsByMonth ?? [];
  expect(earned.filter(({ netCents }) => netCents > 0).length).toBeGreaterThan(6);
});

test('the standing offer is paid for real, the delivered one accepted, and the ledger reads as it did before', async () => {
  const client = await demoPerson('client');
  const { items } = await client.ok('GET /api/job/inProgress');
  const toPay = items.find(({ status, title }) => status === 'TALKING' && title.startsWith('Nightly import'));
  const delivered = items.find(({ status }) => status === 'DELIVERED');
  if (!toPay || !delivered) throw new Error('there is nothing to pay or to accept');
  await pay(world, client, toPay.id);
  await client.ok('POST /api/job/completed/:id', { params: { id: delivered.id }, body: {} });
  const tip = { params: { jobId: delivered.id }, body: { amountCents: 2_000 } };
  const page = pageOf((await client.ok('POST /api/payment/tip/:jobId', tip)).url);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await eventsDelivered(world);
  await world.settle();
  const [ours, theirs] = await balances();
  expect(theirs).toBe(ours);
  // Sums differ from job to job; kinds, words and sources do not.
  const posted = (which: string, ofTips: boolean) =>
    ask(
      places.databaseUrl,
      `select distinct kind, regexp_replace(text, '\\$[0-9.,]+', '$', 'g') as text, source_type from ledger_transactions
        where job_id ${which} ('${toPay.id}', '${delivered.id}')
          and job_id not in (select job_id from payments where settlement = 'SPLIT' or appointment_id is not null)
          and (tip_id is not null) = ${ofTips}
        order by kind`,
    );
  for (const ofTips of [false, true]) {
    expect((await posted('in', ofTips)).length).toBe(4);
    expect(await posted('in', ofTips)).toEqual(await posted('not in', ofTips));
  }
});

test('a talk that ended without a hire, and a job past its due date, are on both demo accounts', async () => {
  for (const name of ['client', 'pro']) {
    const person = await demoPerson(name);
    const { items: over } = await person.ok('GET /api/job/history', { query: { limit: 50 } });
    expect(over.filter(({ status }) => status === 'ENDED').length).toBeGreaterThan(0);
    const { items: running } = await person.ok('GET /api/job/inProgress', { query: { limit: 50 } });
    const { now } = await person.ok('GET /api/demo/clock');
    const isLate = ({ status, dueAt }: (typeof running)[number]) =>
      status === 'ACTIVE' && dueAt !== null && dueAt < now;
    expect(running.filter(isLate)).toHaveLength(1);
  }
});

test('a priced consultation was held, paid out and reviewed by both, and has an average of its own', async () => {
  const client = await demoPerson('client');
  const { items } = await client.ok('GET /api/payment/client', { query: { limit: 50 } });
  const released = items.filter(
    ({ appointmentId, settlement }) => appointmentId !== null && settlement === 'RELEASED',
  );
  expect(released).toMatchObject([{ amountCents: 4000, feeCents: 400, transfer: 'DONE' }]);
  const jobId = released[0]?.jobId ?? '';
  const job = await client.ok('GET /api/job/:id', { params: { id: jobId } });
  expect(job.status).toBe('ENDED');
  expect(job.appointments[0]).toMatchObject({ attendance: 'HELD', payBy: null, settleAt: null });
  const reviews = await client.ok('GET /api/review/job/:jobId', { params: { jobId } });
  expect(reviews).toMatchObject({
    open: false,
    consultationOnly: true,
    mine: { rating: 5 },
    theirs: { rating: 5 },
  });
  const params = { id: job.professional.id };
  const { consultations } = await world.nobody.ok('GET /api/review/professional/:id', { params, query: {} });
  expect(consultations).toMatchObject({ average: 5, count: 1 });
});

test('consultations of an agreed series belong to it', async () => {
  const professional = await demoPerson('pro');
  const { items } = await professional.ok('GET /api/job/inProgress', { query: { limit: 50 } });
  const jobs = await Promise.all(
    items.map(({ id }) => professional.ok('GET /api/job/:id', { params: { id } })),
  );
  const params = { id: jobs.find(({ milestone }) => milestone === 1)?.id ?? '' };
  const [series] = await professional.ok('GET /api/job/:id/series', { params });
  const { appointments } = await professional.ok('GET /api/job/:id', { params });
  const belonging = appointments.filter(({ seriesId }) => seriesId !== null);
  expect(belonging.map(({ seriesId }) => seriesId)).toEqual(Array.from({ length: 6 }, () => series?.id));
});

test('a job that the two settled themselves reads as one that is settled today', async () => {
  const [client, admin] = [await demoPerson('client'), await demoPerson('admin')];
  const { items } = await client.ok('GET /api/job/history', { query: { limit: 100 } });
  const settled = items.filter(({ settlement }) => settlement === 'SPLIT');
  expect(settled).toMatchObject([{ status: 'COMPLETED', amountCents: 46_000 }]);
  const [past] = settled;
  const running = await client.ok('GET /api/job/inProgress', { query: { limit: 100 } });
  const today = running.items.find(({ settlement }) => settlement === 'HELD');
  if (!past || !today) throw new Error('there is nothing settled or to settle');
  const { professional } = await client.ok('GET /api/job/:id', { params: { id: today.id } });
  const { email } = await world.platform.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', professional.id)
    .executeTakeFirstOrThrow();
  const body = { email, password: 'parley-demo-1' };
  const theirs = createClient(world.app, await world.nobody.ok('POST /api/auth/login', { body }));
  const params = { id: today.id };
  const part = { toProfessionalCents: 1_000 };
  const { id: resolutionId } = await theirs.ok('POST /api/job/:id/resolutions', { params, body: part });
  const accepted = { resolutionId, action: 'accept' as const };
  await client.ok('POST /api/job/:id/resolutions/response', { params, body: accepted });
  await world.settle();
  const posted = async (id: string) => {
    const { ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    const said = ledger.map(({ kind, text, entries }) => {
      const accounts = entries.map(({ account }) => account).toSorted();
      return `${kind}: ${text.replaceAll(/\$[\d.,]+/g, '$')}: ${accounts.join(', ')}`;
    });
    return said.toSorted();
  };
  expect(await posted(past.id)).toEqual(await posted(today.id));
  const [ours, processors] = await balances();
  expect(processors).toBe(ours);
});

test('the two of today’s consultation can check in ten minutes before', async () => {
  const [client, pro] = [await demoPerson('client'), await demoPerson('pro')];
  const [today] = (await client.ok('GET /api/dashboard')).upcoming;
  if (!today) throw new Error('there is no consultation');
  const minutesAway = (Date.parse(today.startsAt) - now.getTime()) / 60_000;
  expect(minutesAway).toBeGreaterThanOrEqual(18);
  expect(minutesAway).toBeLessThan(34);
  const params = { id: today.id };
  expect(await client.refused('POST /api/job/appointment/checkin/:id', { params, body: {} })).toBe(
    'too_early',
  );
  await world.advance({ minutes: minutesAway - 9 });
  for (const person of [client, pro])
    await person.ok('POST /api/job/appointment/checkin/:id', { params, body: {} });
  const { state } = await client.ok('POST /api/job/meeting/start/:id', { params, body: {} });
  expect(state).toBe('LIVE');
});

test('a database with people in it is left alone', async () => {
  const before = await fingerprints(places.databaseUrl);
  await expect(seed({ ...places, demo: 'small', now })).rejects.toThrow('only an empty one');
  expect(await fingerprints(places.databaseUrl)).toEqual(before);
});

test('without a demo there are the disciplines, countries, the fee, the currency and the settings, and again nothing more', async () => {
  const databaseUrl = await createDatabase();
  for (let times = 0; times < 2; times += 1) await seed({ ...places, databaseUrl, demo: 'none', now });
  const filled = Object.entries(await fingerprints(databaseUrl)).filter(([, print]) => print !== null);
  expect(filled.map(([table]) => table).toSorted()).toEqual([
    'categories',
    'countries',
    'disciplines',
    'fee_versions',
    'installation',
    'installation_settings',
  ]);
});

test('a small world has the demo people and whom they need', async () => {
  const databaseUrl = await createDatabase();
  await seed({ ...places, databaseUrl, demo: 'small', now });
  const [counts] = await ask(
    databaseUrl,
    `select (select count(*)::int from profiles where initialised) as professionals,
      (select count(*)::int from users where email like '%@demo.parley.test') as demo,
      (select count(*)::int from job_postings) as postings`,
  );
  expect(counts).toEqual({ professionals: 8, demo: 4, postings: 8 });
});

test('what the world tells of money names the currency of the installation', async () => {
  const databaseUrl = await createDatabase();
  await ask(databaseUrl, "update installation set currency = 'NOK'");
  try {
    await seed({ ...places, databaseUrl, demo: 'small', now });
  } finally {
    keepCurrency('USD');
  }
  const told = await ask<{ text: string }>(
    databaseUrl,
    'select message as text from notifications union all select text from ledger_transactions',
  );
  const texts = told.map(({ text }) => text).join('\n');
  expect(texts).toMatch(/NOK\u00A0\d/);
  expect(texts).not.toMatch(/\$\d/);
});
