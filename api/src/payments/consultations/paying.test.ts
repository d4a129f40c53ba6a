import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, milo, tendai } from '../../../test/cast.ts';
import { advanceTo, come, move } from '../../../test/consultations.ts';
import { control } from '../../../test/control.ts';
import type { HiredJob } from '../../../test/hiring.ts';
import {
  askForPriced,
  callOff,
  moneyOfConsultation,
  openConsultationPage,
  payConsultation,
  PRICE,
} from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter, minutesAfter } from '../../platform/clock.ts';
import { ledgerSum } from '../ledger/queries-ledger.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const ask = (change: { priceCents?: number; startsAt?: string } = {}) =>
  askForPriced(world, { client: clara, professional: ana, ...change });
const job = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const needs = async ({ client, jobId }: HiredJob) => {
  const { needsYou } = await client.ok('GET /api/dashboard');
  return needsYou.filter(({ kind, url }) => kind === 'pay_consultation' && url.includes(jobId));
};
const isBookable = async (asked: HiredJob) => {
  const to = minutesAfter(asked.startsAt, 15);
  const query = { userId: ana.id, from: asked.startsAt, to, minutes: 30 };
  const { slots } = await world.nobody.ok('GET /api/availability/slots', { query });
  return slots.includes(asked.startsAt);
};
const heldBy = async (ownerId: string) => {
  const row = await world.platform.db
    .selectFrom('ledgerBalances')
    .select('balanceCents')
    .where('account', '=', 'held')
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return Math.abs(row?.balanceCents ?? 0);
};

test('an agreed consultation with a price waits a day for its payment, and the client is asked for it', async () => {
  const agreedAt = world.platform.clock.instant();
  const asked = await ask();
  const { payBy, ...money } = await moneyOfConsultation(asked);
  expect(Date.parse(payBy ?? '') - Date.parse(agreedAt)).toBeGreaterThanOrEqual(24 * 3_600_000);
  expect(Date.parse(payBy ?? '') - Date.parse(agreedAt)).toBeLessThan(24 * 3_600_000 + 60_000);
  expect(money).toMatchObject({
    status: 'ACCEPTED',
    cancelUntil: hoursAfter(asked.startsAt, -24),
    payment: { status: 'UNPAID', settlement: 'NONE', refundedCents: 0, paidAt: null },
  });
  expect(await job(asked)).toMatchObject({ status: 'TALKING', paymentStatus: 'UNPAID', amountCents: null });
  expect(await needs(asked)).toMatchObject([{ action: 'Pay $40', dueAt: payBy }]);
  expect(await isBookable(asked)).toBe(false);
});

test('once paid, the money is held apart from the work’s, and the professional reads that it is confirmed', async () => {
  const asked = await ask();
  await payConsultation(world, asked);
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'ACCEPTED',
    payBy: null,
    payment: { status: 'PAID', settlement: 'HELD' },
  });
  expect(await job(asked)).toMatchObject({ status: 'TALKING', paymentStatus: 'UNPAID', settlement: 'NONE' });
  expect(await heldBy(asked.appointmentId)).toBe(PRICE);
  expect(await heldBy(asked.jobId)).toBe(0);
  expect(await needs(asked)).toEqual([]);
  const { notifications } = await asked.professional.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message).join('\n')).toMatch(
    /^Clara paid \$40\. Your consultation about “Contract review” on .+ is confirmed\.$/m,
  );
  const { jobId, appointmentId } = asked;
  const again = { params: { jobId }, body: { appointmentId } };
  expect(await asked.client.refused('POST /api/payment/checkout/:jobId', again)).toBe('already_paid');
});

test('nobody pays another one’s consultation, or asks how it is paid', async () => {
  const asked = await ask();
  const { jobId, appointmentId } = asked;
  const stranger = await world.as(milo);
  const body = { appointmentId };
  expect(await stranger.refused('POST /api/payment/checkout/:jobId', { params: { jobId }, body })).toBe(
    'not_found',
  );
  expect(await stranger.refused('POST /api/payment/paid', { body: { jobId, appointmentId } })).toBe(
    'not_found',
  );
  const other = await askForPriced(world, { client: milo, professional: tendai });
  const mixed = { params: { jobId: other.jobId }, body };
  expect(await stranger.refused('POST /api/payment/checkout/:jobId', mixed)).toBe('not_found');
});

