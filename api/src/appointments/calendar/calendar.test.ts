import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara, milo } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { move, plannedIn } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { askForPriced, payConsultation } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { calendarText } from './calendar-file.ts';

let world: World;
let hired: HiredJob;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
});
afterAll(() => world.close());

/** Parsed with another library than the one that wrote it. */
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
      organizer: event.organizer.toLowerCase(),
      partstat: event.attendees.map((attendee) => attendee.getFirstParameter('partstat')),
      attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    };
  });
  return { method: String(calendar.getFirstPropertyValue('method')), events };
}

/**
 * Requirements of RFC 5545 and 5546 that parsers do not check: CRLF lines of at most 75 bytes, unique properties, an
 * organizer and an attendee.
 */
function checkRules(text: string): void {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n');
  const isMailed = !lines.includes('METHOD:PUBLISH');
  for (const needed of ['VERSION:2.0', 'BEGIN:VCALENDAR', 'END:VCALENDAR'])
    expect(lines.filter((line) => line === needed)).toHaveLength(1);
  const entries = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1);
  for (const entry of entries) {
    const names = entry
      .replace(/BEGIN:VALARM[^]*?END:VALARM\r\n/, '')
      .split('\r\nEND:VEVENT')[0]
      ?.trimEnd()
      .split('\r\n')
      .map((line) => line.replace(/[;:].*/, ''));
    expect(new Set(names).size).toBe(names?.length);
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'ORGANIZER', 'SUMMARY', 'STATUS'])
      expect(names).toContain(name);
    expect(names?.includes('ATTENDEE')).toBe(isMailed);
    for (const name of ['DTSTAMP', 'DTSTART', 'DTEND'])
      expect(entry).toMatch(new RegExp(`${name}:\\d{8}T\\d{6}Z`));
  }
}

const feedUrl = async (by: Client) => (await by.ok('GET /api/calendar', { query: {} })).url;
async function readFeed(url: string) {
  const answer = await world.app.inject({ method: 'GET', url: new URL(url).pathname });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}
/** The invitations mailed to an address, by calendar sequence. */
async function invitations(to: string, id: string) {
  const all = await mailsTo(world, to);
  const found = all.flatMap((mail) => {
    const [beside, file, ...others] = mail.files;
    if (!beside?.text?.includes(`UID:${id}@`)) return [];
    expect(others).toEqual([]);
    // Once as an invitation, once as a plain file.
    expect(file).toEqual({ filename: 'consultation.ics', contentType: 'application/ics', text: beside.text });
    return [{ ...mail, kind: beside.contentType, calendar: readBack(beside.text), said: beside.text }];
  });
  // Concurrent deliveries may arrive out of order.
  const sequence = ({ calendar }: (typeof found)[number]) => calendar.events[0]?.sequence ?? 0;
  return found.toSorted((one, other) => sequence(one) - sequence(other));
}

test('a feed shows one’s agreed consultations in UTC, with the way to the room', async () => {
  const url = await feedUrl(hired.client);
  expect(await feedUrl(hired.client)).toBe(url);
  expect(await feedUrl(hired.professional)).not.toBe(url);
  const { headers, text } = await readFeed(url);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('private, max-age=300');
  checkRules(text);
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
  expect((await file(await world.as(ada))).code).toBe('not_found');
  expect((await file(world.nobody)).code).toBe('unauthenticated');
  const asked = await plannedIn(world, hired, 'client', 'SENT');
  const url = `/api/job/appointments/${asked.id}/calendar.ics`;
  expect((await hired.client.raw({ method: 'GET', url })).code).toBe('not_found');
});

