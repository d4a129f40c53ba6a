import { shortMoney } from '@parley/contract/money.ts';
import type { Side } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { advanceTo, come, move } from '../../../test/consultations.ts';
import type { HiredJob } from '../../../test/hiring.ts';
import { expectBooksToAgree, openPage } from '../../../test/pay.ts';
import { control, enablePayouts } from '../../../test/control.ts';
import { askForPriced, callOff, moneyOfConsultation, payConsultation, PRICE } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, hoursAfter } from '../../platform/clock.ts';

/** What the professional receives of the price: less 10%. */
const NET = 3600;
let world: World;
let admin: Client;
let accountId: string;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  accountId = await enablePayouts(world, await world.as(ana));
});
afterAll(() => world.close());

async function paid(change: Partial<Parameters<typeof askForPriced>[1]> = {}): Promise<HiredJob> {
  const asked = await askForPriced(world, { client: clara, professional: ana, ...change });
  await payConsultation(world, asked);
  return asked;
}
const job = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
/** 30 minutes later the planned end, 48 hours after it the money moves. */
const settlesAt = ({ startsAt }: HiredJob) => hoursAfter(startsAt, 48.5);
const receipt = async ({ client, appointmentId }: HiredJob) => {
  const { items } = await client.ok('GET /api/payment/client', { query: { limit: 50 } });
  return items.find((each) => each.appointmentId === appointmentId);
};
/** For $1,200. */
async function offerWork({ professional, jobId }: HiredJob) {
  const offer = { amountCents: 120_000, estimatedDays: 10 };
  await professional.ok('POST /api/job/:id/offers', { params: { id: jobId }, body: offer });
}
/** So many minutes after the start. */
async function bothCome(asked: HiredJob, minutes = 0) {
  await advanceTo(world, asked.startsAt, minutes);
  await come(world, asked, 'client');
  await come(world, asked, 'professional');
}
/** As the professional reads it among what is held for them. */
async function held({ professional, appointmentId }: HiredJob) {
  const { items } = await professional.ok('GET /api/payment/professional/held', { query: { limit: 100 } });
  return items.find((each) => each.appointmentId === appointmentId);
}
const object = (asked: HiredJob, side: Side) =>
  asked[side].ok('POST /api/job/appointment/object/:id', {
    params: { id: asked.appointmentId },
    body: { reason: 'I was there.' },
  });
const decide = (asked: HiredJob, toProfessionalCents: number) =>
  admin.call('POST /api/payment/admin/consultation', {
    body: { appointmentId: asked.appointmentId, toProfessionalCents, reason: 'By the log of the room.' },
  });
const giveBack = (asked: HiredJob, amountCents: number) =>
  asked.professional.call('POST /api/payment/consultation/refund', {
    body: { appointmentId: asked.appointmentId, amountCents },
  });

const RELEASED = { status: 'PAID', settlement: 'RELEASED', refundedCents: 0 };
const REFUNDED = { status: 'PAID', settlement: 'REFUNDED', refundedCents: PRICE };
const HELD = { status: 'PAID', settlement: 'HELD', refundedCents: 0 };

/** Nothing is held for it any more, the books are even, and the processor agrees. */

const LIMIT_HOURS = 24;

test.each([
  ['client', 'before the limit', -1, REFUNDED],
  ['professional', 'before the limit', -1, REFUNDED],
  ['professional', 'after the limit', 1, REFUNDED],
] as const)('the %s calls it off %s: everything goes back at once', async (side, _when, minutes, payment) => {
  const asked = await paid();
  await advanceTo(world, hoursAfter(asked.startsAt, -LIMIT_HOURS), minutes);
  await callOff(asked, side);
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED', settleAt: null, payment });
  expect(await job(asked)).toMatchObject({ status: 'TALKING' });
  await expectSettledBooks();
  expect(await receipt(asked)).toMatchObject({ refundedCents: PRICE, refund: 'DONE' });
});

async function expectSettledBooks(): Promise<void> {
  await world.settle();
  await expectBooksToAgree(world);
}

