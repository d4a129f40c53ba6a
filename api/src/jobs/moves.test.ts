import { type Side, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { documentedMoves, type DocumentedMove } from '../../test/rules/documented-moves.ts';
import { pay } from '../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
let two: Pair;
let strangers: Client[];
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  strangers = [await world.as(milo), await world.as(tendai)];
});
afterAll(() => world.close());

const ACTIONS = [
  'end',
  'extend_hire_by',
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'take_refund',
  'withdraw_refund',
  'dispute',
  'withdraw_dispute',
] as const;
type Action = (typeof ACTIONS)[number];
const STANDINGS = [
  'TALKING',
  'ACTIVE',
  'DELIVERED',
  'DISPUTED by the client while ACTIVE',
  'DISPUTED by the client while DELIVERED',
  'DISPUTED by the professional while ACTIVE',
  'COMPLETED',
  'CANCELLED',
  'ENDED',
] as const;
type Standing = (typeof STANDINGS)[number];

const message = 'As agreed.';
const act = (by: Client, id: string, action: Action) => {
  const params = { id };
  return {
    end: () => by.call('POST /api/job/:id/end', { params, body: { message } }),
    extend_hire_by: () => by.call('POST /api/job/:id/hire-by', { params, body: {} }),
    deliver: () => by.call('POST /api/job/:id/deliver', { params, body: { message } }),
    request_changes: () => by.call('POST /api/job/:id/request-changes', { params, body: { message } }),
    extend: () => by.call('POST /api/job/:id/extend', { params, body: { message } }),
    complete: () => by.call('POST /api/job/completed/:id', { params, body: {} }),
    cancel: () => by.call('POST /api/job/:id/cancel', { params, body: { message } }),
    take_refund: () => by.call('POST /api/job/:id/take-refund', { params, body: { message } }),
    withdraw_refund: () => by.call('POST /api/job/:id/withdraw-refund', { params, body: { message } }),
    dispute: () => by.call('POST /api/job/:id/dispute', { params, body: { message } }),
    withdraw_dispute: () => by.call('POST /api/job/:id/withdraw-dispute', { params, body: {} }),
  }[action]();
};

const read = async (by: Client, id: string) => {
  const { status, paymentStatus, settlement, history, releaseAt, extensionUsed } = await by.ok(
    'GET /api/job/:id',
    { params: { id } },
  );
  return { status, paymentStatus, settlement, history, releaseAt, extensionUsed };
};

/** A job brought to this status. */
async function jobIn(standing: Standing): Promise<string> {
  const { data } = await respond(two.client, await send(world, two, 'PROPOSAL'), 'accept');
  const id = data.jobId ?? '';
  if (standing === 'TALKING') return id;
  if (standing === 'ENDED') {
    await act(two.client, id, 'end');
    return id;
  }
  await pay(world, two.client, id);
  if (standing === 'CANCELLED') await act(two.professional, id, 'cancel');
  if (standing.endsWith('DELIVERED')) await act(two.professional, id, 'deliver');
  if (standing === 'COMPLETED') await act(two.client, id, 'complete');
  if (standing.startsWith('DISPUTED by the client')) await act(two.client, id, 'dispute');
  if (standing.startsWith('DISPUTED by the professional')) await act(two.professional, id, 'dispute');
  return id;
}

const moves = documentedMoves('Moves of a job');

/** Conditions of the document's last column that the sides can bring about; the clock's are in deadlines.test.ts. */
const conditions: Record<string, (standing: string, who: string) => boolean> = {
  '': () => true,
  'once, by 7 days': () => true,
  'by refunding all of the payment': () => true,
  'twice each; a professional also to object to a refund of late work': () => true,
  'by accepting a resolution': () => true,
  'from 14 days after the work was due, unless asked for already': (standing) =>
    standing.includes('late') && !standing.includes('refund'),
  'while that refund is pending': (standing) => standing.includes('refund'),
  'their own dispute, of an ACTIVE job': (standing, who) =>
    standing === `DISPUTED by the ${who} while ACTIVE`,
  'their own dispute, of a DELIVERED job': (standing, who) =>
    standing === `DISPUTED by the ${who} while DELIVERED`,
};

