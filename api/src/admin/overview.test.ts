import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { enablePayouts } from '../../test/control.ts';
import { complete, hire } from '../../test/hiring.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  const done = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await enablePayouts(world, done.professional);
  await complete(world, done);
  const disputed = await hire(world, { client: milo, professional: tendai, amountCents: 40_000 });
  await pay(world, disputed.client, disputed.jobId);
  const params = { id: disputed.jobId };
  await disputed.client.ok('POST /api/job/:id/dispute', { params, body: { message: 'Not as agreed.' } });
  await disputed.client.ok('POST /api/support', { body: { message: 'Please look at it.' } });
  await world.settle();
});
afterAll(() => world.close());

const read = (query: object = {}) => admin.ok('GET /api/admin/overview', { query });

test('the numbers are those of the rows and the ledger', async () => {
  const { people, jobs, money, queues } = await read();
  expect(people).toEqual({ clients: 2, professionals: 3, admins: 1, disabled: 0 });
  expect(jobs).toMatchObject({ talking: 0, active: 0, disputed: 1, completed: 1 });
  expect(money).toEqual({
    heldCents: 40_000,
    payableCents: 0,
    feesCents: 10_000,
    receivableCents: 0,
    ledgerDifferenceCents: 0,
  });
  expect(queues).toMatchObject({ disputes: 1, tickets: 1, overdueTickets: 0, stuckCalls: 0 });
});

test('the last thirty days are told one by one, today last', async () => {
  const { days } = await read();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    day: world.platform.clock.instant().slice(0, 10),
    signUps: 0,
    hires: 2,
    completed: 1,
    cancelled: 0,
    disputed: 1,
    paidCents: 140_000,
    releasedCents: 90_000,
    refundedCents: 0,
    feesCents: 10_000,
    openTickets: 1,
    openDisputes: 1,
  });
});

test('queues stay as long as they are: a decided dispute and a resolved ticket leave them', async () => {
  await world.advance({ days: 3 });
  const [ticket] = (await admin.ok('GET /api/support/admin/all', { query: {} })).items;
  await admin.ok('PUT /api/support/admin', { body: { id: ticket?.id ?? '', status: 'RESOLVED' } });
  const [job] = (await admin.ok('GET /api/job/admin', { query: { status: 'DISPUTED' } })).items;
  const params = { id: job?.id ?? '' };
  const body = { outcome: 'refund' as const, reason: 'Nothing was delivered.' };
  await admin.ok('POST /api/job/admin/:id/resolve', { params, body });
  const { days } = await read();
  expect(days.slice(-4).map(({ openTickets, openDisputes }) => [openTickets, openDisputes])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
  expect(days.at(-1)).toMatchObject({ cancelled: 1, refundedCents: 40_000 });
});

test('the stretch of time is the asker’s, up to a year of it', async () => {
  const now = world.platform.clock.instant();
  const week = await read({ from: daysAfter(now, -6), to: now });
  expect(week.days).toHaveLength(7);
  for (const query of [
    { from: now, to: daysAfter(now, -1) },
    { from: daysAfter(now, -400), to: now },
  ])
    expect(await admin.refused('GET /api/admin/overview', { query })).toBe('invalid_input');
});

test('the audit tells who did what to what and why, and finds it', async () => {
  const list = async (query: object) => (await admin.ok('GET /api/admin/audit', { query })).items;
  const [latest, ...others] = await list({});
  const [{ id: jobId, title } = { id: '', title: '' }] = (
    await admin.ok('GET /api/job/admin', { query: { status: 'CANCELLED' } })
  ).items;
  expect(latest).toMatchObject({
    actor: { id: ada.id, email: ada.email },
    action: 'job.refund',
    subject: { type: 'job' },
    reason: 'Nothing was delivered.',
    about: title,
    jobId,
  });
  expect(others.map(({ action }) => action)).toContain('ticket.resolve');
  expect(others.find(({ action }) => action === 'ticket.resolve')?.about).toBe(milo.email);
  expect(await list({ q: 'nothing was' })).toHaveLength(1);
  expect(await list({ q: milo.email.slice(1) })).toMatchObject([{ action: 'ticket.resolve' }]);
  expect(await list({ subjectType: 'ticket' })).toHaveLength(1);
  expect(await list({ actorId: clara.id })).toEqual([]);
  expect(await list({ to: daysAfter(world.platform.clock.instant(), -1) })).toEqual([]);
  const { appointments } = (await admin.ok('GET /api/job/admin/:id', { params: { id: jobId } })).job;
  const notesOf = { params: { id: appointments[0]?.id ?? '' }, query: { reason: 'A complaint.' } };
  await admin.ok('GET /api/job/meeting/admin/:id/notes', notesOf);
  expect(await list({ subjectType: 'appointment' })).toMatchObject([
    { action: 'notes.read', about: title, jobId },
  ]);
  expect(others.find(({ action }) => action === 'ticket.resolve')?.jobId).toBeNull();
  const client = await world.as(clara);
  expect(await client.refused('GET /api/admin/audit', { query: {} })).toBe('forbidden');
  expect(await client.refused('GET /api/admin/overview', { query: {} })).toBe('forbidden');
});