test('a client who calls it off after the limit pays it, 48 hours after the planned end', async () => {
  const asked = await paid();
  await advanceTo(world, hoursAfter(asked.startsAt, -LIMIT_HOURS), 1);
  await callOff(asked, 'client');
  const settle = { settleAt: settlesAt(asked), settleTo: 'PROFESSIONAL' };
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED', ...settle, payment: HELD });
  const { notifications } = await asked.professional.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message).join('\n')).toContain(
    'What they paid for it is released to you on',
  );
  await advanceTo(world, settlesAt(asked), -1);
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: HELD });
  await advanceTo(world, settlesAt(asked));
  expect(await moneyOfConsultation(asked)).toMatchObject({ settleAt: null, payment: RELEASED });
  expect(await receipt(asked)).toMatchObject({ feeCents: PRICE - NET, transfer: 'DONE' });
  await expectSettledBooks();
});

test.each([
  ['client', 'RELEASED'],
  ['professional', 'REFUNDED'],
] as const)('when the %s ends the job after the limit, the money is %s', async (side, settlement) => {
  const asked = await paid();
  await advanceTo(world, hoursAfter(asked.startsAt, -LIMIT_HOURS), 1);
  await asked[side].ok('POST /api/job/:id/end', { params: { id: asked.jobId }, body: {} });
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED' });
  await advanceTo(world, settlesAt(asked));
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: { settlement } });
  expect(await job(asked)).toMatchObject({ status: 'ENDED' });
  await expectSettledBooks();
});

test.each([
  ['both come', ['client', 'professional'], 'HELD', 'PROFESSIONAL', RELEASED],
  ['the client is absent', ['professional'], 'CLIENT_ABSENT', 'PROFESSIONAL', RELEASED],
  ['the professional is absent', ['client'], 'PROFESSIONAL_ABSENT', 'CLIENT', REFUNDED],
  ['neither comes', [], 'NEITHER', 'CLIENT', REFUNDED],
] as const)(
  '%s: the money moves 48 hours after the planned end',
  async (_who, sides, attendance, settleTo, payment) => {
    const asked = await paid();
    await advanceTo(world, asked.startsAt);
    for (const side of sides) await come(world, asked, side);
    await advanceTo(world, asked.startsAt, 16);
    const settle = { settleAt: settlesAt(asked), settleTo };
    expect(await moneyOfConsultation(asked)).toMatchObject({ attendance, ...settle, payment: HELD });
    const at = settle.settleAt;
    expect(await held(asked)).toMatchObject(
      settleTo === 'CLIENT'
        ? { state: 'GOING_BACK', releaseAt: null, goesBackAt: at }
        : { state: 'CONSULTATION', releaseAt: at, goesBackAt: null },
    );
    await advanceTo(world, settlesAt(asked), -1);
    expect(await moneyOfConsultation(asked)).toMatchObject({ payment: HELD });
    await advanceTo(world, settlesAt(asked));
    expect(await moneyOfConsultation(asked)).toMatchObject({ settleAt: null, payment });
    await expectSettledBooks();
  },
);

test('a passed limit stays passed when the client asks for another time, and starts anew when the professional does', async () => {
  const asked = await paid();
  const limit = hoursAfter(asked.startsAt, -LIMIT_HOURS);
  await advanceTo(world, limit, 1);
  const [second, third] = [asked.nextTime(), asked.nextTime()];
  await move(asked.client, asked.appointmentId, 'request', { startsAt: second });
  await move(asked.professional, asked.appointmentId, 'accept');
  expect(await moneyOfConsultation(asked)).toMatchObject({ cancelUntil: limit, payment: HELD });
  await move(asked.professional, asked.appointmentId, 'request', { startsAt: third });
  await move(asked.client, asked.appointmentId, 'accept');
  const { cancelUntil } = await moneyOfConsultation(asked);
  expect(Date.parse(cancelUntil ?? '')).toBeGreaterThan(Date.parse(limit));
});

test('an objection freezes this money and no other; an admin parts it', async () => {
  const asked = await paid();
  await advanceTo(world, asked.startsAt);
  await come(world, asked, 'professional');
  await advanceTo(world, asked.startsAt, 16);
  await object(asked, 'client');
  await advanceTo(world, settlesAt(asked), 60);
  expect(await moneyOfConsultation(asked)).toMatchObject({ attendance: 'CLIENT_ABSENT', payment: HELD });
  expect(await job(asked)).toMatchObject({ status: 'TALKING' });
  const { needsYou } = await admin.ok('GET /api/dashboard');
  expect(
    needsYou.filter(({ kind, url }) => kind === 'decide_consultation' && url.includes(asked.jobId)),
  ).toHaveLength(1);
  expect(await decide(asked, PRICE + 1)).toMatchObject({ status: 409, code: 'refund_too_large' });
  expect(await decide(asked, 1000)).toMatchObject({ status: 200 });
  expect(await decide(asked, 1000)).toMatchObject({ status: 409, code: 'invalid_transition' });
  expect(await moneyOfConsultation(asked)).toMatchObject({
    settleAt: null,
    payment: { settlement: 'SPLIT', refundedCents: 3000 },
  });
  await expectSettledBooks();
  expect(await receipt(asked)).toMatchObject({ feeCents: 100, transfer: 'DONE', refund: 'DONE' });
});