test('without a payment in time it is called off, the job ends, and the time is free again', async () => {
  const asked = await ask();
  const page = await openConsultationPage(asked);
  const { payBy } = await moneyOfConsultation(asked);
  await advanceTo(world, payBy ?? '', -1);
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'ACCEPTED' });
  await advanceTo(world, payBy ?? '');
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'CANCELLED',
    payBy: null,
    settleAt: null,
  });
  expect(await job(asked)).toMatchObject({ status: 'ENDED' });
  expect(await isBookable(asked)).toBe(true);
  expect(await world.platform.processor.retrieveCheckout(page)).toMatchObject({ status: 'expired' });
  const { notifications } = await asked.professional.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message).join('\n')).toContain('because it wasn’t paid in time');
});

test('what was paid at the last moment counts, although nobody told us', async () => {
  const asked = await ask();
  const page = await openConsultationPage(asked);
  const { payBy } = await moneyOfConsultation(asked);
  await control(world, 'webhooks', { drop: 1 });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await advanceTo(world, payBy ?? '');
  await control(world, 'webhooks', {});
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'ACCEPTED',
    payBy: null,
    payment: { status: 'PAID', settlement: 'HELD' },
  });
  expect(await job(asked)).toMatchObject({ status: 'TALKING' });
});

test('while the processor is away at the deadline the time stays booked, and is free once it has answered', async () => {
  const asked = await ask();
  await openConsultationPage(asked);
  const { payBy } = await moneyOfConsultation(asked);
  await control(world, 'faults', { path: '/v1/checkout/sessions', status: 500, times: 1000 });
  await advanceTo(world, payBy ?? '');
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'ACCEPTED', payBy });
  expect(await isBookable(asked)).toBe(false);
  await control(world, 'faults', { path: '/v1/checkout/sessions', times: 0 });
  await world.settle();
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED' });
  expect(await isBookable(asked)).toBe(true);
});

test('both are reminded: the client two hours before the payment is due, then of the consultation', async () => {
  const asked = await ask();
  const { payBy } = await moneyOfConsultation(asked);
  const news = async () => {
    const { notifications } = await asked.client.ok('GET /api/notification/unread');
    return notifications.filter(
      ({ message, url }) => url?.includes(asked.jobId) && message.startsWith('Pay $40 by'),
    );
  };
  await advanceTo(world, payBy ?? '', -121);
  expect(await news()).toEqual([]);
  await advanceTo(world, payBy ?? '', -119);
  expect(await news()).toHaveLength(1);
  await payConsultation(world, asked);
  await advanceTo(world, asked.startsAt, -24 * 60 + 1);
  const { notifications } = await asked.client.ok('GET /api/notification/unread');
  expect(notifications.filter(({ message }) => message.includes('your consultation with Ana'))).not.toEqual(
    [],
  );
});

test('after the clock was away past the deadline nobody is asked to pay what is called off', async () => {
  const asked = await ask();
  await asked.client.ok('POST /api/notification/clear-all', { body: {} });
  await world.advance({ hours: 25 });
  const { notifications } = await asked.client.ok('GET /api/notification/unread');
  const told = notifications.filter(({ url }) => url?.includes(asked.jobId)).map(({ message }) => message);
  expect(told.filter((message) => message.startsWith('Pay'))).toEqual([]);
  expect(told.join('\n')).toContain('because it wasn’t paid in time');
});

test('while a bank works on the payment the deadline moves on, at most to the start', async () => {
  const asked = await ask();
  const page = await openConsultationPage(asked);
  await control(world, `checkout/${page}`, { outcome: 'processing' });
  const { payBy } = await moneyOfConsultation(asked);
  await advanceTo(world, payBy ?? '', 1);
  const { status, payBy: later } = await moneyOfConsultation(asked);
  expect(status).toBe('ACCEPTED');
  const ahead = Date.parse(later ?? '') - world.platform.clock.now().getTime();
  expect(ahead).toBeGreaterThan(59 * 60_000);
  expect(ahead).toBeLessThanOrEqual(60 * 60_000);
  await advanceTo(world, asked.startsAt);
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED' });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await asked.client.ok('POST /api/payment/paid', {
    body: { jobId: asked.jobId, appointmentId: asked.appointmentId },
  });
  await world.settle();
  expect(await moneyOfConsultation(asked)).toMatchObject({
    payment: { status: 'PAID', settlement: 'REFUNDED', refundedCents: PRICE },
  });
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('an unpaid room stays shut, and opens once it is paid', async () => {
  const asked = await ask();
  // Agreed for a time that is near, it is paid half an hour later at the latest.
  const soon = await world.platform.db
    .updateTable('appointments')
    .set({ payBy: asked.startsAt })
    .where('id', '=', asked.appointmentId)
    .executeTakeFirst();
  expect(soon.numUpdatedRows).toBe(1n);
  await advanceTo(world, asked.startsAt, -5);
  const params = { id: asked.appointmentId };
  for (const by of [asked.client, asked.professional]) {
    expect(await by.refused('POST /api/job/appointment/checkin/:id', { params, body: {} })).toBe('not_paid');
    expect(await by.refused('POST /api/job/meeting/auth/:id', { params, body: {} })).toBe('not_paid');
  }
  await payConsultation(world, asked);
  await come(world, asked, 'client');
  await come(world, asked, 'professional');
});

