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
