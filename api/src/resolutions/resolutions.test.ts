import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import type { Resolution } from '@parley/contract/resolutions/schemas.ts';
import { otherSide, type SideRole, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { enablePayouts } from '../../test/control.ts';
import { pay } from '../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../test/negotiations.ts';
import { documentedMoves } from '../../test/rules/documented-moves.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter, hoursAfter } from '../platform/clock.ts';
import { found } from '../platform/http/refuse.ts';

let world: World;
let two: Pair;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  admin = await world.as(ada);
  await enablePayouts(world, two.professional);
});
afterAll(() => world.close());

const PRICE = 120_000;

let hires = 0;
/** A job whose consultation is a week ahead. */
async function talking(): Promise<string> {
  const ahead = hoursAfter(world.platform.clock.instant(), 7 * 24 + 2 * (hires += 1));
  const startsAt = new Date(Math.ceil(Date.parse(ahead) / 900_000) * 900_000).toISOString();
  const negotiation = await send(world, two, 'PROPOSAL', { startsAt, amountCents: PRICE });
  return (await respond(two.client, negotiation, 'accept')).data.jobId ?? '';
}
async function active(): Promise<string> {
  const id = await talking();
  await pay(world, two.client, id);
  return id;
}
const read = (id: string) => two.client.ok('GET /api/job/:id', { params: { id } });
const deliver = (id: string) =>
  two.professional.ok('POST /api/job/:id/deliver', { params: { id }, body: {} });
const dispute = (by: Client, id: string) =>
  by.call('POST /api/job/:id/dispute', { params: { id }, body: { message: 'Not as agreed.' } });
const withdrawDispute = (by: Client, id: string) =>
  by.ok('POST /api/job/:id/withdraw-dispute', { params: { id }, body: {} });
const refund = (jobId: string, amountCents: number) =>
  admin.ok('POST /api/payment/admin/refund', {
    body: { jobId, amountCents, reason: 'One of the parts was missing.' },
  });
const list = (by: Client, id: string) => by.ok('GET /api/job/:id/resolutions', { params: { id } });
const part = (by: Client, id: string, toProfessionalCents: number, message?: string) =>
  by.call('POST /api/job/:id/resolutions', { params: { id }, body: { toProfessionalCents, message } });
const later = (by: Client, id: string, dueOn: string) =>
  by.call('POST /api/job/:id/resolutions', { params: { id }, body: { dueOn } });
type Answer = 'accept' | 'decline' | 'withdraw';
const answer = (by: Client, id: string, resolutionId: string, action: Answer, message?: string) =>
  by.call('POST /api/job/:id/resolutions/response', {
    params: { id },
    body: { resolutionId, action, message },
  });
const inDays = (days: number) => daysAfter(world.platform.clock.instant(), days).slice(0, 10);
const advanceTo = async (instant: string, minutes = 1) => {
  const ahead = Date.parse(instant) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 + minutes });
};
const balanceOf = async (account: string, ownerId: string) => {
  const query = world.platform.db.selectFrom('ledgerBalances').select('balanceCents');
  const row = await query.where('account', '=', account).where('ownerId', '=', ownerId).executeTakeFirst();
  return row?.balanceCents ?? 0;
};
async function newsFor(userId: string, id: string): Promise<string[]> {
  const query = world.platform.db.selectFrom('notifications').select('message');
  const rows = await query
    .where('userId', '=', userId)
    .where('url', '=', `/job/${id}`)
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}

const STANDINGS = ['ACTIVE', 'DELIVERED', 'DISPUTED', 'DISPUTED once delivered'] as const;
type Standing = (typeof STANDINGS)[number];
async function jobIn(standing: Standing): Promise<string> {
  const id = await active();
  if (standing === 'DELIVERED' || standing === 'DISPUTED once delivered') await deliver(id);
  if (standing.startsWith('DISPUTED')) await dispute(two.client, id);
  return id;
}