test('a decision moves the sums that were shown, or none', async () => {
  const before = await paid();
  await bothCome(before);
  await advanceTo(world, settlesAt(before), 1);
  const asked = await paid();
  await bothCome(asked);
  await advanceTo(world, asked.startsAt, 16);
  await object(asked, 'client');
  // $20 of $40 to each: less the fee, $18 and $20.
  const split = (shown: { sentCents: number; toClientCents: number }) =>
    admin.call('POST /api/payment/admin/consultation', {
      body: {
        appointmentId: asked.appointmentId,
        toProfessionalCents: 2000,
        shown,
        reason: 'By the log of the room.',
      },
    });
  const shown = { sentCents: 1800, toClientCents: 2000 };
  expect(await giveBack(asked, 500)).toMatchObject({ status: 200 });
  expect(await split(shown)).toMatchObject({ status: 409, code: 'sums_changed' });
  expect(await moneyOfConsultation(asked)).toMatchObject({
    payment: { settlement: 'HELD', refundedCents: 500 },
  });
  // What was paid out can't be taken back: the professional owes it, and it would come off their part.
  const { jobId, appointmentId } = before;
  const back = { jobId, appointmentId, amountCents: 1000, reason: 'Agreed.' };
  await world.settle();
  await control(world, `payout/${accountId}`, { outcome: 'paid' });
  await admin.ok('POST /api/payment/admin/refund', { body: back });
  await world.settle();
  const again = { ...shown, toClientCents: 1500 };
  expect(await split(again)).toMatchObject({ status: 409, code: 'sums_changed' });
  const [debt] = await admin.ok('GET /api/payment/admin/debts');
  const writeOff = { id: debt?.id ?? '', reason: 'Agreed.' };
  await admin.ok('POST /api/payment/admin/debts/write-off', { body: writeOff });
  expect(await split(again)).toMatchObject({ status: 200 });
  expect(await moneyOfConsultation(asked)).toMatchObject({
    payment: { settlement: 'SPLIT', refundedCents: 2000 },
  });
  await expectSettledBooks();
});

test('an objection that nobody decides ends by itself after 60 days, as it was recorded', async () => {
  const asked = await paid();
  await advanceTo(world, asked.startsAt);
  await come(world, asked, 'client');
  await advanceTo(world, asked.startsAt, 16);
  const objectedAt = world.platform.clock.instant();
  const contested = async () =>
    (await admin.ok('GET /api/admin/overview', { query: {} })).queues.contestedConsultations;
  expect(await contested()).toBe(0);
  await object(asked, 'professional');
  expect(await contested()).toBe(1);
  expect(await held(asked)).toMatchObject({ state: 'DISPUTED', releaseAt: null, goesBackAt: null });
  await advanceTo(world, daysAfter(objectedAt, 60), -1);
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: HELD });
  await advanceTo(world, daysAfter(objectedAt, 60), 1);
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: REFUNDED });
  expect(await contested()).toBe(0);
});

test('what was not objected to is not an admin’s to decide', async () => {
  const asked = await paid();
  expect(await decide(asked, 0)).toMatchObject({ status: 409, code: 'invalid_transition' });
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: HELD });
});

test('the professional gives back a part while it is held, the rest once it was released', async () => {
  const asked = await paid();
  expect(await giveBack(asked, PRICE + 1)).toMatchObject({ status: 409, code: 'refund_too_large' });
  expect((await giveBack(asked, 1500)).data).toMatchObject({ refundedCents: 1500, settlement: 'HELD' });
  await bothCome(asked);
  await advanceTo(world, asked.startsAt, 16);
  await advanceTo(world, settlesAt(asked));
  expect(await moneyOfConsultation(asked)).toMatchObject({
    payment: { settlement: 'SPLIT', refundedCents: 1500 },
  });
  await world.settle();
  expect((await giveBack(asked, 2500)).data).toMatchObject({ refundedCents: PRICE, settlement: 'REFUNDED' });
  await expectSettledBooks();
});

