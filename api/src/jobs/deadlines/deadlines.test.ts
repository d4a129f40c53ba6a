import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { listen } from '../../../test/listen.ts';
import { pay } from '../../../test/pay.ts';
import { pair, respond, send, type Pair } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/clock.ts';

let world: World;
let two: Pair;
let heard: ReturnType<typeof listen>;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  two = await pair(world, clara, ana);
  heard = listen(world);
});
afterAll(() => world.close());

let hires = 0;
/** A separate time, a week ahead of the clock. */
const inAWeek = () => quarterAfter(hoursAfter(world.platform.clock.instant(), 7 * 24 + 2 * (hires += 1)));

async function hired(startsAt = inAWeek()) {
  const negotiation = await send(world, two, 'PROPOSAL', { startsAt });
  const { data } = await respond(two.client, negotiation, 'accept');
  return read(data.jobId ?? '');
}
const read = (id: string) => two.client.ok('GET /api/job/:id', { params: { id } });
const deliver = (id: string) =>
  two.professional.ok('POST /api/job/:id/deliver', { params: { id }, body: {} });
const quarterAfter = (instant: string) =>
  new Date(Math.ceil(Date.parse(instant) / 900_000) * 900_000).toISOString();
const reminders = (jobId: string) =>
  heard
    .filter(({ name, event }) => name === 'job.reminder' && 'jobId' in event && event.jobId === jobId)
    .map(({ event }) => event);

test('a paid job stays, and its professional is reminded when the work is due', async () => {
  const { id } = await hired();
  await pay(world, two.client, id);
  const { hiredAt, hireBy, dueAt, history } = await read(id);
  expect([hireBy, dueAt]).toEqual([null, daysAfter(hiredAt ?? '', 10)]);
  expect(history.at(-1)).toMatchObject({ by: 'client', action: 'hire', from: 'TALKING', to: 'ACTIVE' });
  await advanceTo(dueAt ?? '', 1);
  expect((await read(id)).status).toBe('ACTIVE');
  expect(reminders(id)).toMatchObject([{ kind: 'due', at: dueAt }]);
});

test('delivered work is accepted by itself after 14 days, with reminders after 7 and 12', async () => {
  const { id } = await hired();
  await pay(world, two.client, id);
  const { deliveredAt, releaseAt, money } = await deliver(id);
  expect(releaseAt).toBe(daysAfter(deliveredAt ?? '', 14));
  expect(money.next).toEqual({ at: releaseAt, text: 'Released to you unless Clara asks for changes' });
  expect((await read(id)).money.next?.text).toBe('Released to Ana unless you ask for changes');
  const accept = { kind: 'accept', at: releaseAt };
  await world.advance({ days: 7, minutes: 1 });
  expect(reminders(id)).toMatchObject([accept]);
  await world.advance({ days: 5 });
  expect(reminders(id)).toMatchObject([accept, accept]);
  await world.advance({ days: 1, hours: 23 });
  expect((await read(id)).status).toBe('DELIVERED');
  await world.advance({ hours: 1 });
  const job = await read(id);
  expect(job).toMatchObject({ status: 'COMPLETED', settlement: 'RELEASED', releaseAt: null });
  expect(job.reviewBy).toBe(daysAfter(job.completedAt ?? '', 14));
  expect(job.history.at(-1)).toMatchObject({ by: 'clock', action: 'complete' });
  expect(reminders(id)).toHaveLength(2);
});

test('seven more days put the acceptance and its reminders off', async () => {
  const { id } = await hired();
  await pay(world, two.client, id);
  const { releaseAt } = await deliver(id);
  await two.client.ok('POST /api/job/:id/extend', { params: { id }, body: {} });
  await world.advance({ days: 20, hours: 23 });
  expect((await read(id)).status).toBe('DELIVERED');
  expect(reminders(id).at(-1)).toMatchObject({ kind: 'accept', at: daysAfter(releaseAt ?? '', 7) });
  await world.advance({ hours: 2 });
  expect((await read(id)).status).toBe('COMPLETED');
});

test('work that needs changes is not accepted by itself', async () => {
  const { id } = await hired();
  await pay(world, two.client, id);
  await deliver(id);
  await two.client.ok('POST /api/job/:id/request-changes', {
    params: { id },
    body: { message: 'Page two, please.' },
  });
  await world.advance({ days: 15 });
  expect((await read(id)).status).toBe('ACTIVE');
});

test('two sweeps at once do nothing twice', async () => {
  const { id } = await hired();
  world.platform.clock.advance(40 * 86_400);
  await Promise.all([world.settle(), world.settle()]);
  const { history } = await read(id);
  expect(history.filter(({ action }) => action === 'end')).toHaveLength(1);
});

test('one job that cannot be moved holds up none of the others', async () => {
  const [stuck, other] = [await hired(), await hired()];
  const { events } = world.platform;
  world.platform.events = {
    emit: async (platform, trx, name, event) => {
      if (name === 'job.moved' && 'jobId' in event && event.jobId === stuck.id) throw new Error('not today');
      await events.emit(platform, trx, name, event);
    },
  };
  await world.advance({ days: 40 });
  expect([(await read(stuck.id)).status, (await read(other.id)).status]).toEqual(['TALKING', 'ENDED']);
  world.platform.events = events;
  // Its consultation was found missed meanwhile, which left 7 days for another one.
  await world.advance({ days: 7, minutes: 1 });
  expect((await read(stuck.id)).status).toBe('ENDED');
});

async function advanceTo(instant: string, minutes: number): Promise<void> {
  const ahead = Date.parse(minutesAfter(instant, minutes)) - world.platform.clock.now().getTime();
  await world.advance({ minutes: ahead / 60_000 });
}
