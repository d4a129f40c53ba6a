import { type Side, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { advanceTo, come, move, plan } from '../../../test/consultations.ts';
import { control } from '../../../test/control.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { listen } from '../../../test/listen.ts';
import { openPage } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { lockBoth } from '../../appointments/locked.ts';
import { moveAppointment } from '../../appointments/move-appointment.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';

let world: World;
let heard: ReturnType<typeof listen>;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  heard = listen(world);
});
afterAll(() => world.close());

let hour = 0;
/** A time of its own that a professional may offer, some days after the moved clock. */
function timeIn(days: number): string {
  const at = Date.parse(daysAfter(world.platform.clock.instant(), days));
  return hoursAfter(new Date(Math.ceil(at / 900_000) * 900_000), (hour += 1) % 12);
}

/** The two have agreed to talk for 30 minutes, in a week's time. */
async function talking(): Promise<HiredJob & { end: string }> {
  const hired = await hire(world, { client: clara, professional: ana, startsAt: timeIn(7) });
  return { ...hired, end: minutesAfter(hired.startsAt, 30) };
}
const read = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const act = (hired: HiredJob, path: 'end' | 'hire-by', side: Side) =>
  hired[side].ok(`POST /api/job/:id/${path}`, { params: { id: hired.jobId }, body: {} });
const reminders = ({ jobId }: HiredJob) =>
  heard
    .filter(({ name, event }) => name === 'job.reminder' && 'jobId' in event && event.jobId === jobId)
    .map(({ event }) => event);
/** Another consultation, offered by the professional and accepted by the client; its id. */
async function agreeOn(hired: HiredJob, startsAt: string): Promise<string> {
  const { data } = await plan(hired.professional, hired.jobId, startsAt);
  expect((await move(hired.client, data.id, 'accept')).status).toBe(200);
  return data.id;
}
/** Both come to the first consultation. */
async function meet(hired: HiredJob): Promise<void> {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of SIDES) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 31);
}

test('talking ends 14 days after the consultation unless the client hires; both are reminded 3 days before', async () => {
  const hired = await talking();
  const hireBy = daysAfter(hired.end, 14);
  const agreed = await read(hired);
  expect(agreed).toMatchObject({ status: 'TALKING', hireBy, dueAt: null, hiredAt: null });
  expect(agreed.money.next).toEqual({ at: hireBy, text: 'Ends automatically unless you hire Ana' });
  await meet(hired);
  expect((await read(hired)).hireBy).toBe(hireBy);
  await advanceTo(world, daysAfter(hireBy, -3), -1);
  expect(reminders(hired)).toEqual([]);
  await advanceTo(world, daysAfter(hireBy, -3), 1);
  expect(reminders(hired)).toMatchObject([{ kind: 'hire', at: hireBy }]);
  for (const side of [hired.client, hired.professional]) {
    const { notifications } = await side.ok('GET /api/notification/unread');
    expect(notifications.map(({ message }) => message).join()).toContain('No one has been hired for');
  }
  await advanceTo(world, hireBy, -1);
  expect((await read(hired)).status).toBe('TALKING');
  await advanceTo(world, hireBy, 1);
  const ended = await read(hired);
  expect(ended).toMatchObject({ status: 'ENDED', hireBy: null, paymentStatus: 'UNPAID', settlement: 'NONE' });
  expect(ended.money.next).toBeNull();
  expect(ended.history.at(-1)).toMatchObject({ by: 'clock', action: 'end', from: 'TALKING', to: 'ENDED' });
  expect(reminders(hired)).toHaveLength(1);
});

test('the deadline follows the latest agreed consultation, later and earlier', async () => {
  const hired = await talking();
  const later = daysAfter(hired.startsAt, 5);
  const { data } = await plan(hired.professional, hired.jobId, later);
  expect((await read(hired)).hireBy).toBe(daysAfter(hired.end, 14));
  await move(hired.client, data.id, 'accept');
  expect((await read(hired)).hireBy).toBe(daysAfter(minutesAfter(later, 30), 14));
  const earlier = daysAfter(hired.startsAt, 2);
  await move(hired.professional, data.id, 'request', { startsAt: earlier });
  expect((await read(hired)).hireBy).toBe(daysAfter(minutesAfter(later, 30), 14));
  await move(hired.client, data.id, 'accept');
  expect((await read(hired)).hireBy).toBe(daysAfter(minutesAfter(earlier, 30), 14));
});