test('a move takes the money along and asks for no other payment', async () => {
  const asked = await ask();
  await payConsultation(world, asked);
  const next = asked.nextTime();
  await move(asked.client, asked.appointmentId, 'request', { startsAt: next });
  await move(asked.professional, asked.appointmentId, 'accept');
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'ACCEPTED',
    payBy: null,
    cancelUntil: hoursAfter(next, -24),
    payment: { status: 'PAID', settlement: 'HELD' },
  });
  expect(await heldBy(asked.appointmentId)).toBe(PRICE);
});

test('a move of an unpaid one leaves its deadline, or brings it forward', async () => {
  const asked = await ask();
  const { payBy } = await moneyOfConsultation(asked);
  await move(asked.client, asked.appointmentId, 'request', { startsAt: asked.nextTime() });
  await move(asked.professional, asked.appointmentId, 'accept');
  expect(await moneyOfConsultation(asked)).toMatchObject({ payBy });
});

test('calling off an unpaid one closes its page, and what is paid there all the same goes back', async () => {
  const asked = await ask();
  const page = await openConsultationPage(asked);
  await callOff(asked, 'professional');
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'CANCELLED',
    payBy: null,
    settleAt: null,
  });
  await world.settle();
  expect(await world.platform.processor.retrieveCheckout(page)).toMatchObject({ status: 'expired' });
  await control(world, `reopen/${page}`, {});
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const { jobId, appointmentId } = asked;
  await asked.client.ok('POST /api/payment/paid', { body: { jobId, appointmentId } });
  await world.settle();
  expect(await moneyOfConsultation(asked)).toMatchObject({
    status: 'CANCELLED',
    payment: { settlement: 'REFUNDED', refundedCents: PRICE },
  });
  expect(await ledgerSum(world.platform.db)).toBe(0);
});

test('booked instantly, it holds its time for a quarter of an hour, which is free once the page has expired', async () => {
  const bookedAt = world.platform.clock.instant();
  const asked = await askForPriced(world, { client: clara, professional: ana, instantBooking: true });
  const { payBy, status } = await moneyOfConsultation(asked);
  expect(status).toBe('ACCEPTED');
  expect(Date.parse(payBy ?? '') - Date.parse(bookedAt)).toBeLessThan(16 * 60_000);
  const { notifications } = await asked.professional.ok('GET /api/notification/unread');
  expect(notifications.map(({ message }) => message).join('\n')).toContain(
    'It’s confirmed once they pay $40, by',
  );
  const page = await openConsultationPage(asked);
  await advanceTo(world, payBy ?? '', -1);
  expect(await isBookable(asked)).toBe(false);
  await advanceTo(world, payBy ?? '');
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'CANCELLED' });
  expect(await world.platform.processor.retrieveCheckout(page)).toMatchObject({ status: 'expired' });
  expect(await isBookable(asked)).toBe(true);
});

test('booked instantly and paid at the last moment, it is booked', async () => {
  const asked = await askForPriced(world, { client: clara, professional: ana, instantBooking: true });
  const page = await openConsultationPage(asked);
  const { payBy } = await moneyOfConsultation(asked);
  await control(world, 'webhooks', { drop: 1 });
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await advanceTo(world, payBy ?? '');
  await control(world, 'webhooks', {});
  expect(await moneyOfConsultation(asked)).toMatchObject({ status: 'ACCEPTED', payBy: null });
});
