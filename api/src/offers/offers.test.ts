import type { Offer } from '@parley/contract/offers/schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { offerService, pair, respond, type Pair } from '../../test/negotiations.ts';
import { pay } from '../../test/pay.ts';
import { documentedMoves } from '../../test/rules/documented-moves.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const talking = () => hire(world, { client: clara, professional: ana });
/** A job from an invite of Clara's, with or without a price in it. */
async function invited(amountCents?: number, service = {}): Promise<Pair & { jobId: string }> {
  const two = await pair(world, clara, ana);
  const words = { message: 'Can we talk about it?', minutes: 30, startsAt: two.nextTime(), amountCents };
  const body = { ...words, serviceId: await offerService(world, ana.id, true, service) };
  const invite = await two.client.ok('POST /api/job/jobPosting/invite', { body });
  expect(invite.amountCents).toBe(amountCents ?? null);
  const { data } = await respond(two.professional, invite, 'accept');
  return { ...two, jobId: data.jobId ?? '' };
}
const offersOf = (by: Client, id: string) => by.ok('GET /api/job/:id/offers', { params: { id } });
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const make = (by: Client, id: string, amountCents: number, estimatedDays = 7) =>
  by.call('POST /api/job/:id/offers', { params: { id }, body: { amountCents, estimatedDays } });
const answer = (by: Client, id: string, offerId: string, action: 'accept' | 'decline') =>
  by.call('POST /api/job/:id/offers/response', { params: { id }, body: { offerId, action } });
const checkout = (by: Client, jobId: string, offerId?: string) =>
  by.call('POST /api/payment/checkout/:jobId', { params: { jobId }, body: { offerId } });
const brief = (offers: readonly Offer[]) =>
  offers.map(({ version, by, amountCents, state }) => `${version} ${by} ${amountCents} ${state}`);

