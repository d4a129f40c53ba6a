import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTlsHost, type TlsHost } from '../../../test/calendars/tls-host.ts';
import { ana, milo, PASSWORD, tendai } from '../../../test/cast.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter } from '../../platform/clock.ts';
import { readBusyCalendar } from './read-busy-calendar.ts';

const HOST = 'calendar.example.com';
let world: World;
let host: TlsHost;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
beforeAll(async () => {
  host = await startTlsHost([HOST], (request, response) => answer(request, response));
  world = await createWorld();
  world.platform.findHost = host.find;
});
afterAll(async () => {
  await world.close();
  await host.close();
});

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');

test.each([
  ['a client', 'is read', milo],
  ['a professional', 'is read', ana],
  ['a professional', 'can’t be read', tendai],
])('%s whose account is closed while a calendar %s: nothing of it is kept', async (_who, end, owner) => {
  const closing = await world.as(owner);
  answer = (_request, response) => response.end(calendar());
  const body = { name: 'Work', address: `https://${HOST}/${owner.id}.ics` };
  const { id } = await closing.ok('POST /api/availability/calendar', { body });
  await world.settle();
  const held = Promise.withResolvers<void>();
  const asked = host.requests.length;
  const from = hoursAfter(world.platform.clock.instant(), 30);
  const event = [`DTSTART:${stamp(from)}`, `DTEND:${stamp(hoursAfter(from, 1))}`];
  answer = async (_request, response) => {
    await held.promise;
    if (end === 'is read') response.end(calendar('BEGIN:VEVENT', ...event, 'END:VEVENT'));
    else response.writeHead(500).end();
  };
  const reading = readBusyCalendar(world.platform, id);
  await expect.poll(() => host.requests.length).toBe(asked + 1);
  await closing.ok('DELETE /api/users', { body: { password: PASSWORD } });
  held.resolve();
  await reading;
  const { db } = world.platform;
  const left = [
    await db.selectFrom('busyCalendars').select('id').where('ownerId', '=', owner.id).execute(),
    await db.selectFrom('busyTimes').select('ownerId').where('ownerId', '=', owner.id).execute(),
    await db.selectFrom('hours').select('professionalId').where('professionalId', '=', owner.id).execute(),
  ];
  expect(left).toEqual([[], [], []]);
});