test('only its own professional gives a consultation back', async () => {
  const asked = await paid();
  const body = { appointmentId: asked.appointmentId, amountCents: 100 };
  const other = await world.as(tendai);
  expect(await other.refused('POST /api/payment/consultation/refund', { body })).toBe('not_found');
});

test.each([
  [true, 116_000],
  [false, 120_000],
])(
  'what a held consultation cost comes off the work where the service says so (%s)',
  async (creditConsultation, cents) => {
    const asked = await paid({ creditConsultation });
    await offerWork(asked);
    expect((await job(asked)).money).toMatchObject({ amountCents: 120_000, creditCents: 0 });
    await bothCome(asked);
    await advanceTo(world, asked.startsAt, 16);
    expect((await job(asked)).money).toMatchObject({ amountCents: cents, creditCents: 120_000 - cents });
    const page = await openPage(asked.client, asked.jobId);
    await control(world, `checkout/${page}`, { outcome: 'paid' });
    const work = await asked.client.ok('POST /api/payment/paid', { body: { jobId: asked.jobId } });
    expect(work).toMatchObject({ appointmentId: null, status: 'PAID', amountCents: cents });
    expect(await job(asked)).toMatchObject({ status: 'ACTIVE', amountCents: 120_000 });
    // The professional reads of what was really paid.
    const held = `${shortMoney(cents)} held by Parley`;
    const { needsYou } = await asked.professional.ok('GET /api/dashboard');
    expect(needsYou.map(({ detail }) => detail)).toContainEqual(expect.stringContaining(held));
    const { notifications } = await asked.professional.ok('GET /api/notification/unread');
    const said = notifications.map(({ message }) => message);
    expect(said).toContainEqual(expect.stringContaining(`${shortMoney(cents)} is held by Parley`));
    await expectSettledBooks();
  },
);

test('who hires during the talk pays less for the work, too, once both have been there for two minutes', async () => {
  const asked = await paid();
  await offerWork(asked);
  await bothCome(asked);
  await advanceTo(world, asked.startsAt, 1);
  const early = await openPage(asked.client, asked.jobId);
  expect((await job(asked)).money).toMatchObject({ amountCents: 120_000, creditCents: 0 });
  await advanceTo(world, asked.startsAt, 3);
  const page = await openPage(asked.client, asked.jobId);
  expect(page).not.toBe(early);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const work = await asked.client.ok('POST /api/payment/paid', { body: { jobId: asked.jobId } });
  expect(work).toMatchObject({ status: 'PAID', amountCents: 116_000 });
  await advanceTo(world, asked.startsAt, 16);
  expect((await job(asked)).appointments[0]).toMatchObject({ attendance: 'HELD' });
  await expectSettledBooks();
});

test('what can still be called off, or was, comes off nothing, though both were in its room early', async () => {
  const asked = await paid();
  await offerWork(asked);
  await bothCome(asked, -8);
  await advanceTo(world, asked.startsAt, -4);
  await openPage(asked.client, asked.jobId);
  expect((await job(asked)).money).toMatchObject({ amountCents: 120_000, creditCents: 0 });
  // Late: its price is the professional's for the calling off.
  await callOff(asked, 'client');
  await advanceTo(world, asked.startsAt, 3);
  await openPage(asked.client, asked.jobId);
  expect((await job(asked)).money).toMatchObject({ amountCents: 120_000, creditCents: 0 });
});

test('what the client has back of a consultation comes off the work no more, not on a page that is open either', async () => {
  const asked = await paid();
  await offerWork(asked);
  await bothCome(asked);
  await advanceTo(world, asked.startsAt, 16);
  expect((await job(asked)).money).toMatchObject({ amountCents: 116_000, creditCents: 4_000 });
  const stale = await openPage(asked.client, asked.jobId);
  await giveBack(asked, 1_500);
  expect((await job(asked)).money).toMatchObject({ amountCents: 117_500, creditCents: 2_500 });
  expect(await openPage(asked.client, asked.jobId)).not.toBe(stale);
  await giveBack(asked, 2_500);
  expect((await job(asked)).money).toMatchObject({ amountCents: 120_000, creditCents: 0 });
  const page = await openPage(asked.client, asked.jobId);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const work = await asked.client.ok('POST /api/payment/paid', { body: { jobId: asked.jobId } });
  expect(work).toMatchObject({ status: 'PAID', amountCents: 120_000, feeCents: 12_000 });
  await expectSettledBooks();
});

