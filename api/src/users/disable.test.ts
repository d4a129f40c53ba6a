import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, nima, PASSWORD, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { pay } from '../../test/pay.ts';
import { offerService, openPosting, pair, send } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter } from '../platform/clock.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'Complaints by three clients.';
const disable = (by: Client, { id }: Character, why?: string) =>
  by.call('POST /api/users/disable/:id', { params: { id }, body: why === undefined ? {} : { reason: why } });
const enable = ({ id }: Character) =>
  admin.call('POST /api/users/enable/:id', { params: { id }, body: { reason: 'All is well again.' } });
const login = ({ email }: Character) =>
  world.nobody.call('POST /api/auth/login', { body: { email, password: PASSWORD } });
const hasDisabledSide = async ({ client, jobId }: HiredJob) =>
  (await client.ok('GET /api/job/:id', { params: { id: jobId } })).hasDisabledSide;
const job = (id: string) => admin.ok('GET /api/job/admin/:id', { params: { id } });

describe('an admin disables a professional', () => {
  test('who is out at once and told why; what is paid is disputed, what is not ends, and so does every offer', async () => {
    const paid = await hire(world, { client: clara, professional: tendai });
    await pay(world, paid.client, paid.jobId);
    expect(await hasDisabledSide(paid)).toBe(false);
    const negotiation = await send(world, paid, 'INVITE');
    const proposal = await send(world, paid, 'PROPOSAL');
    const talking = await hire(world, { client: milo, professional: tendai });

    expect((await disable(admin, tendai)).errors).toMatchObject([{ path: 'reason' }]);
    expect((await disable(admin, tendai, reason)).status).toBe(200);

    expect((await paid.professional.call('GET /api/users')).status).toBe(401);
    expect((await login(tendai)).code).toBe('account_disabled');
    const [mail] = await mailsTo(world, tendai.email);
    expect(mail?.text).toContain(reason);
    expect((await job(paid.jobId)).job).toMatchObject({
      status: 'DISPUTED',
      settlement: 'HELD',
      dispute: { by: 'admin' },
    });
    expect(await hasDisabledSide(paid)).toBe(true);
    expect((await job(talking.jobId)).job.status).toBe('ENDED');
    for (const { id, kind } of [negotiation, proposal]) {
      const query = world.platform.db.selectFrom('negotiations').select('status').where('id', '=', id);
      expect([kind, (await query.executeTakeFirstOrThrow()).status]).toEqual([kind, 'EXPIRED']);
    }
    const services = world.platform.db.selectFrom('services').select('id').where('active', '=', true);
    expect(await services.where('professionalId', '=', tendai.id).execute()).toEqual([]);
    const audit = world.platform.db.selectFrom('auditEntries').selectAll().where('subjectId', '=', tendai.id);
    expect(await audit.execute()).toMatchObject([{ actorId: ada.id, action: 'user.disable', reason }]);
  });

  test('and lets them in again, with what ended to be opened anew', async () => {
    expect((await enable(tendai)).status).toBe(200);
    expect((await login(tendai)).status).toBe(200);
    const subjects = (await mailsTo(world, tendai.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account is active again');
    expect((await enable(tendai)).code).toBe('invalid_transition');
  });

  test('once, however many do at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => disable(admin, nima, reason)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'invalid_transition')).toHaveLength(2);
    await enable(nima);
  });
});

test('enabled again, a person’s paid jobs go on where they were, once the other side can as well', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  const { releaseAt } = (await job(hired.jobId)).job;
  await disable(admin, clara, reason);
  await disable(admin, ana, reason);
  expect((await job(hired.jobId)).job).toMatchObject({ status: 'DISPUTED', dispute: { by: 'admin' } });
  await world.advance({ days: 2 });
  expect((await enable(clara)).status).toBe(200);
  expect((await job(hired.jobId)).job.status).toBe('DISPUTED');
  expect((await enable(ana)).status).toBe(200);
  const back = (await job(hired.jobId)).job;
  expect(back).toMatchObject({ status: 'DELIVERED', settlement: 'HELD', dispute: null });
  const later = Date.parse(back.releaseAt ?? '') - Date.parse(releaseAt ?? '');
  expect(Math.round(later / 86_400_000)).toBe(2);
  await admin.ok('POST /api/payment/admin/refund', {
    body: { jobId: hired.jobId, amountCents: hired.amountCents, reason },
  });
});

