import { MAX_REPORTS_PER_HOUR } from '@parley/contract/limits.ts';
import type { ReportType } from '@parley/contract/reports/states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai, type Character } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { offerService, openPosting } from '../../test/negotiations.ts';
import { createWorld, type World } from '../../test/world.ts';
import { newId } from '../platform/database/id.ts';
import { workingDaysAfter } from '../platform/working-days.ts';

let world: World;
let admin: Client;
let client: Client;
let professional: Client;
let hired: HiredJob;
let message: string;
let sentAt: string;
beforeAll(async () => {
  world = await createWorld();
  [admin, client, professional] = [await world.as(ada), await world.as(clara), await world.as(ana)];
  hired = await hire(world, { client: clara, professional: ana });
  const body = { jobId: hired.jobId, body: 'Pay me elsewhere.', clientMessageId: newId() };
  ({ id: message, createdAt: sentAt } = await professional.ok('POST /api/chat/message', { body }));
});
afterAll(() => world.close());

const report = (by: Client, type: ReportType, id: string, reason = 'This looks wrong.') =>
  by.call('POST /api/report', { body: { type, id, reason } });
const list = (query: object = {}) => admin.ok('GET /api/report/admin', { query: { limit: 100, ...query } });
const decide = (id: string, status: 'OPEN' | 'RESOLVED' | 'DISMISSED', reason = 'We asked them to stop.') =>
  admin.call('PUT /api/report/admin', { body: { id, status, reason } });
const lastNewsOf = async (person: Character) =>
  (await (await world.as(person)).ok('GET /api/notification/unread')).notifications[0];
const freshService = async () => {
  const id = await offerService(world, ana.id);
  expect((await report(client, 'service', id)).status).toBe(201);
  const found = (await list()).items.find(({ subject }) => subject.id === id);
  if (!found) throw new Error('the report is not in the queue');
  return found;
};

const byText = (one: string, other: string) => one.localeCompare(other);

test('a person, a posting, a service and a message reach the queue with whose they are', async () => {
  const [posting, service] = [await openPosting(world, clara.id), await offerService(world, ana.id)];
  const wanted = [
    [professional, 'person', clara.id, 'Clara Brandt', clara.email],
    [professional, 'posting', posting, 'Terms for our API', clara.email],
    [client, 'service', service, 'Contract review', ana.email],
    [client, 'message', message, hired.title, ana.email],
  ] as const;
  for (const [by, type, id, title, email] of wanted) {
    const sent = await report(by, type, id, `About the ${type}.`);
    expect([sent.status, sent.data]).toEqual([201, {}]);
    const [found] = (await list({ type, q: `about the ${type}` })).items;
    expect(found).toMatchObject({
      subject: { type, id, title, isPublic: type === 'posting' || type === 'service' },
      jobId: type === 'message' ? hired.jobId : null,
      messageAt: type === 'message' ? sentAt : null,
      reported: { email, isDisabled: false },
      reason: `About the ${type}.`,
      status: 'OPEN',
      decision: null,
    });
    expect(found?.dueAt).toBe(workingDaysAfter(found?.createdAt ?? '', 2));
  }
});

test('a report is found by its words whatever the accents, of the report and of the search', async () => {
  const posting = await openPosting(world, clara.id);
  expect((await report(professional, 'posting', posting, 'Der Preis für die Prüfung fehlt.')).status).toBe(
    201,
  );
  for (const q of ['prufung', 'PRÜFUNG', 'preis fur'])
    expect((await list({ q })).items).toMatchObject([{ subject: { id: posting } }]);
});

test('a reported message is not quoted in the queue: it is read in its chat, which is written down', async () => {
  expect(JSON.stringify(await list())).not.toContain('Pay me elsewhere.');
  const chat = await admin.ok('GET /api/chat/job/admin/:jobId', {
    params: { jobId: hired.jobId },
    query: { reason: 'A message was reported.' },
  });
  expect(chat.messages.map(({ body }) => body)).toContain('Pay me elsewhere.');
  const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectId: hired.jobId } });
  expect(items[0]).toMatchObject({
    action: 'chat.read',
    actor: { id: ada.id },
    reason: 'A message was reported.',
  });
});

test('the admins hear of a report, and whom it is about does not', async () => {
  const before = (await client.ok('GET /api/notification/unread')).notificationCount;
  await report(await world.as(tendai), 'person', clara.id, 'They asked me to work for free.');
  expect(await lastNewsOf(ada)).toMatchObject({
    message: 'Tendai Kuhudzai reported Clara Brandt: “They asked me to work for free.”',
    url: '/dashboard?tab=reports',
  });
  expect((await client.ok('GET /api/notification/unread')).notificationCount).toBe(before);
});

