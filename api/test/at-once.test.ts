import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser } from './browser.ts';
import { ana, clara, LAW, milo, tendai } from './cast.ts';
import type { Answer } from './client.ts';
import { complete, deliver, hire, type HiredJob } from './hiring.ts';
import { mailedCode } from './mailbox.ts';
import { decideCheckout, pay } from './pay.ts';
import { offerService, openPosting, pair, respond, send } from './negotiations.ts';
import { createWorld, type World } from './world.ts';

const TIMES = 100;

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

/** How many of each response came from concurrent requests. */
async function atOnce(ask: (index: number) => Promise<{ status: number; code?: string }>, times = TIMES) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => ask(index)));
  const tally: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = code ?? String(status);
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

async function count(table: string, where: Record<string, string>): Promise<number> {
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)}::text = ${value}`);
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)}`.execute(world.platform.db);
  return rows[0]?.count ?? 0;
}

async function ledgerDifference(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as sum from ledger_entries`.execute(world.platform.db);
  return rows[0]?.sum ?? 0;
}

const newJob = () => hire(world, { client: clara, professional: ana });
const params = ({ jobId }: HiredJob) => ({ id: jobId });

describe('a hundred at once', () => {
  test('acceptances of one negotiation hire once', async () => {
    const two = await pair(world, clara, ana);
    const negotiation = await send(world, two, 'PROPOSAL');
    expect(await atOnce(() => respond(two.client, negotiation, 'accept'))).toEqual({
      200: 1,
      invalid_transition: 99,
    });
    expect(await count('jobs', { negotiation_id: negotiation.id })).toBe(1);
    expect(
      await count('notifications', { user_id: ana.id, url: `/job/${(await jobOf(negotiation.id)) ?? ''}` }),
    ).toBe(1);
  });

  test('acceptances and withdrawals of one negotiation: one of them wins', async () => {
    const two = await pair(world, clara, ana);
    const negotiation = await send(world, two, 'INVITE');
    const { 200: won, invalid_transition: lost } = await atOnce((index) =>
      index % 2
        ? respond(two.client, negotiation, 'withdraw')
        : respond(two.professional, negotiation, 'accept'),
    );
    expect([won, lost]).toEqual([1, 99]);
  });

  test('proposals of one professional on one posting are one', async () => {
    const two = await pair(world, clara, tendai);
    const postingId = await openPosting(world, clara.id);
    const words = {
      message: 'Me!',
      amountCents: 9_000,
      estimatedDays: 3,
      startsAt: two.nextTime(),
      minutes: 30,
    };
    const tally = await atOnce(() =>
      two.professional.call('POST /api/job/jobProposal', { body: { postingId, ...words } }),
    );
    expect(tally).toEqual({ 201: 1, already_proposed: 99 });
    expect(await count('negotiations', { posting_id: postingId })).toBe(1);
  });

  test('invites of one client to one service are one, also without a posting', async () => {
    const two = await pair(world, milo, tendai);
    const serviceId = await offerService(world, tendai.id);
    const body = { serviceId, message: 'You!', amountCents: 9_000, startsAt: two.nextTime(), minutes: 30 };
    const tally = await atOnce(() => two.client.call('POST /api/job/jobPosting/invite', { body }));
    expect(tally).toEqual({ 201: 1, already_invited: 99 });
    expect(await count('negotiations', { service_id: serviceId })).toBe(1);
  });

  test('closings of a posting close it once', async () => {
    const client = await world.as(clara);
    const id = await openPosting(world, clara.id);
    const tally = await atOnce(() => client.call('POST /api/job/jobPosting/:id/close', { params: { id } }));
    expect(tally).toEqual({ 200: 1, invalid_transition: 99 });
  });

  test('checkouts of one job lead to one page', async () => {
    const hired = await newJob();
    const urls = new Set<string>();
    const tally = await atOnce(async () => {
      const answer = await hired.client.call('POST /api/payment/checkout/:jobId', {
        params: { jobId: hired.jobId },
        body: {},
      });
      if (answer.status === 200) urls.add(answer.data.url);
      return answer;
    });
    expect([tally, urls.size]).toEqual([{ 200: TIMES }, 1]);
  });

  test('looks at a payment hold its money once', async () => {
    const hired = await newJob();
    await decideCheckout(world, hired.client, hired.jobId, 'paid');
    const body = { jobId: hired.jobId };
    expect(await atOnce(() => hired.client.call('POST /api/payment/paid', { body }))).toEqual({ 200: TIMES });
    expect(await count('ledger_transactions', { job_id: hired.jobId, kind: 'charge' })).toBe(1);
    expect(await count('job_moves', { job_id: hired.jobId, action: 'hire' })).toBe(1);
    expect(await ledgerDifference()).toBe(0);
  });

  test('deliveries deliver once, and completions release once', async () => {
    const hired = await newJob();
    await pay(world, hired.client, hired.jobId);
    const given = { params: params(hired), body: {} };
    const delivered = await atOnce(() => hired.professional.call('POST /api/job/:id/deliver', given));
    expect(delivered).toEqual({ 200: 1, invalid_transition: 99 });
    const completed = await atOnce(() => hired.client.call('POST /api/job/completed/:id', given));
    expect(completed).toEqual({ 200: 1, invalid_transition: 99 });
    expect(await count('job_moves', { job_id: hired.jobId })).toBe(4);
    expect(await count('ledger_transactions', { job_id: hired.jobId, kind: 'release' })).toBe(1);
    expect(await count('processor_calls', { kind: 'transfer', key: `transfer:${hired.jobId}:1` })).toBe(1);
    expect(await ledgerDifference()).toBe(0);
  });

  test('of completing, asking for changes and ending a delivered job, one happens', async () => {
    const hired = await newJob();
    await deliver(world, hired);
    const given = { params: params(hired), body: {} };
    const asks: (() => Promise<Answer<unknown>>)[] = [
      () => hired.client.call('POST /api/job/completed/:id', given),
      () => hired.client.call('POST /api/job/:id/request-changes', { ...given, body: { message: 'Again.' } }),
    ];
    await atOnce((index) => (asks[index % 2] ?? newFailure)());
    const { status, history } = await hired.client.ok('GET /api/job/:id', { params: params(hired) });
    // The last move may be either: work sent back can still be completed.
    const moves = history.slice(3).map(({ action }) => action);
    expect([['complete'], ['request_changes'], ['request_changes', 'complete']]).toContainEqual(moves);
    expect(status).toBe(moves.at(-1) === 'complete' ? 'COMPLETED' : 'ACTIVE');
    expect(await ledgerDifference()).toBe(0);
  });

  test('reviews by one side are one, and both sides at once are published together', async () => {
    const hired = await newJob();
    await complete(world, hired);
    const before = await ratingOf(ana.id);
    const given = { params: { jobId: hired.jobId }, body: { rating: 4, text: 'Good.' } };
    const tally = await atOnce((index) =>
      (index % 2 ? hired.client : hired.professional).call('POST /api/review/job/:jobId', given),
    );
    expect(tally).toEqual({ 201: 2, already_reviewed: 98 });
    const { count: reviews } = await ratingOf(ana.id);
    expect(reviews - before.count).toBe(1);
    expect(
      await hired.client.ok('GET /api/review/job/:jobId', { params: { jobId: hired.jobId } }),
    ).toMatchObject({
      mine: { rating: 4 },
      theirs: { rating: 4 },
    });
  });

  test('toggles of a favorite leave it was', async () => {
    const client = await world.as(milo);
    const id = await offerService(world, ana.id);
    const toggle = () => client.call('POST /api/favorite/service/:id', { params: { id } });
    expect(await atOnce(toggle)).toEqual({ 200: TIMES });
    expect((await client.ok('GET /api/favorite')).services).not.toContain(id);
    expect(await atOnce(toggle, 7)).toEqual({ 200: 7 });
    expect((await client.ok('GET /api/favorite')).services.filter((each) => each === id)).toHaveLength(1);
  });

  test('the same message, the same ticket with a key and the same reading have one effect each', async () => {
    const { client, professional, jobId } = await newJob();
    const said = { jobId, body: 'Hello', clientMessageId: 'the-same' };
    const ids = new Set<string>();
    const sent = await atOnce(async () => {
      const answer = await client.call('POST /api/chat/message', { body: said });
      ids.add(answer.data.id);
      return answer;
    });
    expect([sent, ids.size]).toEqual([{ 201: 1, 200: 99 }, 1]);
    const [upTo = ''] = ids;
    const read = { params: { jobId }, body: { upTo } };
    expect(await atOnce(() => professional.call('POST /api/chat/read/:jobId', read))).toEqual({ 200: TIMES });

    const headers = { 'idempotency-key': 'one-ticket' };
    const ticket = { method: 'POST', url: '/api/support', body: { message: 'Only once' }, headers } as const;
    expect(await atOnce(() => client.raw(ticket))).toEqual({ 201: TIMES });
    expect(await count('tickets', { message: 'Only once' })).toBe(1);

    const { notifications } = await client.ok('GET /api/notification/unread');
    const id = notifications[0]?.id ?? '';
    const marked = await atOnce((index) =>
      index % 2
        ? client.call('POST /api/notification/mark-read/:id', { params: { id } })
        : client.call('POST /api/notification/clear-all'),
    );
    expect(marked).toEqual({ 200: TIMES });
    expect((await client.ok('GET /api/notification/unread')).notificationCount).toBe(0);
  });

  test('services beyond the twentieth are refused, however many come at once', async () => {
    const professional = await world.as(tendai);
    const words = { title: 'One of many', description: 'The same.', skills: [], experience: 12 as const };
    const price = { pricing: 'FIXED' as const, priceCents: 500, consultationMinutes: 30 };
    const body = { ...words, ...price, disciplineId: LAW.id, categoryId: LAW.contracts };
    const before = await count('services', { professional_id: tendai.id, active: 'true' });
    const tally = await atOnce(() => professional.call('POST /api/service/add', { body }));
    expect(tally).toEqual({ 201: 20 - before, cannot_add: 80 + before });
    expect(await count('services', { professional_id: tendai.id, active: 'true' })).toBe(20);
  });

  test('rules of hours are added once, and whole weeks replace one another whole', async () => {
    const professional = await world.as(ana);
    const rule = { weekday: 7, from: 1000, to: 1200 };
    const added = await atOnce(() => professional.call('POST /api/availability/add', { body: rule }), 20);
    expect(added).toEqual({ 200: 1, invalid_input: 19 });
    const week = (from: number) => [1, 2, 3].map((weekday) => ({ weekday, from, to: 2000 }));
    const zone = { timeZone: 'America/Bogota', minimumNoticeMinutes: 0 };
    const set = await atOnce((index) => {
      const body = { ...zone, rules: week(index % 2 ? 800 : 900) };
      return professional.call('POST /api/availability/professional', { body });
    }, 20);
    expect(set).toEqual({ 200: 20 });
    const { rules } = await professional.ok('GET /api/availability/professional');
    expect([week(800), week(900)]).toContainEqual(rules);
  });

  test('sign-ups and confirmations of one address make one user', async () => {
    const person = { firstName: 'Eve', lastName: 'Ry', role: 'CLIENT', timeZone: 'UTC' };
    const [often, email] = ['often@clients.test', 'everywhere@clients.test'];
    const password = 'the-same-password';
    const signUp = (address: string, ip: string) =>
      createBrowser(world.app, { ip }).post('/api/auth/signup', { ...person, email: address, password });
    // Without cookies the limit is per network: five codes an hour per address.
    expect(await atOnce(() => signUp(often, '10.0.0.1'))).toEqual({ 201: 5, too_many_requests: 95 });
    expect(await count('users', { email: often })).toBe(0);
    await signUp(email, '10.0.0.2');
    const code = await mailedCode(world, email);
    const confirm = () => createBrowser(world.app).post('/api/auth/confirm', { email, code, password });
    expect(await atOnce(confirm, 10)).toEqual({ 200: 1, invalid_code: 9 });
    expect(await count('users', { email })).toBe(1);
  });
});

describe('money that arrives while its job ends', () => {
  test('hires, or goes back when nobody can be hired any more', async () => {
    for (let round = 0; round < 6; round += 1) {
      const hired = await newJob();
      const { client, professional, jobId } = hired;
      const given = { params: params(hired), body: {} };
      const [ended] = await Promise.all([
        // Alternates who comes first.
        later(round * 8).then(() => (round % 2 ? client : professional).call('POST /api/job/:id/end', given)),
        decideCheckout(world, client, jobId, 'paid').catch(() => {}),
      ]);
      await client.call('POST /api/payment/paid', { body: { jobId } });
      await world.settle();
      const { status, settlement } = await client.ok('GET /api/job/:id', { params: params(hired) });
      expect(ended.status).toBeLessThan(500);
      expect(['ACTIVE HELD', 'ENDED REFUNDED', 'ENDED NONE']).toContain(`${status} ${settlement}`);
      expect(await ledgerDifference()).toBe(0);
    }
  });
});

const later = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const newFailure = () => Promise.reject(new Error('nothing to ask'));

async function jobOf(negotiationId: string): Promise<string | undefined> {
  const jobs = world.platform.db.selectFrom('jobs').select('id').where('negotiationId', '=', negotiationId);
  return (await jobs.executeTakeFirst())?.id;
}

async function ratingOf(id: string) {
  return (await world.nobody.ok('GET /api/users/professional/:id', { params: { id } })).rating;
}
