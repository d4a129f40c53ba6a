import type { PersonLimits } from '@parley/contract/admin/settings/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, LAW } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { formOf, sendForm } from '../../../test/uploads.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
let client: Client;
beforeAll(async () => {
  world = await createWorld({ settings: { STORED_BYTES_PER_USER: '700000000' } });
  admin = await world.as(ada);
  client = await world.as(clara);
});
afterAll(() => world.close());

const DEFAULTS = {
  services: null,
  postings: null,
  freeConsultations: null,
  fileMegabytes: null,
  storedMegabytes: null,
};
async function allow(limits: Partial<PersonLimits>) {
  const { version } = await admin.ok('GET /api/admin/settings');
  const body = { ...DEFAULTS, ...limits, version, reason: 'Decided with the team.' };
  return admin.call('PUT /api/admin/settings/limits', { body });
}

const wanted = {
  title: 'Review our terms of service',
  description: 'A first version is there.',
  disciplineId: LAW.id,
  categoryId: LAW.contracts,
  skills: ['SaaS'],
  experience: 36 as const,
  pricing: 'FIXED' as const,
};
const post = () =>
  client.call('POST /api/job/jobPosting', {
    body: { ...wanted, budgetMinCents: 50_000, budgetMaxCents: 90_000 },
  });

test('a client has as many postings open as allowed; closing one makes room', async () => {
  const own = await client.ok('GET /api/job/jobPosting/client/all', { query: { status: 'OPEN' } });
  await allow({ postings: own.length + 1 });
  const first = (await post()).data.id;
  expect(await post()).toMatchObject({ status: 409, code: 'too_many_postings' });
  await client.ok('POST /api/job/jobPosting/:id/close', { params: { id: first } });
  // Two at once: one of them fits.
  const answers = await Promise.all([post(), post()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await client.refused('POST /api/job/jobPosting/:id/reopen', { params: { id: first } })).toBe(
    'too_many_postings',
  );
  await allow({});
  await client.ok('POST /api/job/jobPosting/:id/reopen', { params: { id: first } });
});

test('a professional who offers as many services as allowed adds no other, and is told how many', async () => {
  const pro = await world.as(ana);
  const service = {
    ...wanted,
    priceCents: 45_000,
    consultationMinutes: 45,
  };
  await pro.ok('POST /api/service/add', { body: service });
  await allow({ services: 1 });
  const refused = await pro.call('POST /api/service/add', { body: service });
  expect(refused).toMatchObject({ status: 403, code: 'cannot_add' });
  expect(refused.errors).toEqual([
    { path: 'too_many_services', message: 'At most 1 service can be active.' },
  ]);
  await allow({});
  await pro.ok('POST /api/service/add', { body: service });
});

test('a file may be as large as allowed, not a byte more', async () => {
  await allow({ fileMegabytes: 1 });
  const send = (size: number) =>
    sendForm(world, clara, '/api/upload/file', formOf({ fileName: 'a.txt', bytes: Buffer.alloc(size, 'a') }));
  expect(await send(1_048_576)).toMatchObject({ status: 201 });
  expect(await send(1_048_577)).toMatchObject({ status: 413, code: 'too_large' });
});

test('the storage of a person is that of the environment until an admin sets it', async () => {
  const limit = async () => (await client.ok('GET /api/upload/storage')).limitBytes;
  await allow({});
  expect(await limit()).toBe(700_000_000);
  await allow({ storedMegabytes: 50 });
  expect(await limit()).toBe(50_000_000);
  await allow({});
});

test('no limit goes beyond its bounds', async () => {
  for (const wrong of [
    { services: 21 },
    { services: 0 },
    { postings: 501 },
    { freeConsultations: 101 },
    { fileMegabytes: 26 },
    { storedMegabytes: 49 },
    { storedMegabytes: 60.5 },
  ])
    expect(await allow(wrong)).toMatchObject({ status: 400, errors: [{ path: Object.keys(wrong)[0] }] });
});

test('the audit log has what was allowed', async () => {
  await allow({ postings: 9, freeConsultations: 0 });
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType: 'settings' } });
  expect(items[0]?.action).toBe('settings.change limitPostings 9, limitFreeConsultations 0');
  await allow({});
});