describe.each(STANDINGS)('while a job is %s', (standing) => {
  test.each(SIDES)(
    'what the %s suggests is done once the other side accepts, without an admin',
    async (by) => {
      for (const [toProfessionalCents, action, status, settlement] of [
        [0, 'refund', 'CANCELLED', 'REFUNDED'],
        [36_000, 'split', 'COMPLETED', 'SPLIT'],
        [PRICE, 'release', 'COMPLETED', 'RELEASED'],
      ] as const) {
        const id = await jobIn(standing);
        const before = await read(id);
        const { data: suggested } = await part(two[by], id, toProfessionalCents, 'Let us be fair.');
        expect(suggested).toMatchObject({ by, toProfessionalCents, heldCents: PRICE, state: 'OPEN' });
        expect(await read(id)).toEqual(before);
        const { data, code } = await answer(two[otherSide(by)], id, suggested.id, 'accept', 'Agreed.');
        expect([toProfessionalCents, code, data?.status, data?.settlement]).toEqual([
          toProfessionalCents,
          undefined,
          status,
          settlement,
        ]);
        const move = { by: otherSide(by), action, message: 'Agreed.', to: status };
        expect(data.history.at(-1)).toMatchObject(move);
        const feeCents = feeOf(toProfessionalCents, FIRST_FEE);
        const refundedCents = PRICE - toProfessionalCents;
        expect(data).toMatchObject({
          dispute: null,
          money: { feeCents, netCents: toProfessionalCents - feeCents, next: null },
        });
        expect(await list(two.client, id)).toMatchObject([{ state: 'ACCEPTED', answer: 'Agreed.' }]);
        await world.settle();
        expect(await two.client.ok('POST /api/payment/paid', { body: { jobId: id } })).toMatchObject({
          transfer: toProfessionalCents > 0 ? 'DONE' : 'NONE',
          refund: refundedCents > 0 ? 'DONE' : 'NONE',
          refundedCents,
          feeCents,
        });
        expect([await balanceOf('held', id), await balanceOf('payable', ana.id)]).toEqual([0, 0]);
      }
    },
  );

  test('a new due date ends with its day where whoever suggests it is, also away from home', async () => {
    const id = await jobIn(standing);
    const dueOn = inDays(20);
    const body = { dueOn, timeZone: 'Asia/Tokyo' };
    const suggested = await two.client.ok('POST /api/job/:id/resolutions', { params: { id }, body });
    expect(suggested.dueAt).toBe(new Date(`${dueOn}T23:59:00+09:00`).toISOString());
  });

  test.each(SIDES)(
    'a new due date of the %s holds once the other side accepts, and the work goes on',
    async (by) => {
      const id = await jobIn(standing);
      const { data: suggested } = await later(two[by], id, inDays(20));
      // The end of the day for whoever suggested it.
      const zone = by === 'client' ? '+01:00' : '-05:00';
      const dueAt = new Date(`${inDays(20)}T23:59:00${zone}`).toISOString();
      expect(suggested).toMatchObject({ by, dueAt, toProfessionalCents: null, state: 'OPEN' });
      await part(two[otherSide(by)], id, 36_000);
      const { data } = await answer(two[otherSide(by)], id, suggested.id, 'accept');
      expect(data).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', dueAt, dispute: null });
      expect(data).toMatchObject({ deliveredAt: null, releaseAt: null, refundableAt: daysAfter(dueAt, 14) });
      expect(data.disputeAt).toBe(daysAfter(dueAt, 44));
      expect(data.history.at(-1)).toMatchObject({
        by: otherSide(by),
        action: 'change_due_date',
        to: 'ACTIVE',
      });
      // What was suggested about the earlier date can be suggested again.
      expect(await list(two.client, id)).toMatchObject([{ state: 'VOID' }, { state: 'ACCEPTED' }]);
    },
  );
});

test.each(['TALKING', 'ENDED', 'COMPLETED', 'CANCELLED'] as const)(
  'nothing is suggested for a job that is %s',
  async (status) => {
    const id = status === 'TALKING' || status === 'ENDED' ? await talking() : await active();
    const params = { id };
    if (status === 'ENDED') await two.client.ok('POST /api/job/:id/end', { params, body: {} });
    if (status === 'COMPLETED') await two.client.ok('POST /api/job/completed/:id', { params, body: {} });
    if (status === 'CANCELLED') await two.professional.ok('POST /api/job/:id/cancel', { params, body: {} });
    const refusal = status === 'TALKING' ? 'not_paid' : 'invalid_transition';
    for (const side of SIDES) {
      expect((await part(two[side], id, 1_000)).code).toBe(refusal);
      expect((await later(two[side], id, inDays(20))).code).toBe(refusal);
    }
    expect(await list(two.client, id)).toEqual([]);
  },
);

const STATES = ['OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID'] as const;
type State = (typeof STATES)[number];
const ANSWERS = ['accept', 'decline', 'withdraw'] as const;

