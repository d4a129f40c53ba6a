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
const withdrawRefund = (id: string) =>
  two.client.call('POST /api/job/:id/withdraw-refund', { params: { id }, body: {} });
/** Work that is 14 days late, whose client has just asked for everything back. */
async function pendingRefund() {
  const { id, refundableAt } = await paidJob();
  await advanceTo(refundableAt ?? '');
  const { data } = await takeRefund(id);
  return { id, refundableAt, lateRefundAt: data.lateRefundAt ?? '' };
}
const hoursLeft = (instant: string | null) =>
  (Date.parse(instant ?? '') - world.platform.clock.now().getTime()) / 3_600_000;
const needsOf = async (by: Pair['client'], id: string) => {
  const { needsYou } = await by.ok('GET /api/dashboard');
  return needsYou.filter(({ url }) => url === `/job/${id}`);
};
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
  test('is refunded 48 hours after the client asked for it, from 14 days after the due date on', async () => {
    const { id, dueAt, refundableAt } = await paidJob();
    expect(refundableAt).toBe(daysAfter(dueAt ?? '', 14));
    expect((await takeRefund(id)).code).toBe('invalid_transition');
    await advanceTo(refundableAt ?? '');
    expect((await newsFor(clara.id, `/job/${id}`)).join('\n')).toMatch(
      /“.*” is long overdue\. You can take a full refund: the money goes back 48 hours after you ask for it, unless the professional objects\./,
    );
    const { needsYou } = await two.client.ok('GET /api/dashboard');
    expect(needsYou).toContainEqual(expect.objectContaining({ kind: 'overdue_job', url: `/job/${id}` }));
    const stranger = await world.as(milo);
    expect(await stranger.refused('POST /api/job/:id/take-refund', { params: { id }, body: {} })).toBe(
      'not_found',
    );
    const { data } = await takeRefund(id);
    expect(data).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', disputeAt: null });
    const lateRefundAt = data.lateRefundAt ?? '';
    expect(hoursLeft(lateRefundAt)).toBeCloseTo(48, 1);
    expect((await takeRefund(id)).code).toBe('invalid_transition');
    await advanceTo(lateRefundAt, -1);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', lateRefundAt });
    await advanceTo(lateRefundAt);
    const job = await read(id);
    expect(job).toMatchObject({
      status: 'CANCELLED',
      settlement: 'REFUNDED',
      refundableAt: null,
      lateRefundAt: null,
    });
    expect(job.history.at(-1)).toMatchObject({ by: 'clock', action: 'refund_late' });
    await world.settle();
    const payment = await two.client.ok('POST /api/payment/paid', { body: { jobId: id } });
    expect(payment).toMatchObject({ refund: 'DONE', refundedCents: data.amountCents, feeCents: 0 });
    for (const { id: reader } of [clara, ana])
      expect((await newsFor(reader, `/job/${id}`)).at(-1)).toContain('the client gets a full refund');
  });

  test('and about to be refunded waits for the professional, who reads until when they can object', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    expect((await newsFor(ana.id, `/job/${id}`)).at(-1)).toMatch(
      /^Clara asked for a full refund .* The money goes back on .*, unless you object before then\.$/,
    );
    expect(await needsOf(two.professional, id)).toMatchObject([
      { kind: 'object_refund', dueAt: lateRefundAt },
    ]);
    expect(await needsOf(two.client, id)).toEqual([]);
    const next = async (by: Pair['client']) =>
      (await by.ok('GET /api/job/:id', { params: { id } })).money.next;
    expect(await next(two.client)).toEqual({ at: lateRefundAt, text: 'Refunded to you unless Ana objects' });
    expect(await next(two.professional)).toEqual({
      at: lateRefundAt,
      text: 'Refunded to Clara unless you object',
    });
  });

  test('stays held once the professional objects, and nothing moves', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    await advanceTo(lateRefundAt, -1);
    const job = await dispute(two.professional, id);
    expect(job).toMatchObject({ status: 'DISPUTED', dispute: { by: 'professional' }, lateRefundAt: null });
    await world.advance({ days: 10 });
    expect(await read(id)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
    expect((await withdrawRefund(id)).code).toBe('invalid_transition');
  });

  test.each(['professional', 'client'] as const)(
    'is refunded at least 48 hours after a dispute of the %s is withdrawn',
    async (side) => {
      const { id, lateRefundAt } = await pendingRefund();
      await advanceTo(lateRefundAt, -60);
      await dispute(two[side], id);
      await world.advance({ days: 3 });
      const { data } = await withdraw(two[side], id);
      expect(data).toMatchObject({ status: 'ACTIVE', disputeAt: null });
      expect(hoursLeft(data.lateRefundAt)).toBeGreaterThan(47.9);
      await advanceTo(data.lateRefundAt ?? '', -1);
      expect((await read(id)).status).toBe('ACTIVE');
      await advanceTo(data.lateRefundAt ?? '');
      expect(await read(id)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
    },
  );

  test('is refunded at least 48 hours after an admin resumed it, too', async () => {
    const { id } = await pendingRefund();
    await dispute(two.professional, id);
    await world.advance({ days: 3 });
    await (await world.as(ada)).ok('POST /api/job/admin/:id/resume', resume(id));
    expect(hoursLeft((await read(id)).lateRefundAt)).toBeGreaterThan(47.9);
  });

  test('can be objected to by a professional who has no disputes left, but disputed by nobody else', async () => {
    const { id, refundableAt } = await paidJob();
    for (const side of [two.client, two.professional])
      for (let opened = 0; opened < 2; opened += 1) {
        await dispute(side, id);
        await withdraw(side, id);
      }
    await advanceTo(refundableAt ?? '', 60);
    const body = { message: 'It was sent on Monday.' };
    const refused = (by: Pair['client']) => by.refused('POST /api/job/:id/dispute', { params: { id }, body });
    expect(await refused(two.professional)).toBe('too_many_disputes');
    expect((await takeRefund(id)).status).toBe(200);
    expect(await refused(two.client)).toBe('too_many_disputes');
    expect(await dispute(two.professional, id)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
  });

  test('is refunded even if it is delivered meanwhile', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    const delivered = await deliver(id);
    expect(delivered).toMatchObject({ status: 'DELIVERED', lateRefundAt });
    expect(delivered.releaseAt).not.toBeNull();
    expect(await needsOf(two.client, id)).toMatchObject([{ kind: 'accept_work', dueAt: lateRefundAt }]);
    expect((await newsFor(clara.id, `/job/${id}`)).at(-1)).toContain('you get everything back on');
    await advanceTo(lateRefundAt, -1);
    expect((await read(id)).status).toBe('DELIVERED');
    await advanceTo(lateRefundAt);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED', releaseAt: null });
  });

  test('goes on when the client thinks again, with at least 7 days until a dispute opens', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    const { data } = await withdrawRefund(id);
    expect(data).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', lateRefundAt: null });
    expect((await newsFor(ana.id, `/job/${id}`)).at(-1)).toContain('Clara wants to keep');
    expect((await withdrawRefund(id)).code).toBe('invalid_transition');
    await advanceTo(lateRefundAt, 60);
    expect((await read(id)).status).toBe('ACTIVE');
    // 44 days after the due date, as before.
    expect(data.disputeAt).toBe(daysAfter(data.dueAt ?? '', 44));
    await advanceTo(data.disputeAt ?? '', -60);
    expect((await takeRefund(id)).status).toBe(200);
    await world.advance({ days: 1 });
    const again = (await withdrawRefund(id)).data;
    expect(hoursLeft(again.disputeAt)).toBeCloseTo(7 * 24, 1);
    await advanceTo(again.disputeAt ?? '');
    expect((await read(id)).dispute).toMatchObject({ by: 'clock' });
  });

  test('goes on delivered when the client thinks again after the delivery', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    const { releaseAt } = await deliver(id);
    const { data } = await withdrawRefund(id);
    expect(data).toMatchObject({ status: 'DELIVERED', lateRefundAt: null, disputeAt: null, releaseAt });
    await advanceTo(lateRefundAt, 60);
    expect((await read(id)).status).toBe('DELIVERED');
  });

  test.each(['request-changes', 'extend'] as const)(
    'is no longer refunded once the client goes on with what was delivered: %s',
    async (what) => {
      const { id, lateRefundAt } = await pendingRefund();
      await deliver(id);
      const body = { message: 'Page two, please.' };
      const job = await two.client.ok(`POST /api/job/:id/${what}`, { params: { id }, body });
      expect(job.lateRefundAt).toBeNull();
      await advanceTo(lateRefundAt, 60);
      expect((await read(id)).settlement).toBe('HELD');
    },
  );

  test('is no longer refunded once both agreed on a new due date', async () => {
    const { id, lateRefundAt } = await pendingRefund();
    const dueOn = daysAfter(world.platform.clock.instant(), 20).slice(0, 10);
    const params = { id };
    const { id: resolutionId } = await two.professional.ok('POST /api/job/:id/resolutions', {
      params,
      body: { dueOn },
    });
    const answer = { resolutionId, action: 'accept' as const };
    await two.client.ok('POST /api/job/:id/resolutions/response', { params, body: answer });
    await advanceTo(lateRefundAt, 60);
    expect(await read(id)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', lateRefundAt: null });
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
