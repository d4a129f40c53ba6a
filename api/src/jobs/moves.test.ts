import { JOB_MOVES, JOB_STATUSES, type JobAction } from '@parley/contract/jobs/states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { pay } from '../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../test/talks.ts';
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
  'deliver',
  'request_changes',
  'extend',
  'complete',
  'cancel',
  'dispute',
  'withdraw_dispute',
] as const;
const SIDES = ['client', 'professional'] as const;
type Action = (typeof ACTIONS)[number];
type Standing = (typeof JOB_STATUSES)[number] | 'UNPAID';

const message = 'As agreed.';
const act = (by: Client, id: string, action: Action) => {
  const params = { id };
  return {
    deliver: () => by.call('POST /api/job/:id/deliver', { params, body: { message } }),
    request_changes: () => by.call('POST /api/job/:id/request-changes', { params, body: { message } }),
    extend: () => by.call('POST /api/job/:id/extend', { params, body: { message } }),
    complete: () => by.call('POST /api/job/completed/:id', { params, body: {} }),
    cancel: () => by.call('POST /api/job/:id/cancel', { params, body: { message } }),
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

/** A job that people have brought there; in a dispute of the client's. */
async function jobIn(standing: Standing): Promise<string> {
  const { data } = await respond(two.client, await send(world, two, 'PROPOSAL'), 'accept');
  const id = data.jobId ?? '';
  if (standing === 'UNPAID') return id;
  if (standing === 'CANCELLED') await act(two.client, id, 'cancel');
  else await pay(world, two.client, id);
  if (standing === 'DELIVERED') await act(two.professional, id, 'deliver');
  if (standing === 'COMPLETED') await act(two.client, id, 'complete');
  if (standing === 'DISPUTED') await act(two.client, id, 'dispute');
  return id;
}

/** What the table says of this try: where it leads, or why it is refused. */
function expected(standing: Standing, action: Action, side: 'client' | 'professional'): string {
  const status = standing === 'UNPAID' ? 'ACTIVE' : standing;
  const isPaid = !['UNPAID', 'CANCELLED'].includes(standing);
  const taken: JobAction = action === 'cancel' && side === 'professional' && isPaid ? 'cancel_paid' : action;
  const row = JOB_MOVES.find(
    (move) => move.action === taken && move.from.includes(status) && move.by.includes(side),
  );
  if (!row || (action === 'withdraw_dispute' && side === 'professional')) return 'invalid_transition';
  if (row.money === 'PAID') return isPaid ? row.to : 'not_paid';
  return isPaid ? 'already_paid' : row.to;
}

/** Whom the call is meant for at all; the other role is turned away at the door. */
const callers: Record<Action, readonly string[]> = {
  deliver: ['professional'],
  request_changes: ['client'],
  extend: ['client'],
  complete: ['client'],
  cancel: ['client', 'professional'],
  dispute: ['client', 'professional'],
  withdraw_dispute: ['client', 'professional'],
};

describe.each(['UNPAID', ...JOB_STATUSES] as const)('a job that is %s', (standing) => {
  test('lets each side do what the table lets it, and nothing else', async () => {
    const still = await jobIn(standing);
    const before = await read(two.client, still);
    for (const side of SIDES) {
      for (const action of ACTIONS) {
        const outcome = callers[action].includes(side) ? expected(standing, action, side) : 'forbidden';
        if (JOB_STATUSES.some((status) => status === outcome)) {
          const id = await jobIn(standing);
          const { data, code } = await act(two[side], id, action);
          expect([side, action, code ?? data.status]).toEqual([side, action, outcome]);
          expect(data.history.at(-1)).toMatchObject({ by: side, from: before.status, to: outcome });
        } else {
          const { code } = await act(two[side], still, action);
          expect([side, action, code]).toEqual([side, action, outcome]);
          expect(await read(two.client, still)).toEqual(before);
        }
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