/** A suggestion of the client's, brought to this state. */
async function suggestionIn(state: State): Promise<{ id: string; resolution: Resolution }> {
  const id = await active();
  // A new due date leaves the job running, so that only the suggestion's own state refuses.
  const { data: resolution } = await (state === 'ACCEPTED'
    ? later(two.client, id, inDays(20))
    : part(two.client, id, 40_000));
  if (state === 'ACCEPTED') await answer(two.professional, id, resolution.id, 'accept');
  if (state === 'DECLINED') await answer(two.professional, id, resolution.id, 'decline');
  if (state === 'WITHDRAWN') await answer(two.client, id, resolution.id, 'withdraw');
  if (state === 'VOID') await refund(id, 1_000);
  if (state === 'EXPIRED') await advanceTo(resolution.expiresAt);
  return { id, resolution };
}

const MOVES = documentedMoves('Moves of a resolution');

describe.each(STATES)('a suggestion that is %s', (state) => {
  test('is moved by each side as docs/journeys.md says, and by nobody else', async () => {
    for (const side of SIDES) {
      for (const action of ANSWERS) {
        const who = side === 'client' ? 'sender' : 'recipient';
        const row = MOVES.find(
          (move) => move.action === action && move.from.includes(state) && move.who.includes(who),
        );
        const { id, resolution } = await suggestionIn(state);
        const before = await read(id);
        const { code } = await answer(two[side], id, resolution.id, action);
        expect([side, action, code]).toEqual([side, action, row ? undefined : 'invalid_transition']);
        expect(await list(two.client, id)).toMatchObject([{ state: row?.to ?? state }]);
        if (action !== 'accept' || !row) expect(await read(id)).toEqual(before);
      }
    }
    const { id, resolution } = await suggestionIn(state);
    for (const stranger of [await world.as(milo), await world.as(tendai)]) {
      expect((await answer(stranger, id, resolution.id, 'accept')).code).toBe('not_found');
      expect((await part(stranger, id, 0)).code).toBe('not_found');
      expect(await stranger.refused('GET /api/job/:id/resolutions', { params: { id } })).toBe('not_found');
    }
  });
});

