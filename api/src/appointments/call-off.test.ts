import { otherSide, roleOf, type Side, SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../test/cast.ts';
import { advanceTo, agreedIn, checkIn, consultation, move, plan } from '../../test/consultations.ts';
import { deliver, hire, type HiredJob } from '../../test/hiring.ts';
import { mailsTo } from '../../test/mailbox.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { daysAfter, minutesAfter } from '../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const BOOKED = ['ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED'] as const;
const message = 'I am ill, sorry.';
const callOff = (hired: HiredJob, side: Side, id = hired.appointmentId) =>
  move(hired[side], id, 'cancel', { message });
const job = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const agree = () => hire(world, { client: clara, professional: ana });

async function isBooked(id: string): Promise<boolean> {
  const query = world.platform.db.selectFrom('bookings').selectAll().where('appointmentId', '=', id);
  return (await query.execute()).length === 1;
}

describe.each(SIDES)('the %s', (side) => {
  test.each(BOOKED)('calls off what is agreed and %s, until it starts', async (status) => {
    const hired = await agree();
    const { id } = await agreedIn(world, hired, status);
    expect(await isBooked(id)).toBe(true);
    const { data } = await callOff(hired, side, id);
    expect(data).toMatchObject({ status: 'CANCELLED', turn: null, proposedStartsAt: null, expiresAt: null });
    expect(data.history.at(-1)).toMatchObject({ by: side, action: 'cancel', from: status, message });
    expect(await isBooked(id)).toBe(false);
    expect((await callOff(hired, side, id)).code).toBe('invalid_transition');
  });

  test.each(BOOKED)('does not call off what was %s once it has started', async (status) => {
    const hired = await agree();
    const { id, startsAt } = await agreedIn(world, hired, status);
    await advanceTo(world, startsAt);
    const before = await consultation(hired, id);
    const { code, message: sentence } = await callOff(hired, side, id);
    expect(code).toBe('already_started');
    expect(sentence).toContain('Send a message in the chat instead');
    expect(await consultation(hired, id)).toEqual(before);
    expect(await isBooked(id)).toBe(true);
  });

  test('does not call off a call that both have begun early', async () => {
    const hired = await agree();
    await advanceTo(world, hired.startsAt, -5);
    for (const each of SIDES) await checkIn(hired[each], hired.appointmentId);
    const params = { id: hired.appointmentId };
    await hired.client.ok('POST /api/job/meeting/start/:id', { params, body: {} });
    expect((await callOff(hired, side)).code).toBe('already_started');
  });

  test('says why, and the other one reads it, in the app and in a mail with the calendar entry taken out', async () => {
    const hired = await agree();
    expect((await move(hired[side], hired.appointmentId, 'cancel')).code).toBe('invalid_input');
    await callOff(hired, side);
    const told = async (by: Side) =>
      (await hired[by].ok('GET /api/notification/unread')).notifications.filter(
        (each) => each.url === `/job/${hired.jobId}` && each.message.includes('called off your consultation'),
      );
    expect(await told(side)).toEqual([]);
    const [news] = await told(otherSide(side));
    expect(news?.message).toContain(message);
    expect(news?.notificationType).toBe('APPOINTMENT');
    for (const { email } of [clara, ana]) {
      const mails = (await mailsTo(world, email)).filter(({ files }) =>
        files[0]?.text?.includes(hired.appointmentId),
      );
      const canceled = mails.find(({ subject }) => subject.startsWith('Canceled: consultation'));
      expect(canceled?.files[0]?.text).toContain('METHOD:CANCEL');
    }
  });
});

test('the time is free for others again', async () => {
  const hired = await agree();
  const at = hired.startsAt;
  const query = { userId: ana.id, from: at, to: minutesAfter(at, 15), minutes: 30 };
  const isFree = async () =>
    (await world.nobody.ok('GET /api/availability/slots', { query })).slots.includes(at);
  expect(await isFree()).toBe(false);
  await callOff(hired, 'client');
  expect(await isFree()).toBe(true);
});

test('while they talk 7 days are left to agree on another one, and the job goes on', async () => {
  const hired = await agree();
  await callOff(hired, 'professional');
  const { status, hireBy } = await job(hired);
  const left = Date.parse(hireBy ?? '') - world.platform.clock.now().getTime();
  expect([status, Math.round(left / 86_400_000)]).toEqual(['TALKING', 7]);
});

test('with another consultation agreed the deadline to hire follows that one', async () => {
  const hired = await agree();
  const second = hired.nextTime();
  const { data } = await plan(hired.client, hired.jobId, second);
  await move(hired.professional, data.id, 'accept');
  await callOff(hired, 'client');
  expect((await job(hired)).hireBy).toBe(daysAfter(minutesAfter(second, 30), 14));
});

test('the next one is the consultation that the job starts with', async () => {
  const hired = await agree();
  await callOff(hired, 'professional');
  const again = await plan(hired.client, hired.jobId, hired.nextTime());
  expect(again.data.isFirst).toBe(true);
});

test('one that was planned meanwhile takes its place, and another one once that is withdrawn', async () => {
  const hired = await agree();
  const [one, other] = [
    await plan(hired.client, hired.jobId, hired.nextTime()),
    await plan(hired.client, hired.jobId, hired.nextTime()),
  ];
  const isFirst = async () => [
    (await consultation(hired, one.data.id)).isFirst,
    (await consultation(hired, other.data.id)).isFirst,
  ];
  expect(await isFirst()).toEqual([false, false]);
  await callOff(hired, 'professional');
  expect(await isFirst()).toEqual([true, false]);
  await move(hired.client, one.data.id, 'withdraw');
  expect(await isFirst()).toEqual([true, true]);
});

test('in paid, delivered and disputed jobs it is called off as well, and the money stays where it is', async () => {
  const hired = await agree();
  await pay(world, hired.client, hired.jobId);
  expect((await callOff(hired, 'client')).status).toBe(200);
  expect(await job(hired)).toMatchObject({ status: 'ACTIVE', settlement: 'HELD', hireBy: null });
  const delivered = await agree();
  await deliver(world, delivered);
  expect((await callOff(delivered, 'professional')).status).toBe(200);
  expect((await job(delivered)).status).toBe('DELIVERED');
  const disputed = await agree();
  await pay(world, disputed.client, disputed.jobId);
  const dispute = { params: { id: disputed.jobId }, body: { message: 'No.' } };
  await disputed.client.ok('POST /api/job/:id/dispute', dispute);
  expect((await callOff(disputed, 'client')).status).toBe(200);
  expect(await job(disputed)).toMatchObject({ status: 'DISPUTED', settlement: 'HELD' });
});

test('what was only suggested is declined or withdrawn, not called off', async () => {
  const hired = await agree();
  const { data } = await plan(hired.client, hired.jobId, hired.nextTime());
  for (const side of SIDES) expect((await callOff(hired, side, data.id)).code).toBe('invalid_transition');
});

test('strangers find nothing to call off, and an admin does it on behalf of a side', async () => {
  const hired = await agree();
  const id = hired.appointmentId;
  for (const stranger of [milo, tendai])
    expect((await move(await world.as(stranger), id, 'cancel', { message })).code).toBe('not_found');
  expect((await move(await world.as(ada), id, 'cancel', { message })).code).toBe('forbidden');
  const admin = await world.as(ada);
  const body = { as: roleOf('client'), action: 'cancel', reason: 'Clara called us.' } as const;
  const { data } = await admin.call('POST /api/job/appointments/admin/:id', { params: { id }, body });
  expect(data.history.at(-1)).toMatchObject({ by: 'admin', action: 'cancel', message: 'Clara called us.' });
  for (const by of SIDES) {
    const { notifications } = await hired[by].ok('GET /api/notification/unread');
    expect(notifications[0]?.message).toContain('was called off');
  }
});

test('calling off and accepting another time at once: one of them, and the calendar agrees', async () => {
  const hired = await agree();
  const { id } = await agreedIn(world, hired, 'RESCHEDULE');
  await Promise.all([callOff(hired, 'professional', id), move(hired.client, id, 'accept')]);
  expect([(await consultation(hired, id)).status, await isBooked(id)]).toEqual(['CANCELLED', false]);
});