describe('the terms of a job', () => {
  test('begin with what the proposal offered, which stands and can be paid', async () => {
    const hired = await talking();
    const [offer, ...others] = await offersOf(hired.client, hired.jobId);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ version: 1, by: 'professional', state: 'STANDING', payableUntil: null });
    expect(offer).toMatchObject({ amountCents: hired.amountCents, estimatedDays: 10, scope: null });
    expect(await jobOf(hired)).toMatchObject({ offer, amountCents: hired.amountCents, estimatedDays: 10 });
  });

  test('begin with what an invite names as what its client asks for, which cannot be paid', async () => {
    const { client, professional, jobId: id } = await invited(80_000);
    const [asked] = await offersOf(client, id);
    expect(asked).toMatchObject({ version: 1, by: 'client', amountCents: 80_000, state: 'ASKED' });
    // Nobody has said how long it takes.
    expect(asked?.estimatedDays).toBeNull();
    const job = await client.ok('GET /api/job/:id', { params: { id } });
    expect(job).toMatchObject({ offer: null, amountCents: null, paymentStatus: 'UNPAID' });
    expect((await checkout(client, id)).code).toBe('no_offer');
    expect((await checkout(client, id, asked?.id)).code).toBe('no_offer');
    expect((await answer(professional, id, asked?.id ?? '', 'accept')).code).toBe('no_days');
    expect((await offersOf(client, id)).map(({ state }) => state)).toEqual(['ASKED']);
    const taken = await make(professional, id, 80_000, 9);
    expect(taken.data).toMatchObject({ by: 'professional', amountCents: 80_000, state: 'STANDING' });
    expect(brief(await offersOf(client, id))[1]).toBe('1 client 80000 REPLACED');
    expect((await checkout(client, id, asked?.id)).code).toBe('offer_changed');
    await pay(world, client, id);
    const paid = await client.ok('GET /api/job/:id', { params: { id } });
    expect(paid).toMatchObject({ status: 'ACTIVE', amountCents: 80_000, estimatedDays: 9 });
  });

  test('that are a budget alone can be declined', async () => {
    const { client, professional, jobId: id } = await invited(70_000);
    const [asked] = await offersOf(client, id);
    const { data } = await answer(professional, id, asked?.id ?? '', 'decline');
    expect(data).toMatchObject({ state: 'DECLINED', estimatedDays: null });
  });

  test('are nothing yet when an invite names no price', async () => {
    const { client, professional, jobId: id } = await invited();
    expect(await offersOf(client, id)).toEqual([]);
    expect((await checkout(client, id)).code).toBe('no_offer');
    await make(professional, id, 60_000, 4);
    await pay(world, client, id);
  });

  test('change in versions that stay: the latest first', async () => {
    const hired = await talking();
    const { client, professional, jobId } = hired;
    await make(client, jobId, 90_000);
    await make(client, jobId, 95_000);
    await make(professional, jobId, 110_000);
    expect((await make(professional, jobId, 105_000)).status).toBe(201);
    expect(brief(await offersOf(client, jobId))).toEqual([
      '5 professional 105000 STANDING',
      '4 professional 110000 REPLACED',
      '3 client 95000 REPLACED',
      '2 client 90000 REPLACED',
      '1 professional 120000 REPLACED',
    ]);
    expect(await jobOf(hired)).toMatchObject({ amountCents: 105_000, offer: { version: 5 } });
    await pay(world, client, jobId);
    const { amountCents } = await client.ok('POST /api/payment/paid', { body: { jobId } });
    expect(amountCents).toBe(105_000);
    const [latest] = await offersOf(client, jobId);
    expect(latest).toMatchObject({ version: 5, state: 'TAKEN' });
  });

  test('are at most 60 days of work and never less than the processor takes', async () => {
    const hired = await talking();
    for (const [amountCents, days, path] of [
      [49, 7, 'amountCents'],
      [90_000, 61, 'estimatedDays'],
      [90_000, 0, 'estimatedDays'],
    ] as const)
      expect(await make(hired.professional, hired.jobId, amountCents, days)).toMatchObject({
        status: 400,
        errors: [{ path }],
      });
  });

  test('keep the hours and the rate that make the price, also when the professional takes them over', async () => {
    const hourly = { pricing: 'HOURLY', priceCents: 4_000 };
    const { client, professional, jobId: id } = await invited(undefined, hourly);
    expect(await client.ok('GET /api/job/:id', { params: { id } })).toMatchObject({ rateCents: 4_000 });
    const by = { hours: 7.5, rateCents: 3_800 };
    const body = { amountCents: 28_500, estimatedDays: 5, ...by };
    const wrong = { ...body, amountCents: 28_499 };
    const refused = await client.call('POST /api/job/:id/offers', { params: { id }, body: wrong });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'hours' }] });
    const asked = await client.ok('POST /api/job/:id/offers', { params: { id }, body });
    expect(asked).toMatchObject({ ...by, state: 'ASKED' });
    const { data } = await answer(professional, id, asked.id, 'accept');
    expect(data).toMatchObject({ ...by, amountCents: 28_500, state: 'STANDING' });
    await pay(world, client, id);
    const { offer, rateCents } = await client.ok('GET /api/job/:id', { params: { id } });
    expect(offer).toMatchObject({ ...by, state: 'TAKEN' });
    expect(rateCents).toBe(4_000);
    expect((await make(professional, id, 1_000)).code).toBe('already_paid');
  });

  test('are nobody else’s business', async () => {
    const hired = await talking();
    const [offer] = await offersOf(hired.client, hired.jobId);
    for (const stranger of [await world.as(milo), await world.as(tendai)]) {
      const params = { id: hired.jobId };
      expect(await stranger.refused('GET /api/job/:id/offers', { params })).toBe('not_found');
      expect((await make(stranger, hired.jobId, 1_000)).code).toBe('not_found');
    }
    const pro = await world.as(tendai);
    expect((await answer(pro, hired.jobId, offer?.id ?? '', 'decline')).code).toBe('not_found');
    expect((await answer(hired.client, hired.jobId, offer?.id ?? '', 'decline')).code).toBe('forbidden');
    const other = await talking();
    expect((await answer(other.professional, other.jobId, offer?.id ?? '', 'decline')).code).toBe(
      'not_found',
    );
    expect((await checkout(other.client, other.jobId, offer?.id)).code).toBe('not_found');
  });

  test('that two professionals’ clicks change at once stand once', async () => {
    const { professional, client, jobId } = await talking();
    const sums = Array.from({ length: 8 }, (_, index) => 50_000 + index);
    const answers = await Promise.all(sums.map((amountCents) => make(professional, jobId, amountCents)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const offers = await offersOf(client, jobId);
    expect(offers.map(({ version }) => version)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(offers.filter(({ state }) => state === 'STANDING')).toHaveLength(1);
  });
});

const STATES = ['STANDING', 'ASKED', 'REPLACED', 'DECLINED', 'TAKEN'] as const;
type State = (typeof STATES)[number];
const WHEN = ['TALKING', 'ACTIVE', 'ENDED'] as const;
type When = (typeof WHEN)[number];
const ACTIONS = ['offer', 'ask', 'accept', 'decline', 'hire'] as const;
type Action = (typeof ACTIONS)[number];
/** Whose calls these are; the other role is turned away at the door, or does something else by the same call. */
const CALLERS = {
  offer: 'professional',
  ask: 'client',
  accept: 'professional',
  decline: 'professional',
  hire: 'client',
} as const;

/** A job, and in it an offer in this state, brought there by the two. */
async function offerIn(state: State, when: When): Promise<{ hired: HiredJob; offerId: string }> {
  const hired = await talking();
  const { client, professional, jobId } = hired;
  const [first] = await offersOf(client, jobId);
  let offerId = first?.id ?? '';
  if (state === 'ASKED' || state === 'DECLINED') offerId = (await make(client, jobId, 90_000)).data.id;
  if (state === 'DECLINED') await answer(professional, jobId, offerId, 'decline');
  if (state === 'REPLACED') await make(professional, jobId, 130_000);
  if (when === 'ACTIVE') await pay(world, client, jobId);
  if (when === 'ENDED') await client.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });
  return { hired, offerId };
}