test('the professional gives another week, as often as they like, and a moved consultation takes none of it back', async () => {
  const hired = await talking();
  await act(hired, 'hire-by', 'professional');
  const { hireBy } = await act(hired, 'hire-by', 'professional');
  expect(hireBy).toBe(daysAfter(hired.end, 14 + 14));
  const later = daysAfter(hired.startsAt, 1);
  await move(hired.professional, hired.appointmentId, 'request', { startsAt: later });
  await move(hired.client, hired.appointmentId, 'accept');
  expect((await read(hired)).hireBy).toBe(daysAfter(minutesAfter(later, 30), 14 + 14));
});

test('after a consultation that nobody came to, there are 7 days to agree on another one', async () => {
  const hired = await talking();
  await advanceTo(world, hired.startsAt, 16);
  const { hireBy, appointments } = await read(hired);
  expect(appointments[0]).toMatchObject({ attendance: 'NEITHER', refundUntil: null, objectionTo: 'RECORD' });
  expect(appointments[0]?.newTimeUntil).not.toBeNull();
  const left = Date.parse(hireBy ?? '') - Date.parse(minutesAfter(hired.startsAt, 16));
  expect(Math.round(left / 86_400_000)).toBe(7);
  const again = timeIn(3);
  await agreeOn(hired, again);
  expect((await read(hired)).hireBy).toBe(daysAfter(minutesAfter(again, 30), 14));
});

test('when the last consultation is called off, there are 7 days to agree on another one', async () => {
  const hired = await talking();
  await inTransaction(world.platform.db, async (trx) => {
    const locked = await lockBoth(trx, hired.appointmentId);
    await moveAppointment(world.platform, trx, locked, { action: 'cancel', by: 'clock' });
  });
  const { hireBy, status } = await read(hired);
  const left = Date.parse(hireBy ?? '') - world.platform.clock.now().getTime();
  expect([status, Math.round(left / 86_400_000)]).toEqual(['TALKING', 7]);
});

test('after a second consultation was missed, what the first one left still counts', async () => {
  const hired = await talking();
  await meet(hired);
  const second = timeIn(1);
  await agreeOn(hired, second);
  await advanceTo(world, second, 16);
  expect((await read(hired)).hireBy).toBe(daysAfter(hired.end, 14));
});

test('while a bank works on the payment the deadline stands still; a failure leaves the later of it and a day', async () => {
  const hired = await talking();
  const { hireBy } = await read(hired);
  const look = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  const page = await openPage(hired.client, hired.jobId);
  await control(world, `checkout/${page}`, { outcome: 'processing' });
  await look();
  expect(await read(hired)).toMatchObject({ status: 'TALKING', paymentStatus: 'PENDING', hireBy: null });
  await act(hired, 'hire-by', 'professional');
  expect((await read(hired)).hireBy).toBeNull();
  await control(world, `checkout/${page}`, { outcome: 'declined' });
  expect((await look()).status).toBe('FAILED');
  expect((await read(hired)).hireBy).toBe(daysAfter(hireBy ?? '', 7));
});

test('a payment that fails after the deadline leaves 24 hours, and then the job ends', async () => {
  const hired = await talking();
  await meet(hired);
  const look = () => hired.client.ok('POST /api/payment/paid', { body: { jobId: hired.jobId } });
  const { hireBy } = await read(hired);
  await advanceTo(world, daysAfter(hireBy ?? '', -1));
  const page = await openPage(hired.client, hired.jobId);
  await control(world, `checkout/${page}`, { outcome: 'processing' });
  await look();
  await advanceTo(world, daysAfter(hireBy ?? '', 5));
  expect((await read(hired)).status).toBe('TALKING');
  await control(world, `checkout/${page}`, { outcome: 'declined' });
  await look();
  const { hireBy: left } = await read(hired);
  const hours = (Date.parse(left ?? '') - world.platform.clock.now().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  await world.advance({ hours: 25 });
  expect((await read(hired)).status).toBe('ENDED');
});

test('either side ends it at any time: consultations to come are called off, and the time is free again', async () => {
  for (const side of ['client', 'professional'] as const) {
    const hired = await talking();
    const open = await plan(hired.client, hired.jobId, hired.nextTime());
    const { status, endedAt, appointments, history, dueAt } = await act(hired, 'end', side);
    expect([status, dueAt]).toEqual(['ENDED', null]);
    expect(endedAt).not.toBeNull();
    expect(appointments.map((each) => each.status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(appointments.map(({ id }) => id)).toContain(open.data.id);
    expect(history.at(-1)).toMatchObject({ by: side, action: 'end' });
    const { db } = world.platform;
    const booking = db.selectFrom('bookings').selectAll().where('appointmentId', '=', hired.appointmentId);
    expect(await booking.execute()).toEqual([]);
    const own = await hired.client.ok('GET /api/job/history', { query: {} });
    expect(own.items[0]).toMatchObject({ id: hired.jobId, status: 'ENDED' });
  }
});
