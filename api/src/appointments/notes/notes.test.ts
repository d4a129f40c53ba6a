import { MAX_NOTES } from '@parley/contract/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let hired: HiredJob;
let params: { id: string };
beforeAll(async () => {
  world = await createWorld();
  hired = await hire(world, { client: clara, professional: ana });
  params = { id: hired.appointmentId };
});
afterAll(() => world.close());

const GET = 'GET /api/job/meeting/:id/notes';
const PUT = 'PUT /api/job/meeting/:id/notes';
const ADMIN = 'GET /api/job/meeting/admin/:id/notes';

test('notes are empty until one of the two writes, and then say who did, and when', async () => {
  const { client, professional } = hired;
  expect(await client.ok(GET, { params })).toEqual({ text: '', by: null, at: null });
  const hers = await client.ok(PUT, { params, body: { text: ' What does it cost?\r\nWhen? ' } });
  const at = world.platform.clock.instant();
  expect(hers).toMatchObject({ text: ' What does it cost?\nWhen? ', by: 'client' });
  expect(Math.abs(Date.parse(hers.at ?? '') - Date.parse(at))).toBeLessThan(60_000);
  expect(await professional.ok(GET, { params })).toEqual(hers);
  const his = await professional.ok(PUT, { params, body: { text: '$900 for six days.' } });
  expect(his).toMatchObject({ text: '$900 for six days.', by: 'professional' });
});

test('a job says of which of its consultations there are notes', async () => {
  const { client, jobId } = hired;
  const notedAt = async () => {
    const { appointments } = await client.ok('GET /api/job/:id', { params: { id: jobId } });
    return appointments[0]?.notedAt;
  };
  const { at } = await client.ok(PUT, { params, body: { text: 'Scope.' } });
  expect(await notedAt()).toBe(at);
  await client.ok(PUT, { params, body: { text: '' } });
  expect(await notedAt()).toBeNull();
});

test('the same text again is nobody’s change', async () => {
  const { client, professional } = hired;
  const hers = await client.ok(PUT, { params, body: { text: 'Agreed.' } });
  expect(await professional.ok(PUT, { params, body: { text: 'Agreed.' } })).toEqual(hers);
});

test('notes have an end, which a refusal names', async () => {
  const body = { text: 'x'.repeat(MAX_NOTES + 1) };
  const { status, errors } = await hired.client.call(PUT, { params, body });
  expect([status, errors]).toEqual([400, [{ path: 'text', message: 'At most 10,000 characters.' }]]);
  await hired.client.ok(PUT, { params, body: { text: 'x'.repeat(MAX_NOTES) } });
});

test('notes are found by the two whose they are, and by nobody else', async () => {
  for (const character of [milo, tendai]) {
    const stranger = await world.as(character);
    expect(await stranger.refused(GET, { params })).toBe('not_found');
    expect(await stranger.refused(PUT, { params, body: { text: 'Mine.' } })).toBe('not_found');
  }
});

test('an admin reads them, which is written down with the reason', async () => {
  const admin = await world.as(ada);
  await hired.client.ok(PUT, { params, body: { text: 'Between us.' } });
  const read = await admin.ok(ADMIN, { params, query: { reason: 'A complaint.' } });
  expect(read).toMatchObject({ text: 'Between us.', by: 'client' });
  expect(await admin.refused(ADMIN, { params: { id: ada.id }, query: {} })).toBe('not_found');
  const entries = world.platform.db.selectFrom('auditEntries').selectAll().where('action', '=', 'notes.read');
  expect(await entries.execute()).toMatchObject([
    { actorId: ada.id, subjectType: 'appointment', subjectId: params.id, reason: 'A complaint.' },
  ]);
});

test('both find the notes among what is held on them, nobody else does', async () => {
  await hired.client.ok(PUT, { params, body: { text: 'For the two of us.' } });
  for (const side of [hired.client, hired.professional]) {
    const { notes } = await side.ok('POST /api/users/export', { body: {} });
    expect(notes).toEqual([expect.objectContaining({ text: 'For the two of us.' })]);
    expect(JSON.stringify(notes)).not.toContain('state');
  }
  const other = await (await world.as(milo)).ok('POST /api/users/export', { body: {} });
  expect(other).toMatchObject({ notes: [] });
});

test('once the job has ended notes can be read and no longer changed', async () => {
  const { client, jobId } = hired;
  await client.ok(PUT, { params, body: { text: 'The last word.' } });
  await client.ok('POST /api/job/:id/end', { params: { id: jobId }, body: {} });
  const late = await client.call(PUT, { params, body: { text: 'One more.' } });
  expect([late.status, late.code]).toEqual([409, 'notes_closed']);
  expect(await client.ok(GET, { params })).toMatchObject({ text: 'The last word.' });
});