function holds({ only }: DocumentedMove, standing: string, who: string): boolean {
  const condition = conditions[only];
  if (!condition) throw new Error(`docs/journeys.md has a condition that this test does not know: “${only}”`);
  return condition(standing, who);
}

const WORK = ['ACTIVE', 'DELIVERED'];

/** The documented row that allows the action, or the refusal. */
function expected(standing: string, action: string, who: string): DocumentedMove | string {
  const [status = ''] = standing.split(/[ ,]/);
  const theirs = moves.filter((row) => row.action === action && row.who.includes(who));
  const rows = theirs.filter((row) => row.from.includes(status));
  if (rows.length > 0) return rows.find((row) => holds(row, standing, who)) ?? 'invalid_transition';
  const isFrom = (statuses: readonly string[]) =>
    theirs.some((row) => row.from.some((from) => statuses.includes(from)));
  if (status === 'TALKING') return isFrom(WORK) ? 'not_paid' : 'invalid_transition';
  const isOver = ['COMPLETED', 'CANCELLED', 'ENDED'].includes(status);
  return !isOver && isFrom(['TALKING']) ? 'already_paid' : 'invalid_transition';
}

/** The endpoint's role; the other one gets 403. */
const callers: Record<Action, readonly string[]> = {
  end: ['client', 'professional'],
  extend_hire_by: ['professional'],
  deliver: ['professional'],
  request_changes: ['client'],
  extend: ['client'],
  complete: ['client'],
  cancel: ['professional'],
  take_refund: ['client'],
  withdraw_refund: ['client'],
  dispute: ['client', 'professional'],
  withdraw_dispute: ['client', 'professional'],
};

/** Tries every action of both sides: allowed ones on a job of their own, the rest on an unchanged one. */
async function tryAll(standing: string, newJob: () => Promise<string>): Promise<void> {
  const still = await newJob();
  const before = await read(two.client, still);
  for (const side of SIDES) {
    for (const action of ACTIONS) {
      const outcome = callers[action].includes(side) ? expected(standing, action, side) : 'forbidden';
      if (typeof outcome === 'string') {
        const { status, code } = await act(two[side], still, action);
        expect([side, action, status, code]).toEqual([
          side,
          action,
          outcome === 'forbidden' ? 403 : 409,
          outcome,
        ]);
        expect(await read(two.client, still)).toEqual(before);
      } else {
        await tryAllowed({ side, action, before: before.status, id: await newJob() }, outcome);
      }
    }
  }
}

interface Try {
  side: Side;
  action: Action;
  before: string;
  id: string;
}

async function tryAllowed({ side, action, before, id }: Try, { to, settlement }: DocumentedMove) {
  const { data, code } = await act(two[side], id, action);
  expect([side, action, code ?? data.status, data?.settlement]).toEqual([side, action, to, settlement]);
  expect(data.history.at(-1)).toMatchObject({ by: side, from: before, to });
}

describe.each(STANDINGS)('a job that is %s', (standing) => {
  test('lets each side do what docs/journeys.md says, and nothing else', async () => {
    await tryAll(standing, () => jobIn(standing));
  });

  test('is decided by an admin where docs/journeys.md says so, and nowhere else', async () => {
    const admin = await world.as(ada);
    const decide = (id: string, outcome: 'release' | 'refund' | 'split') =>
      admin.call('POST /api/job/admin/:id/resolve', {
        params: { id },
        body: {
          outcome,
          reason: 'Both were heard.',
          ...(outcome === 'split' && { toProfessionalCents: 1_000 }),
        },
      });
    for (const outcome of ['release', 'refund', 'split'] as const) {
      const id = await jobIn(standing);
      const before = await read(two.client, id);
      const row = expected(standing, outcome, 'admin');
      const { status, code } = await decide(id, outcome);
      if (typeof row === 'string') {
        expect([outcome, status, code]).toEqual([outcome, 409, 'invalid_transition']);
        expect(await read(two.client, id)).toEqual(before);
      } else {
        const { to, settlement } = row;
        expect([outcome, code]).toEqual([outcome, undefined]);
        expect(await read(two.client, id)).toMatchObject({ status: to, settlement });
      }
    }
  });

  test('is not there for anybody else', async () => {
    const id = await jobIn(standing);
    const before = await read(two.client, id);
    for (const stranger of strangers) {
      expect(await stranger.refused('GET /api/job/:id', { params: { id } })).toBe('not_found');
      for (const action of ACTIONS) {
        expect(['not_found', 'forbidden']).toContain((await act(stranger, id, action)).code);
      }
    }
    expect(await read(two.client, id)).toEqual(before);
  });
});

