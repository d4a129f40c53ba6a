import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo } from '../../../test/cast.ts';
import { enablePayouts } from '../../../test/control.ts';
import { pay } from '../../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';
import { newId } from '../../platform/database/id.ts';

let world: World;
let two: Pair;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  await enablePayouts(world, two.professional);
});
afterAll(() => world.close());

let hires = 0;
/** A job whose consultation is a week ahead; a professional may offer any free time. */
async function hired(): Promise<string> {
  const ahead = hoursAfter(world.platform.clock.instant(), 7 * 24 + 2 * (hires += 1));
  const startsAt = new Date(Math.ceil(Date.parse(ahead) / 900_000) * 900_000).toISOString();
  const { data } = await respond(two.client, await send(world, two, 'PROPOSAL', { startsAt }), 'accept');
  return data.jobId ?? '';
}
async function paidJob() {
  const id = await hired();
  await pay(world, two.client, id);
  return read(id);
}
const read = (id: string) => two.client.ok('GET /api/job/:id', { params: { id } });
const deliver = (id: string) =>
  two.professional.ok('POST /api/job/:id/deliver', { params: { id }, body: {} });
const dispute = (by: Pair['client'], id: string) =>
  by.ok('POST /api/job/:id/dispute', { params: { id }, body: { message: 'Half of it is missing.' } });
const withdraw = (by: Pair['client'], id: string) =>
  by.call('POST /api/job/:id/withdraw-dispute', { params: { id }, body: {} });
const takeRefund = (id: string) =>
  two.client.call('POST /api/job/:id/take-refund', { params: { id }, body: {} });
const advanceTo = async (instant: string, minutes = 1) => {
  const ahead = Date.parse(instant) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 + minutes });
};
const resume = (id: string) => ({ params: { id }, body: { reason: 'They have found each other again.' } });
async function newsFor(userId: string, url: string): Promise<string[]> {
  const query = world.platform.db.selectFrom('notifications').select('message');
  const rows = await query.where('userId', '=', userId).where('url', '=', url).orderBy('id').execute();
  return rows.map(({ message }) => message);
}

describe('a dispute', () => {
  test('says by whom and why, stops every clock, and both an admin and the other side hear of it', async () => {
    const { id } = await paidJob();
    await deliver(id);
    const job = await dispute(two.client, id);
    expect(job).toMatchObject({ status: 'DISPUTED', settlement: 'HELD', releaseAt: null });
    const { at, ...about } = job.dispute ?? { at: '' };
    expect(about).toEqual({
      by: 'client',
      reason: 'Half of it is missing.',
      refundAt: daysAfter(at, 60),
      undecidedCents: 60_000,
    });
    expect(job.money.next).toEqual({
      at: daysAfter(at, 60),
      text: 'Half released, half refunded unless Parley decides sooner',
    });
    expect((await newsFor(ana.id, `/job/${id}`)).at(-1)).toMatch(
      /^Clara opened a dispute .* half goes back to the client\./,
    );
    expect((await newsFor(ada.id, `/job/admin/${id}`)).at(-1)).toContain('needs a decision');
    const { needsYou } = await (await world.as(ada)).ok('GET /api/dashboard');
    expect(needsYou).toContainEqual(
      expect.objectContaining({
        kind: 'decide_dispute',
        url: `/job/admin/${id}`,
        dueAt: job.dispute?.refundAt,
      }),
    );
    await world.advance({ days: 20 });
    expect((await read(id)).status).toBe('DISPUTED');
  });

  test('shows an admin how both sides have fared, other disputes included', async () => {
    const admin = await world.as(ada);
    const { id: earlier } = await paidJob();
    await dispute(two.professional, earlier);
    const { id } = await paidJob();
    const body = { jobId: id, body: 'Where is page 9?', clientMessageId: newId() };
    await two.client.ok('POST /api/chat/message', { body });
    const before = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    expect(before.evidence).toBeNull();
    await dispute(two.client, id);
    const { evidence } = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    expect(evidence?.client).toMatchObject({ messages: 1, attendance: null });
    expect(evidence?.professional).toMatchObject({ messages: 0, lastMessageAt: null });
    const other = evidence?.professional.otherDisputes;
    expect(other?.latest[0]).toMatchObject({ jobId: earlier, by: 'professional', status: 'DISPUTED' });
    const count = evidence?.client.otherDisputes.count;
    expect([other?.count, other?.opened]).toEqual([count, 1]);
    expect(evidence?.client.otherDisputes.opened).toBe((count ?? 0) - 1);
  });

  test('needs a reason', async () => {
    const { id } = await paidJob();
    const body = { message: ' ' };
    const answer = await two.client.raw({ method: 'POST', url: `/api/job/${id}/dispute`, body });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'message' }] });
  });

  test('is withdrawn by whoever began it only, and the release goes on as much later as it lasted', async () => {
    const { id } = await paidJob();
    const { releaseAt } = await deliver(id);
    await dispute(two.professional, id);
    await world.advance({ days: 3 });
    expect((await withdraw(two.client, id)).code).toBe('invalid_transition');
    const { data } = await withdraw(two.professional, id);
    expect(data).toMatchObject({ status: 'DELIVERED', dispute: null });
    const later = Date.parse(data.releaseAt ?? '') - Date.parse(releaseAt ?? '');
    expect(Math.round(later / 3_600_000)).toBe(72);
    await advanceTo(data.releaseAt ?? '');
    expect(await read(id)).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED' });
  });

  test('of unfinished work leads back to it, with the clocks of its due date', async () => {
    const { id, refundableAt, disputeAt } = await paidJob();
    const disputed = await dispute(two.client, id);
    expect(disputed).toMatchObject({ refundableAt: null, disputeAt: null });
    await world.advance({ days: 1 });
    const { data } = await withdraw(two.client, id);
    expect(data.status).toBe('ACTIVE');
    const later = (now: string | null, before: string | null) =>
      Math.round((Date.parse(now ?? '') - Date.parse(before ?? '')) / 3_600_000);
    expect([later(data.refundableAt, refundableAt), later(data.disputeAt, disputeAt)]).toEqual([24, 24]);
  });

  test('that ends when the release is due leaves the client two days to look at the work', async () => {
    const { id } = await paidJob();
    const { releaseAt } = await deliver(id);
    await advanceTo(releaseAt ?? '', -1);
    await dispute(two.client, id);
    const { data } = await withdraw(two.client, id);
    const left = Date.parse(data.releaseAt ?? '') - world.platform.clock.now().getTime();
    expect(Math.round(left / 3_600_000)).toBe(48);
  });

  test('that nobody decides gives the money back after 60 days, with reminders 30 and 7 days before', async () => {
    const { id } = await paidJob();
    const { dispute: open } = await dispute(two.professional, id);
    const refundAt = open?.refundAt ?? '';
    const told = async () => (await newsFor(ada.id, `/job/admin/${id}`)).length;
    expect(await told()).toBe(1);
    await advanceTo(daysAfter(refundAt, -30));
    expect(await told()).toBe(2);
    await advanceTo(daysAfter(refundAt, -7));
    expect(await told()).toBe(3);
    await advanceTo(refundAt, -2);
    expect((await read(id)).status).toBe('DISPUTED');
    await advanceTo(refundAt);
    const job = await read(id);
    expect(job).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED', dispute: null });
    expect(job.history.at(-1)).toMatchObject({ by: 'clock', action: 'refund' });
  });

  test('is not for jobs in which nobody is hired', async () => {
    const params = { id: await hired() };
    const body = { message: 'Nobody pays.' };
    expect(await two.professional.refused('POST /api/job/:id/dispute', { params, body })).toBe('not_paid');
  });
});

