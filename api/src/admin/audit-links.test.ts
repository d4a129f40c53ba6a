import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { sessionOf } from '../../test/fill.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { upload } from '../../test/uploads.ts';
import { createWorld, type World } from '../../test/world.ts';
import { audit } from '../platform/observe/audit.ts';

/* What the entries of the audit log lead to. */
let world: World;
let admin: Client;
let hired: HiredJob;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as(ada);
  hired = await hire(world, { client: clara, professional: ana });
});
afterAll(() => world.close());

const given = { name: 'Certified translator', issuer: 'Court of Bogotá', issuedOn: '2024-05-01' };
const entryAbout = async (subjectType: string) => {
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectType } });
  return items[0];
};
const readAsAdmin = async (url: string) => {
  const { accessToken } = await sessionOf(world.platform, ada);
  await world.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
};

test('an entry about a proposal says which kind it is, by which its page is found', async () => {
  const subject = { type: 'talk', id: hired.negotiationId };
  const entry = { actorId: ada.id, action: 'talk.write as client', subject };
  await world.platform.db.transaction().execute((trx) => audit(world.platform, trx, entry));
  expect(await entryAbout('talk')).toMatchObject({ subject, negotiationKind: 'PROPOSAL', jobId: null });
});

test('an entry about a file of a job leads to the job, about another one to its owner', async () => {
  const own = await upload(world, ana, { fileName: 'proof.pdf', bytes: '%PDF-1.7 proof' });
  await hired.professional.ok('POST /api/certification', { body: { ...given, fileId: own.id } });
  await readAsAdmin(own.url);
  expect(await entryAbout('file')).toMatchObject({ about: 'proof.pdf', ownerId: ana.id, jobId: null });
  const url = `/api/upload/job/${hired.jobId}`;
  const ofJob = await upload(world, clara, { url, fileName: 'brief.pdf', bytes: '%PDF-1.7 brief' });
  await readAsAdmin(ofJob.url);
  expect(await entryAbout('file')).toMatchObject({ about: 'brief.pdf', jobId: hired.jobId });
});

test('certificates, reports and tickets are found in their lists by the id that an entry has', async () => {
  const one = await hired.professional.ok('POST /api/certification', { body: given });
  await hired.professional.ok('POST /api/certification', { body: { ...given, name: 'Sworn' } });
  const byId = (id: string) => ({ query: { q: id } });
  expect((await admin.ok('GET /api/certification/admin', byId(one.id))).items).toMatchObject([
    { id: one.id },
  ]);
  for (const message of ['Help.', 'Help again.'])
    await hired.client.ok('POST /api/support', { body: { message } });
  const [ticket] = (await admin.ok('GET /api/support/admin/all', { query: {} })).items;
  const tickets = (await admin.ok('GET /api/support/admin/all', byId(ticket?.id ?? ''))).items;
  expect(tickets.map(({ id }) => id)).toEqual([ticket?.id]);
  const wrong = { type: 'service', id: hired.serviceId, reason: 'Not as described.' } as const;
  await hired.client.ok('POST /api/report', { body: wrong });
  const [report] = (await admin.ok('GET /api/report/admin', { query: {} })).items;
  const reports = (await admin.ok('GET /api/report/admin', byId(report?.id ?? ''))).items;
  expect(reports.map(({ id }) => id)).toEqual([report?.id]);
});

test('names and reasons are found whatever the accents, among the latest entries and far behind them', async () => {
  const add = async (name: string) =>
    (await hired.professional.ok('POST /api/certification', { body: { ...given, name } })).id;
  const id = await add('Perícia contábil');
  const decision = { id, status: 'REJECTED' as const, reason: 'Übersetzung fehlt.' };
  await admin.ok('PUT /api/certification/admin', { body: decision });
  const isFound = async () => {
    const asked = ['pericia contabil', 'PERÍCIA CONTÀBIL', 'ubersetzung fehlt'];
    const log = asked.map((q) => admin.ok('GET /api/admin/audit', { query: { q } }));
    const list = asked.slice(0, 2).map((q) => admin.ok('GET /api/certification/admin', { query: { q } }));
    expect((await Promise.all(log)).map(({ items }) => items[0]?.subject.id)).toEqual([id, id, id]);
    expect((await Promise.all(list)).map(({ items }) => items.map((found) => found.id))).toEqual([
      [id],
      [id],
    ]);
  };
  await isFound();
  const { db } = world.platform;
  await sql`insert into audit_entries (id, at, actor_id, action, subject_type, subject_id)
    select gen_random_uuid(), at + interval '1 second', actor_id, action, 'user', ${clara.id}
    from audit_entries, generate_series(1, 600) where subject_id = ${id}`.execute(db);
  await sql`insert into certificates select made.* from certificates c, generate_series(1, 600) n,
    jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'name', 'Another',
      'created_at', c.created_at + n * interval '1 second')) made where c.id = ${id}`.execute(db);
  await isFound();
});
