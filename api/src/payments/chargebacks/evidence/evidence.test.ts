import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../../test/documents/pdf-text.ts';
import { ada, ana, clara } from '../../../../test/cast.ts';
import type { Client } from '../../../../test/client.ts';
import { advanceTo, come } from '../../../../test/consultations.ts';
import { control } from '../../../../test/control.ts';
import { hire, type HiredJob } from '../../../../test/hiring.ts';
import { bankActs, chargeOf, eventsDelivered, pay } from '../../../../test/pay.ts';
import { sessionOf } from '../../../../test/fill.ts';
import { formOf, sendForm } from '../../../../test/uploads.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { newId } from '../../../platform/database/id.ts';
import { found } from '../../../platform/http/refuse.ts';
import { runProcessorCall } from '../../processor/run-processor-call.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

const reason = 'The client was in the call, and downloaded the work.';
async function disputed(evidenceDays = 60): Promise<HiredJob & { id: string; disputeId: string }> {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await pay(world, hired.client, hired.jobId);
  await bankActs(world, { jobId: hired.jobId }, { outcome: 'opened', evidenceDays });
  await world.settle();
  const { id, processorId } = await chargebackOf(hired.jobId);
  return { ...hired, id, disputeId: processorId };
}
const chargebackOf = (jobId: string) =>
  world.platform.db
    .selectFrom('chargebacks')
    .innerJoin('payments', 'payments.id', 'chargebacks.paymentId')
    .select(['chargebacks.id', 'processorId'])
    .where('jobId', '=', jobId)
    .executeTakeFirstOrThrow();
async function download(id: string): Promise<Buffer> {
  const { accessToken } = await sessionOf(world.platform, ada);
  const url = `/api/payment/admin/chargebacks/${id}/evidence.pdf`;
  const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return answer.rawPayload;
}
const send = (id: string) =>
  admin.call('POST /api/payment/admin/chargebacks/:id/evidence', { params: { id }, body: { reason } });
const openOne = async (id: string) =>
  (await admin.ok('GET /api/payment/admin/chargebacks')).find((each) => each.id === id);
const callOf = (id: string) =>
  world.platform.db
    .selectFrom('processorCalls')
    .selectAll()
    .where('kind', '=', 'evidence')
    .where('key', 'like', `evidence:${id}%`)
    .executeTakeFirstOrThrow();

test('the file has the agreement, who was in the room, the newest 200 messages with their count, and what was delivered', async () => {
  const hired = await hire(world, { client: clara, professional: ana, amountCents: 100_000 });
  await pay(world, hired.client, hired.jobId);
  await advanceTo(world, hired.startsAt, -5);
  for (const side of ['client', 'professional'] as const) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 20);
  await hired.professional.ok('POST /api/job/:id/deliver', {
    params: { id: hired.jobId },
    body: { message: 'All twelve pages.' },
  });
  const rows = Array.from({ length: 203 }, (_, index) => ({
    id: newId(),
    jobId: hired.jobId,
    senderId: clara.id,
    body: `Message number ${index + 1}.`,
    seq: index + 1,
    createdAt: world.platform.clock.instant(),
  }));
  await world.platform.db.insertInto('messages').values(rows).execute();
  await bankActs(world, { jobId: hired.jobId }, { outcome: 'opened', evidenceDays: 60 });
  await world.settle();
  const open = await admin.ok('GET /api/payment/admin/chargebacks');
  const text = (await pdfText(await download(found(open[0]).id))).join('\n').replaceAll('\n', ' ');
  for (const words of [
    `Records of “${hired.title}”`,
    'Clara',
    '$1,000.00',
    await chargeOf(world, { jobId: hired.jobId }),
    'Offers, all versions',
    'In the room',
    'All twelve pages.',
    'Chat, the newest 200 of 203',
    'Message number 4.',
    'Message number 203.',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('Message number 3.');
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: hired.jobId } });
  expect(audit.map(({ action }) => action)).toContain('payment.read_evidence');
  expect(
    (await admin.call('GET /api/payment/admin/chargebacks/:id/evidence.pdf', { params: { id: newId() } }))
      .code,
  ).toBe('not_found');
});

