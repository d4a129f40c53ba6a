import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana, clara } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { advanceTo, comingTime, consultation, move, plan } from '../../test/consultations.ts';
import { hire, type HiredJob } from '../../test/hiring.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { minutesAfter } from '../platform/clock.ts';
import { remindOfConsultations } from './remind.ts';

let world: World;
let hired: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
});

test('both are reminded a day and a quarter of an hour before, of the time that stands', async () => {
  const startsAt = comingTime(world, hired);
  await move(hired.client, hired.appointmentId, 'request', { startsAt });
  await move(hired.professional, hired.appointmentId, 'accept');
  for (const by of [hired.client, hired.professional])
    await by.ok('POST /api/notification/clear-all', { body: {} });
  const told = async (by: Client) =>
    (await by.ok('GET /api/notification/unread', { query: {} })).notifications.filter(({ url }) =>
      url?.endsWith(hired.appointmentId),
    ).length;
  for (const [minutes, count] of [
    [-1441, 0],
    [-1440, 1],
    [-16, 1],
    [-15, 2],
    [-1, 2],
  ] as const) {
    await advanceTo(world, startsAt, minutes);
    expect([minutes, await told(hired.client), await told(hired.professional)]).toEqual([
      minutes,
      count,
      count,
    ]);
  }
});

async function reminders(by: Client, id: string): Promise<number> {
  const { notifications } = await by.ok('GET /api/notification/unread', { query: {} });
  return notifications.filter(({ url }) => url?.endsWith(id)).length;
}
async function agreeOn(startsAt: string): Promise<string> {
  const { data } = await plan(hired.professional, hired.jobId, startsAt);
  await move(hired.client, data.id, 'accept');
  return data.id;
}
const quarterIn = (hours: number) => {
  const quarter = 900_000;
  const at = Math.ceil((world.platform.clock.now().getTime() + hours * 3_600_000) / quarter) * quarter;
  return new Date(at).toISOString();
};

test('what is agreed within the last day is told of a quarter of an hour before only, once', async () => {
  const startsAt = quarterIn(5);
  const id = await agreeOn(startsAt);
  await advanceTo(world, startsAt, -16);
  expect(await reminders(hired.client, id)).toBe(0);
  await advanceTo(world, startsAt, -15);
  await Promise.all([world.settle(), world.settle()]);
  await advanceTo(world, startsAt, -1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([1, 1]);
});

test('two servers that remind at the same moment remind once', async () => {
  const startsAt = quarterIn(5);
  const id = await agreeOn(startsAt);
  const { platform } = world;
  platform.clock.advance((Date.parse(minutesAfter(startsAt, -15)) - platform.clock.now().getTime()) / 1000);
  await Promise.all([remindOfConsultations(platform), remindOfConsultations(platform)]);
  await world.settle();
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([1, 1]);
});

test('nobody is reminded of what was called off, nor of a time that was moved away', async () => {
  const startsAt = quarterIn(30);
  const id = await agreeOn(startsAt);
  await move(hired.client, id, 'request', { startsAt: comingTime(world, hired) });
  const { data } = await move(hired.professional, id, 'accept');
  await advanceTo(world, startsAt, 1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([0, 0]);
  await hired.professional.ok('POST /api/job/:id/cancel', { params: { id: hired.jobId }, body: {} });
  await advanceTo(world, data.startsAt, 1);
  expect([await reminders(hired.client, id), await reminders(hired.professional, id)]).toEqual([0, 0]);
  expect((await consultation(hired, id)).attendance).toBeNull();
});

test('a server that stood still tells of what is to come once, and of nothing that is over', async () => {
  const startsAt = quarterIn(30);
  const id = await agreeOn(startsAt);
  await advanceTo(world, startsAt, -10);
  expect(await reminders(hired.client, id)).toBe(1);
  const missed = await agreeOn(quarterIn(3));
  await world.advance({ hours: 4 });
  expect(await reminders(hired.client, missed)).toBe(0);
});