test('of a consultation that was refunded before it, nothing is said to be released, nor can be objected to', async () => {
  const late = await paid();
  await giveBack(late, PRICE);
  await advanceTo(world, hoursAfter(late.startsAt, -LIMIT_HOURS), 1);
  await callOff(late, 'client');
  expect(await moneyOfConsultation(late)).toMatchObject({
    settleAt: null,
    objectUntil: null,
    payment: REFUNDED,
  });
  const { notifications } = await late.professional.ok('GET /api/notification/unread');
  const [latest] = notifications.filter(({ message }) => message.includes('called off'));
  expect(latest?.message).not.toContain('is released to you');

  const held = await paid();
  await giveBack(held, PRICE);
  await advanceTo(world, held.startsAt);
  await come(world, held, 'client');
  await come(world, held, 'professional');
  await advanceTo(world, held.startsAt, 16);
  expect(await moneyOfConsultation(held)).toMatchObject({
    attendance: 'HELD',
    settleAt: null,
    objectUntil: null,
    payment: REFUNDED,
  });
  await expectSettledBooks();
});

test('what was suggested to settle the work stands when a consultation is refunded', async () => {
  const asked = await paid();
  const offer = { amountCents: 120_000, estimatedDays: 10 };
  const params = { id: asked.jobId };
  await asked.professional.ok('POST /api/job/:id/offers', { params, body: offer });
  const page = await openPage(asked.client, asked.jobId);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await asked.client.ok('POST /api/payment/paid', { body: { jobId: asked.jobId } });
  const body = { toProfessionalCents: 36_000 };
  const suggested = await asked.client.ok('POST /api/job/:id/resolutions', { params, body });
  await giveBack(asked, 1_500);
  const accept = { resolutionId: suggested.id, action: 'accept' as const };
  expect(
    await asked.professional.ok('POST /api/job/:id/resolutions/response', { params, body: accept }),
  ).toMatchObject({ status: 'COMPLETED', settlement: 'SPLIT' });
  await expectSettledBooks();
});

test('refunding the work never refunds the consultation', async () => {
  const asked = await paid();
  await offerWork(asked);
  const page = await openPage(asked.client, asked.jobId);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await asked.client.ok('POST /api/payment/paid', { body: { jobId: asked.jobId } });
  await bothCome(asked);
  await advanceTo(world, asked.startsAt, 5);
  await asked.professional.ok('POST /api/job/:id/cancel', { params: { id: asked.jobId }, body: {} });
  expect(await job(asked)).toMatchObject({ status: 'CANCELLED', settlement: 'REFUNDED' });
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: HELD });
  await advanceTo(world, asked.startsAt, 16);
  expect(await moneyOfConsultation(asked)).toMatchObject({ attendance: 'HELD', payment: HELD });
  await advanceTo(world, settlesAt(asked));
  expect(await moneyOfConsultation(asked)).toMatchObject({ payment: RELEASED });
  await expectSettledBooks();
});

test('an account with a consultation whose money is held cannot be closed, however its job ended', async () => {
  const asked = await paid();
  await advanceTo(world, hoursAfter(asked.startsAt, -LIMIT_HOURS), 1);
  await asked.client.ok('POST /api/job/:id/end', { params: { id: asked.jobId }, body: {} });
  expect(await job(asked)).toMatchObject({ status: 'ENDED' });
  const disable = { params: { id: asked.clientId }, body: {} };
  expect(await asked.client.refused('POST /api/users/disable/:id', disable)).toBe('jobs_running');
  await advanceTo(world, settlesAt(asked));
  await expectSettledBooks();
});

test('an admin gives back a part of a consultation, and the work’s money stays as it is', async () => {
  const asked = await paid();
  const { jobId, appointmentId } = asked;
  const body = { jobId, appointmentId, amountCents: 1000, reason: 'The sound was bad.' };
  expect(await admin.ok('POST /api/payment/admin/refund', { body })).toMatchObject({
    appointmentId,
    refundedCents: 1000,
    settlement: 'HELD',
  });
  expect(await job(asked)).toMatchObject({ status: 'TALKING', paymentStatus: 'UNPAID', settlement: 'NONE' });
  await callOff(asked, 'professional');
  expect(await moneyOfConsultation(asked)).toMatchObject({
    payment: { settlement: 'REFUNDED', refundedCents: PRICE },
  });
  await expectSettledBooks();
});