test('of a later milestone, bank and admin read what was said, sent, talked and agreed in the whole plan', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  const milestones = [
    { title: 'Draft', amountCents: 30_000, estimatedDays: 5 },
    { title: 'Review', amountCents: 20_000, estimatedDays: 3 },
  ];
  await hired.professional.ok('POST /api/job/:id/offers', {
    params: { id: hired.jobId },
    body: { amountCents: 50_000, estimatedDays: 8, milestones },
  });
  await pay(world, hired.client, hired.jobId);
  const { plan } = await hired.client.ok('GET /api/job/:id', { params: { id: hired.jobId } });
  const second = plan?.milestones[1]?.jobId ?? '';
  await pay(world, hired.client, second);
  const said = { jobId: hired.jobId, body: 'The second draft is with you.', clientMessageId: newId() };
  await hired.professional.ok('POST /api/chat/message', { body: said });
  const file = formOf({ fileName: 'draft.txt', type: 'text/plain', bytes: 'Second draft' });
  expect((await sendForm(world, ana, `/api/upload/job/${second}`, file)).status).toBe(201);
  await bankActs(world, { jobId: second }, { outcome: 'opened', evidenceDays: 60 });
  await world.settle();
  const { id } = await chargebackOf(second);
  const text = (await pdfText(await download(id))).join('\n');
  expect(text).toContain(said.body);
  expect(text).toContain('draft.txt');
  expect(text).toContain('$500.00');

  const params = { jobId: second };
  const unread = await hired.client.ok('GET /api/chat/unreadCount/:jobId', { params });
  expect(unread.count).toBeGreaterThan(0);
  const query = { reason: 'The bank asks.' };
  const { messages } = await admin.ok('GET /api/chat/job/admin/:jobId', { params, query });
  expect(messages.map(({ body }) => body)).toContain(said.body);
  await admin.ok('POST /api/chat/job/admin/:jobId', { params, body: { body: 'We look into it.' } });
  const seen = await hired.client.ok('GET /api/chat/job/:jobId', { params: { jobId: hired.jobId } });
  expect(seen.messages.at(-1)?.body).toBe('We look into it.');
});

test('it is sent once, however often it is asked for and answered', async () => {
  const { id, disputeId, jobId } = await disputed();
  const answers = await Promise.all([send(id), send(id), send(id)]);
  expect(answers.map(({ status, code }) => code ?? String(status)).toSorted()).toEqual([
    '200',
    'invalid_transition',
    'invalid_transition',
  ]);
  // The answer to the upload is lost, then that to the submission.
  await control(world, 'faults', { path: '/v1/files', cutAfterCommit: true, times: 1 });
  await control(world, 'faults', { path: '/v1/disputes/', cutAfterCommit: true, times: 1 });
  const call = await callOf(id);
  for (let tries = 0; tries < 3; tries += 1)
    await runProcessorCall(world.platform, call.id).catch((error: unknown) => error);
  expect(await callOf(id)).toMatchObject({ status: 'DONE', tries: 2, resultId: disputeId });
  expect(await world.platform.processor.retrieveDispute(disputeId)).toMatchObject({
    status: 'under_review',
    metadata: { callId: call.id },
  });
  await eventsDelivered(world);
  await world.settle();
  const row = await openOne(id);
  expect(row?.evidenceSentAt).toEqual(expect.any(String));
  // What was sent is kept as it was.
  const sent = await download(id);
  expect(sent.equals(await download(id))).toBe(true);
  const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id: jobId } });
  expect(audit).toContainEqual(expect.objectContaining({ action: 'payment.send_evidence', reason }));
});

test('after the deadline it is refused, and what the processor refuses waits for an admin until the bank decides', async () => {
  const late = await disputed(0);
  expect((await send(late.id)).code).toBe('evidence_too_late');
  // By our clock it is in time, and by the processor's too late.
  const inTime = new Date(Date.now() + 400 * 86_400_000).toISOString();
  await world.platform.db
    .updateTable('chargebacks')
    .set({ evidenceBy: inTime })
    .where('id', '=', late.id)
    .execute();
  expect((await send(late.id)).status).toBe(200);
  await world.settle();
  const stuck = await admin.ok('GET /api/payment/admin/stuck');
  expect(stuck.find(({ jobId }) => jobId === late.jobId)).toMatchObject({
    kind: 'evidence',
    status: 'STUCK',
    reason: expect.stringContaining('deadline'),
  });
  expect((await openOne(late.id))?.evidenceSentAt).toBeNull();
  await bankActs(world, { jobId: late.jobId }, { outcome: 'lost' });
  await world.settle();
  expect((await callOf(late.id)).status).toBe('CANCELLED');
  expect((await send(late.id)).code).toBe('invalid_transition');
});