describe('work that is overdue', () => {
  test('may be refunded by one click of the client, from 14 days after the due date on', async () => {
    const { id, dueAt, refundableAt } = await paidJob();
    expect(refundableAt).toBe(daysAfter(dueAt ?? '', 14));
    expect((await takeRefund(id)).code).toBe('invalid_transition');
    await advanceTo(refundableAt ?? '');
    expect((await newsFor(clara.id, `/job/${id}`)).join('\n')).toContain('You can take a full refund');
    const { needsYou } = await two.client.ok('GET /api/dashboard');
    expect(needsYou).toContainEqual(expect.objectContaining({ kind: 'overdue_job', url: `/job/${id}` }));
    const stranger = await world.as(milo);
    expect(await stranger.refused('POST /api/job/:id/take-refund', { params: { id }, body: {} })).toBe(
      'not_found',
    );
    const { data } = await takeRefund(id);
    expect(data).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED', refundableAt: null });
    await world.settle();
    const payment = await two.client.ok('POST /api/payment/paid', { body: { jobId: id } });
    expect(payment).toMatchObject({ refund: 'DONE', refundedCents: data.amountCents, feeCents: 0 });
  });

  test('is disputed by itself another 30 days later', async () => {
    const { id, disputeAt, dueAt } = await paidJob();
    expect(disputeAt).toBe(daysAfter(dueAt ?? '', 44));
    await advanceTo(disputeAt ?? '', -2);
    expect((await read(id)).status).toBe('ACTIVE');
    expect((await newsFor(ana.id, `/job/${id}`)).join('\n')).toContain('A dispute will open automatically');
    await advanceTo(disputeAt ?? '');
    const job = await read(id);
    expect(job).toMatchObject({ status: 'DISPUTED', dispute: { by: 'clock' } });
    expect((await withdraw(two.client, id)).code).toBe('invalid_transition');
    const admin = await world.as(ada);
    expect(await two.client.refused('POST /api/job/admin/:id/resume', resume(id))).toBe('forbidden');
    await admin.ok('POST /api/job/admin/:id/resume', resume(id));
    // The deadline that opened the dispute has passed; it must not open another one within a minute.
    await world.advance({ days: 6 });
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', dispute: null });
    expect((await newsFor(clara.id, `/job/${id}`)).at(-1)).toContain('Parley closed the dispute');
    const { audit } = await admin.ok('GET /api/job/admin/:id', { params: { id } });
    expect(audit[0]).toMatchObject({ action: 'job.resume', reason: 'They have found each other again.' });
    expect(await admin.refused('POST /api/job/admin/:id/resume', resume(id))).toBe('invalid_transition');
    await world.advance({ days: 2 });
    expect((await read(id)).dispute).toMatchObject({ by: 'clock' });
  });

  test('that was refundable before a dispute is so after it', async () => {
    const { id, refundableAt } = await paidJob();
    await advanceTo(refundableAt ?? '');
    await dispute(two.professional, id);
    await world.advance({ days: 10 });
    expect((await withdraw(two.professional, id)).status).toBe(200);
    expect((await takeRefund(id)).status).toBe(200);
  });

  test('has the same time again when changes are asked for after the due date', async () => {
    const { id, dueAt } = await paidJob();
    await advanceTo(daysAfter(dueAt ?? '', -1));
    await deliver(id);
    await world.advance({ days: 10 });
    const body = { message: 'Page two.' };
    const job = await two.client.ok('POST /api/job/:id/request-changes', { params: { id }, body });
    expect(Date.parse(job.refundableAt ?? '')).toBeGreaterThan(
      Date.parse(daysAfter(world.platform.clock.instant(), 13)),
    );
  });
});