test('a professional who is enabled again is shown with their next free time, which can be booked again', async () => {
  await disable(admin, tendai, reason);
  await world.advance({ days: 3 });
  await enable(tendai);
  const { nextAvailableAt } = await world.nobody.ok('GET /api/users/professional/:id', {
    params: { id: tendai.id },
  });
  const from = world.platform.clock.instant();
  const query = { userId: tendai.id, from, to: daysAfter(from, 7), minutes: 30 };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  expect(slots).not.toEqual([]);
  expect(nextAvailableAt).toBe(slots[0]);
});

test('nobody disables or enables anybody else, and whoever is not there is not found', async () => {
  const client = await world.as(clara);
  expect((await disable(client, milo, reason)).code).toBe('not_found');
  expect((await disable(admin, { ...milo, id: ana.id.replace(/\d$/, '9') }, reason)).code).toBe('not_found');
  const params = { id: milo.id };
  expect(await client.refused('POST /api/users/enable/:id', { params, body: {} })).toBe('forbidden');
});

describe('somebody disables their own account', () => {
  test('not while paid work runs', async () => {
    const hired = await hire(world, { client: clara, professional: ana });
    await pay(world, hired.client, hired.jobId);
    expect((await disable(hired.client, clara)).code).toBe('jobs_running');
    expect((await disable(hired.professional, ana)).code).toBe('jobs_running');
    expect((await hired.client.call('GET /api/users')).status).toBe(200);
    await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
    await world.settle();
  });

  test('else at once: jobs in which nobody is hired, postings and negotiations end; only an admin undoes it', async () => {
    const two = await pair(world, milo, ana, 6);
    const postingId = await openPosting(world, milo.id);
    const { jobId } = await hire(world, { client: milo, professional: ana });
    const serviceId = await offerService(world, ana.id);
    const invite = await send(world, two, 'INVITE', { serviceId });
    expect((await disable(two.client, milo)).status).toBe(200);
    expect((await login(milo)).code).toBe('account_disabled');
    expect((await job(jobId)).job).toMatchObject({ status: 'ENDED' });
    const posting = world.platform.db.selectFrom('jobPostings').select('status').where('id', '=', postingId);
    expect(await posting.executeTakeFirstOrThrow()).toEqual({ status: 'CLOSED' });
    const seen = await two.professional.ok('GET /api/job/invite/:id', { params: { id: invite.id } });
    expect(seen.status).toBe('EXPIRED');
    expect((await enable(milo)).status).toBe(200);
    expect((await login(milo)).status).toBe(200);
  });
});

test('an admin finds people by name, address, role and whether they are disabled', async () => {
  const list = async (query: object) =>
    (await admin.ok('GET /api/users/admin', { query })).items.map(({ email }) => email);
  expect(await list({ q: 'rinc' })).toEqual([ana.email]);
  expect(await list({ q: 'clients.test', role: 'CLIENT' })).toHaveLength(2);
  expect(await list({ q: clara.id })).toEqual([clara.email]);
  expect(await list({ role: 'ADMIN' })).toEqual([ada.email]);
  await disable(admin, nima, reason);
  expect(await list({ disabled: true })).toEqual([nima.email]);
  expect(await list({ disabled: false })).not.toContain(nima.email);
  const { items } = await admin.ok('GET /api/users/admin', { query: { q: nima.email } });
  expect(items).toMatchObject([{ disabledReason: reason, closedAt: null, runningJobs: 0 }]);
  const page = await admin.ok('GET /api/users/admin', { query: { limit: 4, sort: 'oldest' } });
  const cursor = page.nextCursor ?? '';
  const rest = await admin.ok('GET /api/users/admin', { query: { limit: 4, sort: 'oldest', cursor } });
  expect(new Set([...page.items, ...rest.items].map(({ id }) => id)).size).toBe(6);
  const byName = await admin.ok('GET /api/users/admin', { query: { limit: 4, sort: 'name' } });
  const after = { limit: 4, sort: 'name', cursor: byName.nextCursor ?? '' } as const;
  const others = await admin.ok('GET /api/users/admin', { query: after });
  const names = [...byName.items, ...others.items].map(({ displayName }) => displayName.toLowerCase());
  expect(names).toHaveLength(6);
  expect(names).toEqual(names.toSorted());
  const forged = Buffer.from(JSON.stringify(['\0', items[0]?.id])).toString('base64url');
  expect(await admin.refused('GET /api/users/admin', { query: { ...after, cursor: forged } })).toBe(
    'invalid_input',
  );
  const client = await world.as(clara);
  expect(await client.refused('GET /api/users/admin', { query: {} })).toBe('forbidden');
});
