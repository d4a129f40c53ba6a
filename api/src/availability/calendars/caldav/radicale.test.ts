/** @module-tag extended */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startRadicale, USER, type Radicale } from '../../../../test/calendars/radicale.ts';
import { inDavThread } from './in-dav-thread.ts';
import { readBusyTimes } from '../reading/read-busy-times.ts';

const HOST = 'radicale.example.com';
const account = { address: `https://${HOST}/`, user: USER, password: PASSWORD };
const window = { from: '2026-11-23T00:00:00.000Z', to: '2027-11-23T00:00:00.000Z' };

let radicale: Radicale | null = null;
beforeAll(async () => {
  radicale = await startRadicale(HOST);
}, 180_000);
afterAll(() => radicale?.close());

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Tests//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) =>
  calendar('BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT');
const named = (name: string, component: string) => `<?xml version="1.0"?>
<c:mkcalendar xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>${name}</displayname>
<c:supported-calendar-component-set><c:comp name="${component}"/></c:supported-calendar-component-set></prop></set></c:mkcalendar>`;

const NOT_HERE = 'radicale is not installed here and cannot be';

test('Debian’s calendar server: its calendars are found and read, and read again once they change', async ({
  skip,
}) => {
  const server = radicale ?? skip(NOT_HERE);
  await server.put('MKCALENDAR', 'work/', named('Work &amp; more', 'VEVENT'));
  await server.put('MKCALENDAR', 'chores/', named('Chores', 'VTODO'));
  await server.put('PUT', 'work/one.ics', event('one', 'DTSTART:20261124T100000Z', 'DTEND:20261124T110000Z'));
  await server.put(
    'PUT',
    'work/weekly.ics',
    event(
      'weekly',
      'DTSTART:20250106T080000Z',
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261208T080000Z',
    ),
  );
  await server.put('PUT', 'work/past.ics', event('past', 'DTSTART:20200101T100000Z', 'DURATION:PT1H'));

  const found = await inDavThread({ find: account }, server.find);
  const work = { address: `https://${HOST}/${USER}/work/`, name: 'Work & more' };
  expect(found).toEqual({ found: [work] });

  const read = async (known: string | null) => {
    const result = await inDavThread(
      { read: { ...account, address: work.address, known, ...window } },
      server.find,
    );
    return 'content' in result ? result.content : expect.unreachable();
  };
  const first = (await read(null)) ?? expect.unreachable();
  expect([first.files.length, first.unread]).toEqual([2, 0]);
  expect(busyIn(first.files)).toEqual([
    '2026-11-24T08:00/2026-11-24T08:30',
    '2026-11-24T10:00/2026-11-24T11:00',
    '2026-12-01T08:00/2026-12-01T08:30',
    '2026-12-08T08:00/2026-12-08T08:30',
  ]);
  expect(await read(first.state)).toBeNull();

  await server.put('DELETE', 'work/weekly.ics');
  const second = (await read(first.state)) ?? expect.unreachable();
  expect(busyIn(second.files)).toEqual(['2026-11-24T10:00/2026-11-24T11:00']);
});

test('Debian’s calendar server: a wrong password is told as one', async ({ skip }) => {
  const server = radicale ?? skip(NOT_HERE);
  const find = inDavThread({ find: { ...account, password: 'another' } }, server.find);
  await expect(find).rejects.toMatchObject({ problem: 'wrong_password' });
});

function busyIn(files: string[]): string[] {
  const span = { start: Date.parse(window.from), end: Date.parse(window.to) };
  const asked = { timeZone: 'Europe/Berlin', countFree: false, consultations: [], window: span };
  const result = readBusyTimes({ files, ...asked });
  const shown = (instant: number) => new Date(instant).toISOString().slice(0, 16);
  return 'busy' in result ? result.busy.map(({ start, end }) => `${shown(start)}/${shown(end)}`) : [];
}
