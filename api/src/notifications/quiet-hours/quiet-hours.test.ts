import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { createWorld, type World } from '../../../test/world.ts';

const ZONE = 'Europe/Berlin';
const NIGHT = { from: 2200, to: 800 };

let world: World;
let asAna: Client;
beforeAll(async () => {
  world = await createWorld();
  asAna = await world.as(ana);
  const { db } = world.platform;
  await db.updateTable('users').set({ timeZone: ZONE }).where('id', '=', ana.id).execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  await asAna.ok('POST /api/notification/clear-all');
  await world.platform.db.deleteFrom('mails').execute();
  await until(23);
});

const change = (quietHours: { from: number; to: number } | null) =>
  asAna.ok('PUT /api/notification/quiet-hours', { body: { quietHours } });
const now = () => Temporal.Instant.from(world.platform.clock.instant()).toZonedDateTimeISO(ZONE);

/** Moves the clock to the next time that Ana's shows this hour. */
async function until(hour: number): Promise<void> {
  const today = now().withPlainTime({ hour });
  const next = Temporal.ZonedDateTime.compare(today, now()) > 0 ? today : today.add({ days: 1 });
  await world.advance({ minutes: now().until(next).total('minutes') });
}
const inMinutes = (minutes: number) => new Date(now().add({ minutes }).epochMilliseconds);

async function tell(message: string, extra: object = {}): Promise<void> {
  const [at, url] = [world.platform.clock.instant(), '/dashboard'];
  const row = {
    id: randomUUID(),
    userId: ana.id,
    type: 'JOB' as const,
    message,
    url,
    createdAt: at,
    mailAt: at,
  };
  await world.platform.db
    .insertInto('notifications')
    .values({ ...row, ...extra })
    .execute();
  await world.settle();
}
async function mails(): Promise<string[]> {
  const rows = await world.platform.db.selectFrom('mails').select(['content', 'sentAt']).execute();
  return rows.map(({ content }) => String(Reflect.get(content ?? {}, 'subject')));
}

test('there are none until somebody sets them, and they can be taken back', async () => {
  expect(await asAna.ok('GET /api/notification/quiet-hours')).toEqual({ quietHours: null });
  await tell('Nothing is held.');
  expect(await mails()).toEqual(['Nothing is held']);
  expect(await change(NIGHT)).toEqual({ quietHours: NIGHT });
  expect(await change(null)).toEqual({ quietHours: null });
  const same = { body: { quietHours: { from: 2200, to: 2200 } } };
  expect(await asAna.refused('PUT /api/notification/quiet-hours', same)).toBe('invalid_input');
  // From midnight to the end of the day is no time or all of it.
  const all = { body: { quietHours: { from: 1, to: 2359 } } };
  expect(await asAna.refused('PUT /api/notification/quiet-hours', all)).toBe('invalid_input');
});

test('in them nothing is mailed, and all of it in one email when they end', async () => {
  await change(NIGHT);
  await tell('First.');
  await tell('Second.');
  await world.advance({ hours: 8 });
  expect(await mails()).toEqual([]);
  await until(8);
  expect(await mails()).toEqual(['2 new notifications: First']);
});

test('what was read in them is not mailed afterwards', async () => {
  await change(NIGHT);
  await tell('Read at night.');
  await asAna.ok('POST /api/notification/clear-all');
  await until(9);
  expect(await mails()).toEqual([]);
});

test('a consultation or a deadline that would come too soon after them does not wait', async () => {
  await change(NIGHT);
  // They end in nine hours.
  await tell('In ten and a half hours.', { mattersUntil: inMinutes(630) });
  expect(await mails()).toEqual([]);
  await tell('In nine and a half hours.', { mattersUntil: inMinutes(570) });
  expect(await mails()).toEqual(['In nine and a half hours']);
});

test('what is held is sent when they are taken back', async () => {
  await change(NIGHT);
  await tell('Held.');
  await change(null);
  await world.advance({ minutes: 3 });
  expect(await mails()).toEqual(['Held']);
});

test('who moves meanwhile gets what is held when they end on the clock of the new zone', async () => {
  await change(NIGHT);
  await tell('On the road.');
  const { firstName, lastName } = ana;
  const moveTo = (timeZone: string) =>
    asAna.ok('PUT /api/users', { body: { firstName, lastName, displayName: firstName, timeZone } });
  // Eight hours ahead, where it is seven in the morning.
  await moveTo('Asia/Tokyo');
  await world.advance({ minutes: 50 });
  expect(await mails()).toEqual([]);
  await world.advance({ minutes: 15 });
  expect(await mails()).toEqual(['On the road']);
  await moveTo(ZONE);
});

test('what was pushed already is not pushed again when they change before its email is due', async () => {
  await tell('Pushed.', { mailAt: inMinutes(2), pushAt: null });
  await change(NIGHT);
  const { pushAt } = await world.platform.db
    .selectFrom('notifications')
    .select('pushAt')
    .where('message', '=', 'Pushed.')
    .executeTakeFirstOrThrow();
  expect(pushAt).toBeNull();
});

test('they do not hold what is pushed for security', async () => {
  await change(NIGHT);
  const at = world.platform.clock.instant();
  await tell('A new device.', { type: 'SECURITY', mailAt: null, pushAt: at });
  await tell('A job.', { mailAt: null, pushAt: at });
  const rows = await world.platform.db
    .selectFrom('notifications')
    .select('message')
    .where('pushAt', 'is not', null)
    .execute();
  expect(rows).toEqual([{ message: 'A job.' }]);
});