test('while one’s report is open another of the same answers the same and changes nothing', async () => {
  const service = await offerService(world, ana.id);
  const first = await Promise.all([1, 2, 3].map(() => report(client, 'service', service, 'First.')));
  const again = await report(client, 'service', service, 'Second.');
  expect([...first, again].map(({ status, data }) => [status, data])).toEqual(
    Array.from({ length: 4 }, () => [201, {}]),
  );
  const own = async () => (await list()).items.filter(({ subject }) => subject.id === service);
  expect((await own()).map(({ reason }) => reason)).toEqual(['First.']);
  await report(await world.as(milo), 'service', service, 'Me too.');
  expect((await own()).map(({ alsoOpen }) => alsoOpen)).toEqual([1, 1]);
  const [mine] = (await own()).filter(({ reporter }) => reporter.id === clara.id);
  await decide(mine?.id ?? '', 'DISMISSED');
  await report(client, 'service', service, 'It is back.');
  expect((await own()).map(({ status, reason }) => `${status}: ${reason}`).toSorted(byText)).toEqual([
    'DISMISSED: First.',
    'OPEN: It is back.',
    'OPEN: Me too.',
  ]);
});

describe('what one cannot see, or is one’s own', () => {
  test('is not there to be reported', async () => {
    const [paused, closed] = [await offerService(world, ana.id, false), await openPosting(world, clara.id)];
    await client.ok('POST /api/job/jobPosting/:id/close', { params: { id: closed } });
    const stranger = await world.as(milo);
    const hidden = [
      ['service', paused],
      ['posting', closed],
      ['message', message],
      ['person', ada.id],
      ['person', newId()],
      ['service', ana.id],
    ] as const;
    for (const [type, id] of hidden) expect((await report(stranger, type, id)).code).toBe('not_found');
  });

  test('is refused by its field', async () => {
    const own = [
      ['person', ana.id],
      ['service', await offerService(world, ana.id)],
      ['message', message],
    ] as const;
    for (const [type, id] of own) {
      const answer = await report(professional, type, id);
      expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([400, ['id']]);
    }
  });
});

test('a decision is told to whoever reported, with its reason in full, written down, and final', async () => {
  for (const [status, says] of [
    ['RESOLVED', 'resolved it'],
    ['DISMISSED', 'didn’t take action'],
  ] as const) {
    const { id } = await freshService();
    const reason = `Because ${'it is so '.repeat(40)}`.trim();
    expect((await decide(id, status, reason)).data).toMatchObject({ status, decision: reason });
    const news = await lastNewsOf(clara);
    expect(news?.message).toContain(`the service “Contract review” and ${says}: “${reason}”`);
    // Where it is read in full: their tickets are others.
    expect(news?.url).toBe('/notifications');
    const { items } = await admin.ok('GET /api/admin/audit', { query: { subjectId: id } });
    expect(items).toMatchObject([
      {
        action: status === 'RESOLVED' ? 'report.resolve' : 'report.dismiss',
        about: 'Contract review',
        reason,
      },
    ]);
    for (const next of ['OPEN', 'RESOLVED', 'DISMISSED'] as const)
      expect((await decide(id, next)).code).toBe('invalid_transition');
  }
});

test('of two admins who decide at once one is heard', async () => {
  const { id } = await freshService();
  const both = await Promise.all([decide(id, 'RESOLVED'), decide(id, 'DISMISSED')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('what waits longest is first, what is decided last, and pages follow one another', async () => {
  await world.advance({ days: 5 });
  const young = await freshService();
  const { items } = await list();
  expect(items.filter(({ status }) => status === 'OPEN').at(-1)?.id).toBe(young.id);
  const open = items.map(({ status }) => status === 'OPEN');
  expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
  expect(items[0]?.isOverdue).toBe(true);
  expect(young.isOverdue).toBe(false);
  const first = await list({ limit: 2 });
  const rest = await list({ cursor: first.nextCursor ?? '' });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  const { queues } = await admin.ok('GET /api/admin/overview', { query: {} });
  expect(queues.reports).toBe(open.filter(Boolean).length);
  expect(queues.overdueReports).toBe(items.filter(({ isOverdue }) => isOverdue).length);
});

test('only so many new reports are taken in an hour; the same again costs nothing', async () => {
  const by = await world.as(tendai);
  const postings: string[] = [];
  // Tendai has reported somebody above.
  for (let count = 1; count < MAX_REPORTS_PER_HOUR; count += 1) {
    const id = await openPosting(world, milo.id);
    postings.push(id);
    expect((await report(by, 'posting', id)).status).toBe(201);
  }
  expect((await report(by, 'posting', postings[0] ?? '')).status).toBe(201);
  const late = await report(by, 'posting', await openPosting(world, milo.id));
  expect([late.status, late.code]).toEqual([429, 'too_many_requests']);
  expect(Number(late.response.headers['retry-after'])).toBeGreaterThan(0);
  expect((await report(by, 'posting', postings[0] ?? '')).status).toBe(201);
});