test('both are mailed what is agreed, moved and called off, each step one entry’s next', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  const { appointmentId: id } = other;
  const startsAt = other.nextTime();
  await move(other.client, id, 'request', { startsAt });
  await move(other.professional, id, 'accept');
  await other.client.ok('POST /api/job/:id/end', { params: { id: other.jobId }, body: {} });
  for (const [mine, theirs] of [
    [clara, ana],
    [ana, clara],
  ] as const) {
    const mails = await invitations(mine.email, id);
    expect(mails.map(({ subject }) => subject.replace(/:.*/, ''))).toEqual([
      'Booked',
      'Rescheduled',
      'Canceled',
    ]);
    expect(mails.map(({ kind }) => kind)).toEqual(
      ['REQUEST', 'REQUEST', 'CANCEL'].map((method) => `text/calendar; method=${method}`),
    );
    const entries = mails.map(({ calendar }) => calendar.events[0]);
    expect(mails.map(({ calendar }) => [calendar.method, calendar.events.length])).toEqual([
      ['REQUEST', 1],
      ['REQUEST', 1],
      ['CANCEL', 1],
    ]);
    expect(new Set(entries.map((entry) => entry?.uid))).toEqual(new Set([`${id}@consultations.parley`]));
    expect(entries).toMatchObject([
      { sequence: 0, status: 'CONFIRMED', startsAt: other.startsAt, alarms: 1 },
      { sequence: 1, status: 'CONFIRMED', startsAt, alarms: 1 },
      { sequence: 2, status: 'CANCELLED', startsAt, alarms: 0 },
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({
        organizer: 'mailto:hello@parley.test',
        attendees: [`mailto:${mine.email}`],
        partstat: ['ACCEPTED'],
        zone: 'UTC',
      });
    for (const { said } of mails) checkRules(said);
    expect(JSON.stringify(mails)).not.toContain(theirs.email);
  }
});

test('an invitation is on the clocks of both, and says how long it takes', async () => {
  const other = await hire(world, { client: milo, professional: ana });
  const [mail] = await invitations(milo.email, other.appointmentId);
  expect(mail?.text).toMatch(/\(New York; (\w{3} \d+ \w{3} )?\d\d:\d\d in Bogotá\)/);
  expect(mail?.text).toContain('takes 30 minutes');
  expect(mail?.text).toMatch(
    / {4}\w{3} \d+ \w{3}, \d\d:\d\d–\d\d:\d\d\n {4}Your time \(New York\)\n {4}Ana Rincón: .*\(Bogotá\)/,
  );
});

test('whoever wants no mails about consultations gets no invitations, by the link in one of them', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  const [mail] = await invitations(clara.email, other.appointmentId);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = /<http:\/\/parley\.test(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(`Unsubscribe from emails about consultations: http://parley.test${url}`);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  expect((await world.nobody.raw({ method: 'POST', url, body, headers })).status).toBe(200);
  const settings = await other.client.ok('GET /api/notification/settings');
  expect(settings.APPOINTMENT).toEqual({ inApp: true, email: false, push: true });
  const startsAt = other.nextTime();
  await move(other.client, other.appointmentId, 'request', { startsAt });
  await move(other.professional, other.appointmentId, 'accept');
  expect(await invitations(clara.email, other.appointmentId)).toHaveLength(1);
  expect(await invitations(ana.email, other.appointmentId)).toHaveLength(2);
  const { events } = readBack((await readFeed(await feedUrl(other.client))).text);
  expect(events.map((event) => event.startsAt)).toContain(startsAt);
  const ways = { APPOINTMENT: { inApp: true, email: true } };
  await other.client.ok('PUT /api/notification/settings', { body: ways });
});

test('a hostile title stays one line of one entry, and long lines are folded', () => {
  const title = 'Hi\r\nEND:VEVENT\r\nBEGIN:VEVENT\nX:1;,\\ “äöü” \u2028' + '日本語'.repeat(60);
  const consultation = {
    id: hired.appointmentId,
    jobId: hired.jobId,
    title,
    other: 'A, B; C\\',
    otherZone: 'America/Bogota',
    sequence: 3,
    isOff: true,
  };
  const when = { startsAt: '2026-11-21T10:00:00.000Z', endsAt: '2026-11-21T10:30:00.000Z' };
  const text = calendarText({
    method: 'CANCEL',
    consultations: [{ ...consultation, ...when }],
    publicUrl: 'https://parley.test',
    now: '2026-11-20T10:00:00.000Z',
    from: 'Parley <hello@parley.test>',
    to: 'clara@example.test',
  });
  checkRules(text);
  const { method, events } = readBack(text);
  expect(method).toBe('CANCEL');
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ status: 'CANCELLED', sequence: 3, alarms: 0 });
  expect(events[0]?.attendees).toEqual(['mailto:clara@example.test']);
  expect(events[0]?.summary).toContain('A, B; C\\: Hi END:VEVENT BEGIN:VEVENT X:1;,\\ “äöü”');
});

test('what has a price says until when it is to be paid, and no more once it is', async () => {
  const asked = await askForPriced(world, { client: clara, professional: ana });
  const textTo = async (email: string) => (await invitations(email, asked.appointmentId)).at(-1)?.text ?? '';
  expect(await textTo(clara.email)).toMatch(/Pay \$40 by .* \(Berlin; .* in Bogotá\) to confirm it\./);
  expect(await textTo(ana.email)).toMatch(/Clara Brandt has until .* \(Bogotá; .* in Berlin\) to pay \$40\./);
  await payConsultation(world, asked);
  await move(asked.professional, asked.appointmentId, 'request', { startsAt: asked.nextTime() });
  await move(asked.client, asked.appointmentId, 'accept');
  for (const { email } of [clara, ana]) expect(await textTo(email)).not.toContain('$40');
});