test('more time can be asked for once', async () => {
  const id = await jobIn('DELIVERED');
  const { releaseAt } = await read(two.client, id);
  const { data } = await act(two.client, id, 'extend');
  expect(Date.parse(data.releaseAt ?? '') - Date.parse(releaseAt ?? '')).toBe(7 * 86_400_000);
  expect(data.extensionUsed).toBe(true);
  expect((await act(two.client, id, 'extend')).code).toBe('extension_used');
});

test('asking for changes says which, and stops the clock of the release', async () => {
  const id = await jobIn('DELIVERED');
  const silent = await two.client.raw({
    method: 'POST',
    url: `/api/job/${id}/request-changes`,
    body: { message: '  ' },
  });
  expect(silent).toMatchObject({ status: 400, errors: [{ path: 'message' }] });
  const { data } = await act(two.client, id, 'request_changes');
  expect(data).toMatchObject({ status: 'ACTIVE', releaseAt: null, deliveredAt: null });
  expect(data.history.at(-1)).toMatchObject({ action: 'request_changes', message });
});

test('completing and cancelling at once: one of them happens', async () => {
  const id = await jobIn('ACTIVE');
  const [completed, cancelled] = await Promise.all([
    act(two.client, id, 'complete'),
    act(two.professional, id, 'cancel'),
  ]);
  expect([completed.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const job = await read(two.client, id);
  expect(job).toMatchObject(
    completed.status === 200
      ? { status: 'COMPLETED', settlement: 'RELEASED' }
      : { status: 'CANCELLED', settlement: 'REFUNDED' },
  );
});

test('ten clicks on accepting the work count one completed job', async () => {
  const count = async () => {
    const query = world.platform.db
      .selectFrom('profiles')
      .select('completedJobs')
      .where('userId', '=', ana.id);
    return (await query.executeTakeFirstOrThrow()).completedJobs;
  };
  const id = await jobIn('DELIVERED');
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(two.client, id, 'complete')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'invalid_transition')).toHaveLength(9);
  expect(await count()).toBe(before + 1);
});

test('a job whose work is 14 days late lets each side do what docs/journeys.md says, its refund asked for or not', async () => {
  const jobs: string[] = [];
  // For each of three standings one that stays as it is, and one for each of the seven things at most that the sides may do.
  for (let made = 0; made < 3 * 8; made += 1) jobs.push(await jobIn('ACTIVE'));
  const { dueAt } = await two.client.ok('GET /api/job/:id', { params: { id: jobs.at(-1) ?? '' } });
  const ahead = Date.parse(dueAt ?? '') - world.platform.clock.now().getTime();
  await world.advance({ days: 14, minutes: ahead / 60_000 + 1 });
  const late = () => Promise.resolve(jobs.shift() ?? '');
  const after = async (id: Promise<string>, side: Side, action: Action) => {
    expect((await act(two[side], await id, action)).status).toBe(200);
    return id;
  };
  const pending = () => after(late(), 'client', 'take_refund');
  await tryAll('ACTIVE, late', late);
  await tryAll('ACTIVE, late, refund', pending);
  await tryAll('DELIVERED, late, refund', () => after(pending(), 'professional', 'deliver'));
});

test('a side makes fifty moves in a day that keep a job going, and can always end it', async () => {
  const id = await jobIn('TALKING');
  const extend = () => act(two.professional, id, 'extend_hire_by');
  for (let extended = 0; extended < 50; extended += 1) expect((await extend()).status).toBe(200);
  expect(await extend()).toMatchObject({ status: 429, code: 'too_many_today' });
  expect((await act(two.professional, id, 'end')).status).toBe(200);
});
