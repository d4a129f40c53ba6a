import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SideRole } from '@parley/contract/sides.ts';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
let first: HiredJob;
let second: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  first = await hire(world, { client: clara, professional: ana, amountCents: 50_000 });
  second = await hire(world, { client: milo, professional: tendai, amountCents: 90_000 });
  await pay(world, second.client, second.jobId);
});
afterAll(() => world.close());

const list = async (query: object) => {
  const { items } = await admin.ok('GET /api/job/admin', { query });
  return items.map(({ id }) => id);
};
const actFor = (jobId: string, as: SideRole, action: 'deliver' | 'cancel' | 'complete' | 'take_refund') =>
  admin.call('POST /api/job/admin/:id/act', {
    params: { id: jobId },
    body: { as, action, reason: 'Asked for by mail.' },
  });
const newsOf = async (userId: string) => {
  const query = world.platform.db.selectFrom('notifications').select('message');
  return (await query.where('userId', '=', userId).orderBy('id').execute()).map(({ message }) => message);
};

test('an admin finds everybody’s jobs by status, payment, name, title and address, sorted', async () => {
  expect(await list({})).toEqual([second.jobId, first.jobId]);
  expect(await list({ sort: 'oldest' })).toEqual([first.jobId, second.jobId]);
  expect(await list({ sort: 'amount' })).toEqual([second.jobId, first.jobId]);
  expect(await list({ sort: 'due' })).toHaveLength(2);
  expect(await list({ paymentStatus: 'PAID' })).toEqual([second.jobId]);
  expect(await list({ settlement: 'HELD' })).toEqual([second.jobId]);
  expect(await list({ status: 'COMPLETED' })).toEqual([]);
  expect(await list({ q: 'kuhudzai' })).toEqual([second.jobId]);
  expect(await list({ q: clara.email })).toEqual([first.jobId]);
  expect(await list({ q: '100%' })).toEqual([]);
});

test.each(['newest', 'oldest', 'due', 'amount'] as const)('pages by %s meet without a gap', async (sort) => {
  const one = await admin.ok('GET /api/job/admin', { query: { sort, limit: 1 } });
  const cursor = one.nextCursor ?? '';
  const two = await admin.ok('GET /api/job/admin', { query: { sort, limit: 1, cursor } });
  expect([...one.items, ...two.items].map(({ id }) => id)).toEqual(await list({ sort }));
  expect(two.nextCursor).toBeNull();
});

test('the job of two others has its ledger, which balances', async () => {
  const { job, ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id: second.jobId } });
  expect(job).toMatchObject({ id: second.jobId, settlement: 'HELD', unreadCount: 0 });
  const charge = ledger.find(({ kind }) => kind === 'charge');
  expect(charge?.entries).toEqual([
    { account: 'processor', debitCents: 90_000, creditCents: 0 },
    { account: 'held:job', debitCents: 0, creditCents: 90_000 },
  ]);
  for (const { entries } of ledger)
    expect(entries.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)).toBe(0);
});

test('an admin does what a side could do in its place, with a reason that is kept and told to both', async () => {
  const { data } = await actFor(second.jobId, 'PROFESSIONAL', 'deliver');
  expect(data.job.status).toBe('DELIVERED');
  expect(data.job.history.at(-1)).toMatchObject({
    by: 'admin',
    action: 'deliver',
    message: 'Asked for by mail.',
  });
  expect(data.audit[0]).toMatchObject({
    action: 'job.deliver as professional',
    reason: 'Asked for by mail.',
  });
  for (const reader of [milo, tendai])
    expect((await newsOf(reader.id)).at(-1)).toContain('Parley marked the work');
});

test('in whose place it is decides what is possible', async () => {
  expect((await actFor(second.jobId, 'PROFESSIONAL', 'complete')).code).toBe('invalid_transition');
  expect((await actFor(second.jobId, 'CLIENT', 'take_refund')).code).toBe('invalid_transition');
  expect((await actFor(first.jobId, 'PROFESSIONAL', 'deliver')).code).toBe('not_paid');
  expect((await actFor(ada.id, 'CLIENT', 'complete')).code).toBe('not_found');
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: first.jobId } });
  expect(audit).toEqual([]);
});

test('a paid job that is cancelled in the professional’s place gives the money back', async () => {
  const { jobId, client } = await hire(world, { client: clara, professional: tendai });
  await pay(world, client, jobId);
  expect((await actFor(jobId, 'CLIENT', 'cancel')).code).toBe('invalid_transition');
  const { data } = await actFor(jobId, 'PROFESSIONAL', 'cancel');
  expect(data.job).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
});
