import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo } from '../../test/cast.ts';
import type { Client } from '../../test/client.ts';
import { move, plannedIn } from '../../test/consultations.ts';
import { hire, type Hired } from '../../test/hiring.ts';
import { pay } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';
import { calendarText } from './calendar-file.ts';

let world: World;
let hired: Hired;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
});
afterAll(() => world.close());

/** A calendar as another make of library reads it. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((each) => {
    const event = new ICAL.Event(each);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      startsAt: event.startDate.toJSDate().toISOString(),
      zone: event.startDate.zone?.tzid,
      url: String(each.getFirstPropertyValue('url')),
      status: String(each.getFirstPropertyValue('status')),
      alarms: each.getAllSubcomponents('valarm').length,
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}

const feedUrl = async (by: Client) => (await by.ok('GET /api/calendar', { query: {} })).url;
async function readFeed(url: string) {
  const answer = await world.app.inject({ method: 'GET', url: new URL(url).pathname });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}
async function mails(to: string) {
  const answer = await fetch(`${world.outside?.url}/mailbox.json?to=${to}`);
  const all: unknown = await answer.json();
  return JSON.stringify(all);
}

test('a feed shows one’s agreed consultations in UTC, with the way to the room', async () => {
  const url = await feedUrl(hired.client);
  expect(await feedUrl(hired.client)).toBe(url);
  expect(await feedUrl(hired.professional)).not.toBe(url);
  const { headers, text } = await readFeed(url);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('private, max-age=300');
  const { method, events } = readBack(text);
  expect(method).toBe('PUBLISH');
  expect(events).toMatchObject([
    { startsAt: hired.startsAt, zone: 'UTC', status: 'CONFIRMED', alarms: 1, sequence: 0, attendees: [] },
  ]);
  expect(events[0]?.url).toBe(`http://parley.test/job/${hired.jobId}/consultation/${hired.appointmentId}`);
});

test('a feed keeps what is only asked for to itself, and follows a move with the same entry', async () => {
  await plannedIn(world, hired, 'client', 'SENT');
  const url = await feedUrl(hired.professional);
  const [before] = readBack((await readFeed(url)).text).events;
  const startsAt = hired.nextTime();
  await move(hired.client, hired.appointmentId, 'request', { startsAt });
  await move(hired.professional, hired.appointmentId, 'accept');
  const after = readBack((await readFeed(url)).text).events;
  expect(after).toMatchObject([{ uid: before?.uid, startsAt, sequence: 1 }]);
});

test('a new address ends the one before, and the database does not give it away', async () => {
  const old = await feedUrl(hired.client);
  const { url } = await hired.client.ok('POST /api/calendar', { body: {} });
  expect(url).not.toBe(old);
  expect((await readFeed(old)).status).toBe(404);
  expect((await readFeed(url)).status).toBe(200);
  const unknown = `http://parley.test/api/calendar/${'0'.repeat(64)}.ics`;
  expect((await readFeed(unknown)).status).toBe(404);
  expect((await readFeed('http://parley.test/api/calendar/no-secret.ics')).status).toBe(400);
  const kept = await world.platform.db.selectFrom('calendarFeeds').selectAll().execute();
  const secret = /calendar\/(\w+)\.ics/.exec(url)?.[1] ?? '';
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('two first looks at once show one address', async () => {
  const by = await world.as(milo);
  const urls = await Promise.all([1, 2, 3].map(() => feedUrl(by)));
  expect(new Set(urls).size).toBe(1);
  expect(readBack((await readFeed(urls[0] ?? '')).text).events).toEqual([]);
});

test('a consultation is taken home by its two only', async () => {
  const file = async (by: Client) =>
    by.raw({ method: 'GET', url: `/api/job/appointments/${hired.appointmentId}/calendar.ics` });
  expect((await file(await world.as(milo))).code).toBe('not_found');
  expect((await file(await world.as(ada))).code).toBe('forbidden');
  expect((await file(world.nobody)).code).toBe('unauthenticated');
  const asked = await plannedIn(world, hired, 'client', 'SENT');
  const url = `/api/job/appointments/${asked.id}/calendar.ics`;
  expect((await hired.client.raw({ method: 'GET', url })).code).toBe('not_found');
});

test('both are mailed what is agreed, moved and called off, with nobody else’s address in it', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  await move(other.client, other.appointmentId, 'request', { startsAt: other.nextTime() });
  await move(other.professional, other.appointmentId, 'accept');
  await other.client.ok('POST /api/job/:id/cancel', { params: { id: other.jobId }, body: {} });
  const rows = await world.platform.db
    .selectFrom('appointments')
    .select(['status', 'sequence'])
    .where('id', '=', other.appointmentId)
    .execute();
  expect(rows).toEqual([{ status: 'CANCELLED', sequence: 2 }]);
  await world.settle();
  for (const [mine, theirs] of [
    [clara.email, ana.email],
    [ana.email, clara.email],
  ] as const) {
    const all = await mails(mine);
    for (const word of ['Agreed: ', 'Moved: ', 'Called off: ']) expect(all).toContain(word);
    expect(all).not.toContain(theirs);
  }
});

test('a hostile title stays one line of one entry, and long lines are folded', () => {
  const title = 'Hi\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX:1;,\\ “äöü” \u2028' + '日本語'.repeat(60);
  const talk = {
    id: hired.appointmentId,
    jobId: hired.jobId,
    title,
    other: 'A, B; C\\',
    sequence: 3,
    isOff: true,
  };
  const when = { startsAt: '2026-11-21T10:00:00.000Z', endsAt: '2026-11-21T10:30:00.000Z' };
  const text = calendarText({
    method: 'CANCEL',
    talks: [{ ...talk, ...when }],
    publicUrl: 'https://parley.test',
    now: '2026-11-20T10:00:00.000Z',
    mail: { from: 'hello@parley.test', to: 'clara@example.test' },
  });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { method, events } = readBack(text);
  expect(method).toBe('CANCEL');
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ status: 'CANCELLED', sequence: 3, alarms: 0 });
  expect(events[0]?.attendees).toEqual(['mailto:clara@example.test']);
  expect(events[0]?.summary).toContain('A, B; C\\: Hi END:VEVENT BEGIN:VEVENT X:1;,\\ “äöü”');
});