const act = ({ client, professional, jobId }: HiredJob, offerId: string, action: Action) =>
  ({
    offer: () => make(professional, jobId, 111_000),
    ask: () => make(client, jobId, 99_000),
    accept: () => answer(professional, jobId, offerId, 'accept'),
    decline: () => answer(professional, jobId, offerId, 'decline'),
    hire: () => checkout(client, jobId, offerId),
  })[action]();

const MOVES = documentedMoves('Moves of an offer');

/** The state in which the document leaves the offer, or null where it says that nothing may be done with it. */
function documented(state: State, action: Action): string | null {
  const row = MOVES.find((move) => move.action === action && move.from.includes(state));
  if (row && !row.who.includes(CALLERS[action]))
    throw new Error(`${action} is not documented for its caller`);
  return row && row.only !== 'while its price is promised' ? row.to : null;
}

/** An offer is made or asked for whatever became of this one: then it stays as it is. */
const isAboutAnother = (action: Action) => action === 'offer' || action === 'ask';

describe.each(STATES.filter((state) => state !== 'TAKEN'))('a %s offer', (state) => {
  test.each(ACTIONS)('is moved by “%s” as docs/journeys.md says while the two talk', async (action) => {
    const { hired, offerId } = await offerIn(state, 'TALKING');
    const to = documented(state, action);
    const { status, code } = await act(hired, offerId, action);
    const refusal = action === 'hire' ? 'offer_changed' : 'invalid_transition';
    if (to === null && !isAboutAnother(action)) expect([status, code]).toEqual([409, refusal]);
    else expect([action, code]).toEqual([action, undefined]);
    // Hiring takes the offer once the money arrives, not when the page opens.
    if (action === 'hire' && to !== null) await pay(world, hired.client, hired.jobId);
    const after = (await offersOf(hired.client, hired.jobId)).find(({ id }) => id === offerId);
    expect(after?.state).toBe(to ?? state);
  });
});

describe.each([
  ['ACTIVE', 'already_paid'],
  ['ENDED', 'invalid_transition'],
] as const)('once the job is %s', (when, refusal) => {
  test.each(ACTIONS)(`“%s” is answered with ${refusal}, and no offer changes`, async (action) => {
    for (const state of ['STANDING', 'ASKED'] as const) {
      const { hired, offerId } = await offerIn(state, when);
      const before = await offersOf(hired.client, hired.jobId);
      const { status, code } = await act(hired, offerId, action);
      expect([state, status, code]).toEqual([state, 409, refusal]);
      expect(await offersOf(hired.client, hired.jobId)).toEqual(before);
    }
  });
});

test('the hire takes the paid offer, and nothing stands or is asked for beside it', async () => {
  const { hired } = await offerIn('ASKED', 'ACTIVE');
  const states = (await offersOf(hired.client, hired.jobId)).map(({ state }) => state);
  expect(states).toEqual(['REPLACED', 'TAKEN']);
});

test('people who have blocked each other make no offers until one is hired', async () => {
  const hired = await hire(world, { client: milo, professional: tendai });
  const { client, professional, jobId } = hired;
  await client.ok('POST /api/users/block/:id', { params: { id: tendai.id } });
  expect((await make(professional, jobId, 90_000)).code).toBe('blocked');
  expect((await make(client, jobId, 90_000)).code).toBe('blocked');
  const body = { jobId, startsAt: hired.nextTime(), minutes: 30 };
  expect((await client.call('POST /api/job/appointments', { body })).code).toBe('blocked');
  await client.ok('DELETE /api/users/block/:id', { params: { id: tendai.id } });
  expect((await make(professional, jobId, 90_000)).status).toBe(201);
});

test('the same offer sent again with its key is one version', async () => {
  const { professional, client, jobId } = await talking();
  const headers = { 'idempotency-key': 'one-offer' };
  const body = { amountCents: 77_000, estimatedDays: 7 };
  const sent = { method: 'POST', url: `/api/job/${jobId}/offers`, body, headers } as const;
  const answers = [await professional.raw(sent), await professional.raw(sent)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await offersOf(client, jobId)).toHaveLength(2);
});

test('what is asked for, taken over several times at once with one key, is answered alike', async () => {
  const { professional, client, jobId } = await talking();
  const asked = await make(client, jobId, 77_000);
  const headers = { 'idempotency-key': 'one-answer' };
  const body = { offerId: asked.data.id, action: 'accept' };
  const sent = { method: 'POST', url: `/api/job/${jobId}/offers/response`, body, headers } as const;
  const answers = await Promise.all([1, 2, 3, 4].map(() => professional.raw(sent)));
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, data: { state: 'STANDING', amountCents: 77_000 } });
  expect(await offersOf(client, jobId)).toHaveLength(3);
});

test('a side makes fifty versions in a day, the first of which was the proposal’s', async () => {
  const { client, professional, jobId } = await talking();
  for (let version = 2; version <= 50; version += 1)
    expect((await make(professional, jobId, 50_000 + version)).status).toBe(201);
  expect(await make(professional, jobId, 90_000)).toMatchObject({ status: 429, code: 'too_many_today' });
  expect((await make(client, jobId, 40_000)).status).toBe(201);
});