describe('a suggestion', () => {
  test('nobody answers is gone after 7 days without effect, with a reminder 2 days before', async () => {
    const id = await active();
    const { data: resolution } = await part(two.client, id, 36_000, 'Three tenths of it.');
    expect(resolution.expiresAt).toBe(daysAfter(resolution.at, 7));
    expect((await newsFor(ana.id, id)).at(-1)).toContain('$360 to the professional, $840 back to the client');
    const { needsYou } = await two.professional.ok('GET /api/dashboard');
    expect(needsYou.filter(({ url }) => url === `/job/${id}`)).toMatchObject([
      { kind: 'answer_resolution', dueAt: resolution.expiresAt },
      { kind: 'deliver_job' },
    ]);
    await advanceTo(daysAfter(resolution.expiresAt, -2));
    expect((await newsFor(ana.id, id)).at(-1)).toContain('is waiting for your reply');
    await advanceTo(resolution.expiresAt, -1);
    expect(await list(two.client, id)).toMatchObject([{ state: 'OPEN' }]);
    await advanceTo(resolution.expiresAt);
    expect(await list(two.client, id)).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
    for (const person of [ana, clara])
      expect((await newsFor(person.id, id)).at(-1)).toContain('got no reply in time');
    expect(await balanceOf('held', id)).toBe(-PRICE);
  });

  test('of a due date is gone when that date has passed', async () => {
    const id = await active();
    const { data: resolution } = await later(two.professional, id, inDays(2));
    expect(resolution.expiresAt).toBe(resolution.dueAt);
    await advanceTo(resolution.expiresAt);
    expect((await answer(two.client, id, resolution.id, 'accept')).code).toBe('invalid_transition');
  });

  test('can’t be answered once its 7 days are over, even before the clock has come by', async () => {
    const id = await active();
    const { data: resolution } = await part(two.client, id, 36_000);
    world.platform.clock.advance(7 * 24 * 3600 + 1);
    for (const [side, action] of [
      ['professional', 'accept'],
      ['professional', 'decline'],
      ['client', 'withdraw'],
    ] as const)
      expect((await answer(two[side], id, resolution.id, action)).code).toBe('invalid_transition');
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
  });

  test('belongs to its job: it settles no other one of the same two', async () => {
    const [id, other] = [await active(), await active()];
    const { data: resolution } = await part(two.client, id, 0);
    expect((await answer(two.professional, other, resolution.id, 'accept')).code).toBe('not_found');
    expect(await read(other)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
    expect(await list(two.client, id)).toMatchObject([{ state: 'OPEN' }]);
  });

  test('for another sum than is held moves no money, even if nothing has voided it', async () => {
    const id = await active();
    const { data: resolution } = await part(two.client, id, 36_000);
    const stale = { heldCents: PRICE + 1 };
    await world.platform.db.updateTable('resolutions').set(stale).where('id', '=', resolution.id).execute();
    expect((await answer(two.professional, id, resolution.id, 'accept')).code).toBe('invalid_transition');
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
    expect(await balanceOf('held', id)).toBe(-PRICE);
  });

  test('is one of each side: a new one takes the place of one’s own, and both may stand side by side', async () => {
    const id = await active();
    const [first, second, theirs] = [
      await part(two.client, id, 10_000),
      await later(two.client, id, inDays(20)),
      await part(two.professional, id, 90_000),
    ];
    const states = async () => (await list(two.client, id)).map(({ by, state }) => `${by} ${state}`);
    expect(await states()).toEqual(['professional OPEN', 'client OPEN', 'client WITHDRAWN']);
    expect((await answer(two.professional, id, first.data.id, 'accept')).code).toBe('invalid_transition');
    await answer(two.client, id, theirs.data.id, 'accept');
    expect(await states()).toEqual(['professional ACCEPTED', 'client VOID', 'client WITHDRAWN']);
    expect((await answer(two.professional, id, second.data.id, 'accept')).code).toBe('invalid_transition');
  });

  test('is for the sum held when it was made: a refund voids it, and the next is for what is left', async () => {
    const id = await active();
    const { data: resolution } = await part(two.professional, id, PRICE);
    await refund(id, 20_000);
    expect((await answer(two.client, id, resolution.id, 'accept')).code).toBe('invalid_transition');
    expect(await list(two.client, id)).toMatchObject([{ state: 'VOID' }]);
    expect((await part(two.professional, id, PRICE)).code).toBe('refund_too_large');
    const { data: next } = await part(two.professional, id, 70_000);
    expect(next.heldCents).toBe(100_000);
    const { data } = await answer(two.client, id, next.id, 'accept');
    expect(data).toMatchObject({ status: 'COMPLETED', settlement: 'SPLIT' });
    await world.settle();
    expect(await two.client.ok('POST /api/payment/paid', { body: { jobId: id } })).toMatchObject({
      refundedCents: 50_000,
      feeCents: 7_000,
    });
    expect(await balanceOf('held', id)).toBe(0);
  });

  test('is void once an admin decides', async () => {
    const id = await jobIn('DISPUTED');
    await part(two.client, id, 10_000);
    const body = { outcome: 'release' as const, reason: 'Both were heard.' };
    await admin.ok('POST /api/job/admin/:id/resolve', { params: { id }, body });
    expect(await list(two.client, id)).toMatchObject([{ state: 'VOID' }]);
  });

  test.each([
    [{}, 'toProfessionalCents'],
    [{ toProfessionalCents: 1_000, dueOn: '2099-01-01' }, 'toProfessionalCents'],
    [{ toProfessionalCents: -1 }, 'toProfessionalCents'],
    [{ toProfessionalCents: 10.5 }, 'toProfessionalCents'],
    [{ dueOn: 'tomorrow' }, 'dueOn'],
    [{ dueOn: '2020-01-01' }, 'dueOn'],
    [{ dueOn: '2099-01-01' }, 'dueOn'],
    [{ toProfessionalCents: 0, message: ' ' }, 'message'],
  ])('of %j is refused, and says what is wrong', async (body, path) => {
    const id = await active();
    const url = `/api/job/${id}/resolutions`;
    const refused = await two.client.raw({ method: 'POST', url, body });
    expect(refused).toMatchObject({ status: 400, errors: [{ path }] });
    expect(await list(two.client, id)).toEqual([]);
  });

  test('is made at most 20 times by each side', async () => {
    const id = await active();
    for (let time = 0; time < 20; time += 1) expect((await part(two.client, id, 1_000)).status).toBe(201);
    expect((await part(two.client, id, 1_000)).code).toBe('too_many_suggestions');
    expect(await list(two.client, id)).toMatchObject([
      { state: 'OPEN' },
      ...Array.from({ length: 19 }, () => ({})),
    ]);
    expect((await part(two.professional, id, 1_000)).status).toBe(201);
  });

  test('of more than is held is refused', async () => {
    const id = await active();
    expect((await part(two.client, id, PRICE + 1)).code).toBe('refund_too_large');
  });

  test('leaves the client 14 of the 90 days of the hold: a due date is at most 76 days after the hire', async () => {
    const id = await active();
    expect((await later(two.professional, id, inDays(75))).status).toBe(201);
    expect((await later(two.professional, id, inDays(77))).errors).toMatchObject([{ path: 'dueOn' }]);
  });
});

describe('an admin in the place of a side', () => {
  const reason = 'They wrote to us that they agree.';
  const suggestFor = (as: SideRole, id: string, terms: { toProfessionalCents?: number; dueOn?: string }) =>
    admin.call('POST /api/job/admin/:id/resolutions', { params: { id }, body: { as, reason, ...terms } });
  const answerFor = (as: SideRole, id: string, resolutionId: string, action: Answer) =>
    admin.call('POST /api/job/admin/:id/resolutions/response', {
      params: { id },
      body: { as, reason, resolutionId, action },
    });
  const latest = async (id: string) => found((await list(admin, id))[0]);

  test('can still suggest for a side that has used up its suggestions', async () => {
    const id = await active();
    for (let time = 0; time < 20; time += 1) await part(two.client, id, 1_000);
    expect((await part(two.client, id, 2_000)).code).toBe('too_many_suggestions');
    expect((await suggestFor('CLIENT', id, { toProfessionalCents: 2_000 })).status).toBe(200);
    expect(await latest(id)).toMatchObject({ by: 'client', toProfessionalCents: 2_000, state: 'OPEN' });
  });

  test('suggests and accepts; both are told that Parley did it, and the job’s audit log says why', async () => {
    const id = await active();
    expect((await suggestFor('CLIENT', id, { toProfessionalCents: 36_000 })).status).toBe(200);
    expect(await latest(id)).toMatchObject({ by: 'client', toProfessionalCents: 36_000, state: 'OPEN' });
    const { data } = await answerFor('PROFESSIONAL', id, (await latest(id)).id, 'accept');
    expect(data.job).toMatchObject({ status: 'COMPLETED', settlement: 'SPLIT' });
    expect(data.job.history.at(-1)).toMatchObject({ by: 'admin', action: 'split', message: reason });
    expect(data.audit).toMatchObject([
      { action: 'resolution.accept as professional', reason },
      { action: 'resolution.suggest as client', reason },
    ]);
    for (const person of [ana, clara]) {
      const news = (await newsFor(person.id, id)).filter((text) => text.includes('on behalf of'));
      expect(news).toEqual([
        expect.stringContaining('Parley acted on behalf of the client: a settlement of'),
        expect.stringContaining('Parley acted on behalf of the professional: “'),
      ]);
      expect((await newsFor(person.id, id)).join(' ')).not.toContain('Parley decided the dispute');
    }
    await world.settle();
    expect([await balanceOf('held', id), await balanceOf('payable', ana.id)]).toEqual([0, 0]);
  });

  test('declines and withdraws, and a due date ends with that side’s day', async () => {
    const id = await active();
    await suggestFor('PROFESSIONAL', id, { dueOn: inDays(20) });
    const first = await latest(id);
    expect(first.dueAt).toBe(new Date(`${inDays(20)}T23:59:00-05:00`).toISOString());
    expect((await answerFor('CLIENT', id, first.id, 'withdraw')).code).toBe('invalid_transition');
    expect((await answerFor('PROFESSIONAL', id, first.id, 'accept')).code).toBe('invalid_transition');
    await answerFor('CLIENT', id, first.id, 'decline');
    expect(await latest(id)).toMatchObject({ state: 'DECLINED', answer: reason });
    await suggestFor('CLIENT', id, { dueOn: inDays(20) });
    await answerFor('CLIENT', id, (await latest(id)).id, 'withdraw');
    expect(await latest(id)).toMatchObject({ state: 'WITHDRAWN' });
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD' });
  });

  test('is bound by the same rules, and a refused act leaves no trace', async () => {
    const id = await active();
    expect((await suggestFor('CLIENT', id, { toProfessionalCents: PRICE + 1 })).code).toBe(
      'refund_too_large',
    );
    expect((await suggestFor('CLIENT', await talking(), { toProfessionalCents: 0 })).code).toBe('not_paid');
    expect((await suggestFor('CLIENT', ada.id, { toProfessionalCents: 0 })).code).toBe('not_found');
    const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    expect([audit, await list(admin, id)]).toEqual([[], []]);
  });
});

describe('at once', () => {
  test('each side accepts what the other suggested: one of them is done, to the cent', async () => {
    const id = await active();
    const [mine, theirs] = [await part(two.client, id, 30_000), await part(two.professional, id, 90_000)];
    const answers = await Promise.all([
      answer(two.professional, id, mine.data.id, 'accept'),
      answer(two.client, id, theirs.data.id, 'accept'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const states = (await list(two.client, id)).map(({ state }) => state);
    expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(['ACCEPTED', 'VOID']);
    await world.settle();
    expect([await balanceOf('held', id), await balanceOf('payable', ana.id)]).toEqual([0, 0]);
  });

  test('ten clicks accept one suggestion: it is done once', async () => {
    const id = await active();
    const { data } = await part(two.client, id, 36_000);
    const clicks = Array.from({ length: 10 }, () => answer(two.professional, id, data.id, 'accept'));
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    await world.settle();
    const payment = await two.client.ok('POST /api/payment/paid', { body: { jobId: id } });
    expect(payment).toMatchObject({ refundedCents: 84_000, feeCents: 3_600, settlement: 'SPLIT' });
    expect(await balanceOf('held', id)).toBe(0);
  });

  test('accepting, and giving everything back: one of them is done', async () => {
    const id = await active();
    const { data } = await part(two.professional, id, 50_000);
    const answers = await Promise.all([
      answer(two.client, id, data.id, 'accept'),
      two.professional.call('POST /api/job/:id/cancel', { params: { id }, body: {} }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await world.settle();
    expect(await balanceOf('held', id)).toBe(0);
  });
});

describe('in a dispute', () => {
  test.each(SIDES)('the %s opens at most two, and the other side still may', async (side) => {
    const id = await active();
    for (let time = 0; time < 2; time += 1) {
      expect((await dispute(two[side], id)).data.status).toBe('DISPUTED');
      await withdrawDispute(two[side], id);
    }
    expect((await read(id)).disputesLeft).toEqual({ client: 2, professional: 2, [side]: 0 });
    expect((await dispute(two[side], id)).code).toBe('too_many_disputes');
    expect((await dispute(two[otherSide(side)], id)).data.status).toBe('DISPUTED');
  });

  test('the client releases everything, and the professional gives everything back', async () => {
    const [released, returned] = [await jobIn('DISPUTED'), await jobIn('DISPUTED')];
    expect(
      await two.client.ok('POST /api/job/completed/:id', { params: { id: released }, body: {} }),
    ).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED', dispute: null });
    expect(
      await two.professional.ok('POST /api/job/:id/cancel', { params: { id: returned }, body: {} }),
    ).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED', dispute: null });
    await world.settle();
    expect([await balanceOf('held', released), await balanceOf('held', returned)]).toEqual([0, 0]);
  });

  test.each([
    ['ACTIVE', 0, 'CANCELLED', 'REFUNDED'],
    ['DELIVERED', PRICE / 2, 'COMPLETED', 'SPLIT'],
    ['delivered before changes', PRICE / 2, 'COMPLETED', 'SPLIT'],
  ] as const)(
    'about %s work that nobody decides, both read on the first day how it ends',
    async (when, undecidedCents, status, settlement) => {
      const id = await active();
      if (when !== 'ACTIVE') await deliver(id);
      const changes = { params: { id }, body: { message: 'Page two.' } };
      if (when === 'delivered before changes')
        await two.client.ok('POST /api/job/:id/request-changes', changes);
      const { data } = await dispute(two.client, id);
      expect(data.dispute).toMatchObject({ undecidedCents });
      const half = 'Half released, half refunded unless Parley decides sooner';
      expect(data.money.next?.text).toBe(
        undecidedCents > 0 ? half : 'Refunded to you unless Parley decides sooner',
      );
      await advanceTo(data.dispute?.refundAt ?? '', -2);
      expect((await read(id)).status).toBe('DISPUTED');
      await advanceTo(data.dispute?.refundAt ?? '');
      const job = await read(id);
      expect(job).toMatchObject({ status, settlement, dispute: null });
      expect(job.history.at(-1)).toMatchObject({ by: 'clock' });
      expect(await balanceOf('held', id)).toBe(0);
    },
  );
});
