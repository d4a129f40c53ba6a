import type { ServerResponse, IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTlsHost, type TlsHost } from '../../../test/calendars/tls-host.ts';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { offerService, openPosting } from '../../../test/negotiations.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { sql } from 'kysely';
import { daysAfter, hoursAfter, minutesAfter } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { nextTry, nextTryAfterFailure } from './next-try.ts';
import { subscriptions } from '../subscriptions.ts';
import { readBusyCalendar } from './read-busy-calendar.ts';
import { enqueueReading } from './read-due-calendars.ts';

const HOST = 'calendar.example.com';
const ADDRESS = `https://${HOST}/private-5ecret/basic.ics`;

let world: World;
let host: TlsHost;
let asAna: Client;
let asClara: Client;
/** What the stand-in answers now. */
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
const lines: string[] = [];
let serviceId: string;
const ANSWER = 'POST /api/job/invite/response';

beforeAll(async () => {
  host = await startTlsHost([HOST], (request, response) => answer(request, response));
  world = await createWorld();
  world.platform.findHost = host.find;
  await world.settle();
  serviceId = await offerService(world, ana.id);
  asAna = await world.as(ana);
  asClara = await world.as(clara);
});
afterAll(async () => {
  await world.close();
  await host.close();
});
beforeEach(async () => {
  lines.length = 0;
  answer = (_request, response) => response.end(calendar(...lines));
  for (const client of [asAna, asClara])
    for (const { id } of await client.ok('GET /api/availability/calendar'))
      await client.ok('DELETE /api/availability/calendar/:id', { params: { id } });
});

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
const event = (from: string, to: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`, ...more, 'END:VEVENT'].join('\r\n');
const connect = async (by: Client = asAna) => {
  const body = { name: 'Work', address: ADDRESS };
  const { id } = await by.ok('POST /api/availability/calendar', { body });
  await world.settle();
  return id;
};
const own = async (by: Client = asAna) => {
  const [calendarShown] = await by.ok('GET /api/availability/calendar');
  return calendarShown ?? expect.unreachable();
};
const now = () => world.platform.clock.instant();
const slots = async () => {
  const query = { userId: ana.id, from: now(), to: daysAfter(now(), 14), minutes: 30 };
  return (await world.nobody.ok('GET /api/availability/slots', { query })).slots;
};
const nextFrom = async () => {
  const query = world.platform.db.selectFrom('hours').select('nextFrom').where('professionalId', '=', ana.id);
  return (await query.executeTakeFirst())?.nextFrom ?? null;
};
const isListedFree = async (from: string) => {
  const query = { freeFrom: from, freeTo: hoursAfter(from, 1) };
  const { items } = await world.nobody.ok('GET /api/service/all', { query });
  return items.some(({ id }) => id === serviceId);
};
const firstSlot = async () => (await slots())[0] ?? expect.unreachable();

describe('a connected calendar', () => {
  test('makes its owner busy: in the slots, in lists by time and in what comes next', async () => {
    const before = await slots();
    const [taken = ''] = before;
    expect(await isListedFree(taken)).toBe(true);
    lines.push(event(taken, hoursAfter(taken, 3), 'SUMMARY:Secret title'));
    await connect();
    const after = await slots();
    expect(after).toEqual(
      before.filter((start) => start >= hoursAfter(taken, 3) || minutesAfter(start, 30) <= taken),
    );
    expect(after.length).toBeLessThan(before.length);
    expect(await isListedFree(taken)).toBe(false);
    expect(await nextFrom()).toBe(after[0]);
    expect(await own()).toMatchObject({
      name: 'Work',
      host: HOST,
      problem: null,
      busyThisWeek: 1,
      countFree: false,
    });
  });

  test('nobody can ask for a time that is busy there, and the professional can’t offer it', async () => {
    const taken = await firstSlot();
    lines.push(event(taken, hoursAfter(taken, 1)));
    await connect();
    const body = { serviceId, message: 'Could we meet?', startsAt: taken, minutes: 30 };
    expect(await asClara.refused('POST /api/job/jobPosting/invite', { body })).toBe('slot_taken');
    const postingId = await openPosting(world, clara.id);
    const proposal = { ...body, postingId, amountCents: 120_000, estimatedDays: 10, serviceId: undefined };
    expect(await asAna.refused('POST /api/job/jobProposal', { body: proposal })).toBe('slot_taken');
  });

  test('is kept without titles, and its address encrypted', async () => {
    const taken = await firstSlot();
    lines.push(event(taken, hoursAfter(taken, 1), 'SUMMARY:Secret title', 'LOCATION:Secret place'));
    await connect();
    const rows = await world.platform.db.selectFrom('busyCalendars').selectAll().execute();
    const times = await world.platform.db.selectFrom('busyTimes').selectAll().execute();
    const everything = JSON.stringify([rows, times]);
    expect(times).toHaveLength(1);
    expect(everything).not.toMatch(/Secret|5ecret/);
    const exported = JSON.stringify(await asAna.raw({ method: 'GET', url: '/api/users/export' }));
    expect(exported).not.toContain(rows[0]?.secret);
  });

  test('counts events that leave its owner free once they say so', async () => {
    const taken = await firstSlot();
    lines.push(event(taken, hoursAfter(taken, 1), 'TRANSP:TRANSPARENT'));
    answer = (request, response) => {
      response.writeHead(request.headers['if-none-match'] === '"same"' ? 304 : 200, { etag: '"same"' });
      response.end(request.headers['if-none-match'] === '"same"' ? undefined : calendar(...lines));
    };
    const id = await connect();
    expect(await slots()).toContain(taken);
    const change = { params: { id }, body: { countFree: true } };
    await asAna.ok('PUT /api/availability/calendar/:id', change);
    await world.settle();
    expect(await slots()).not.toContain(taken);
    expect(await own()).toMatchObject({ countFree: true });
  });

  test('no longer counts once it is disconnected', async () => {
    const taken = await firstSlot();
    lines.push(event(taken, hoursAfter(taken, 1)));
    const id = await connect();
    expect(await slots()).not.toContain(taken);
    await asAna.ok('DELETE /api/availability/calendar/:id', { params: { id } });
    expect(await slots()).toContain(taken);
    expect(await isListedFree(taken)).toBe(true);
  });

  test('is read again as a whole when the hours change their zone: a whole day is one there', async () => {
    const date = daysAfter(now(), 3).slice(0, 10).replaceAll('-', '');
    lines.push(['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${date}`, 'END:VEVENT'].join('\r\n'));
    await connect();
    const shown = async () => {
      const rows = await world.platform.db.selectFrom('busyTimes').select('during').execute();
      return rows[0]?.during;
    };
    const before = await shown();
    const hours = await asAna.ok('GET /api/availability/professional');
    const moved = { ...hours, timeZone: 'Asia/Tokyo' };
    await asAna.ok('POST /api/availability/professional', { body: moved });
    await world.settle();
    expect(await shown()).not.toEqual(before);
    await asAna.ok('POST /api/availability/professional', { body: hours });
  });

  test('ignores the owner’s consultations that come back from it, also moved, but nobody else’s', async () => {
    const instant = await offerService(world, ana.id, true, { instantBooking: true });
    const booked = await firstSlot();
    const body = { serviceId: instant, message: 'Could we meet?', startsAt: booked, minutes: 30 };
    await asClara.ok('POST /api/job/jobPosting/invite', { body });
    const { id } = await world.platform.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow();
    const [first = '', ...others] = await slots();
    const second = others.find((start) => start > hoursAfter(first, 2)) ?? expect.unreachable();
    lines.push(event(first, minutesAfter(first, 30), `UID:${id}@consultations.parley`));
    lines.push(event(second, minutesAfter(second, 30), `UID:${crypto.randomUUID()}@consultations.parley`));
    await connect();
    const after = await slots();
    expect(after).toContain(first);
    expect(after).not.toContain(second);
  });

  test('is read again as a whole when the account’s zone changes', async () => {
    await connect();
    const asked = host.requests.length;
    const { firstName, lastName, displayName, timeZone } = await asAna.ok('GET /api/users');
    const names = { firstName, lastName, displayName };
    await asAna.ok('PUT /api/users', { body: { ...names, timeZone } });
    await world.advance({ minutes: 1 });
    expect(host.requests).toHaveLength(asked);
    await asAna.ok('PUT /api/users', { body: { ...names, timeZone: 'Asia/Tokyo' } });
    await world.advance({ minutes: 1 });
    expect(host.requests).toHaveLength(asked + 1);
    await asAna.ok('PUT /api/users', { body: { ...names, timeZone } });
  });

  test('counts up to 4,000 times of all of an owner’s calendars together', async () => {
    const week = (at: number) => {
      const from = hoursAfter(now(), 24 + at * 2);
      return event(from, minutesAfter(from, 30));
    };
    lines.push(...Array.from({ length: 2_500 }, (_each, at) => week(at)));
    await connect();
    expect(await own()).toMatchObject({ problem: null });
    const second = await connect();
    const all = await asAna.ok('GET /api/availability/calendar');
    expect(all.find(({ id }) => id === second)?.problem).toBe('too_much');
  });

  test('says nothing by a 304 that nobody asked for', async () => {
    answer = (_request, response) => response.writeHead(304).end();
    await connect();
    expect(await own()).toMatchObject({ readAt: null, problem: 'server_error' });
  });

  test('what was read before a change of the zone, or by an older reading, is dropped', async () => {
    const id = await connect();
    const held = Promise.withResolvers<void>();
    const asked = host.requests.length;
    const taken = await firstSlot();
    answer = (_request, response) =>
      void held.promise.then(() => response.end(calendar(event(taken, hoursAfter(taken, 1)))));
    const older = readBusyCalendar(world.platform, id);
    await expect.poll(() => host.requests.length).toBe(asked + 1);
    const hours = await asAna.ok('GET /api/availability/professional');
    await asAna.ok('POST /api/availability/professional', { body: hours });
    answer = (_request, response) => response.end(calendar());
    await world.settle();
    held.resolve();
    await older;
    expect(host.requests).toHaveLength(asked + 2);
    expect(await slots()).toContain(taken);
    expect(await own()).toMatchObject({ busyThisWeek: 0, problem: null });
  });

  test('one that never could be read is tried again before a time is agreed', async () => {
    const startsAt = (await slots()).at(-6) ?? expect.unreachable();
    const body = { serviceId, message: 'Could we meet?', startsAt, minutes: 30 };
    const { id } = await asClara.ok('POST /api/job/jobPosting/invite', { body });
    answer = (_request, response) => response.writeHead(500).end();
    await connect();
    await world.advance({ minutes: 6 });
    answer = (_request, response) => response.end(calendar(event(startsAt, hoursAfter(startsAt, 1))));
    expect(await asAna.refused(ANSWER, { body: { id, action: 'accept' } })).toBe('slot_taken');
    await asAna.ok(ANSWER, { body: { id, action: 'decline' } });
  });
});

describe('reading on', () => {
  test('every ten minutes, and only what has changed', async () => {
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"' }).end(isKnown ? undefined : calendar(...lines));
    };
    await connect();
    const asked = host.requests.length;
    const first = await own();
    await world.advance({ minutes: 8 });
    expect(host.requests).toHaveLength(asked);
    await world.advance({ minutes: 4 });
    expect(host.requests).toHaveLength(asked + 1);
    expect(host.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
    const { readAt } = await own();
    expect((readAt ?? '') > minutesAfter(first.readAt ?? '', 8)).toBe(true);
  });

  test('daily as a whole, because further days come into reach', async () => {
    answer = (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"v1"' }).end(isKnown ? undefined : calendar(...lines));
    };
    await connect();
    await world.advance({ hours: 25 });
    expect(host.requests.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  test('one that fails keeps its last busy times, says so, and is asked less and less often', async () => {
    const taken = (await slots()).find((start) => start > daysAfter(now(), 3)) ?? expect.unreachable();
    lines.push(event(taken, hoursAfter(taken, 1)));
    await connect();
    answer = (_request, response) => response.writeHead(500).end();
    await world.advance({ minutes: 12 });
    const { failingSince, problem } = await own();
    expect(problem).toBe('server_error');
    expect(failingSince).not.toBeNull();
    expect(await slots()).not.toContain(taken);
    const asked = host.requests.length;
    for (let hour = 0; hour < 24; hour += 1) await world.advance({ hours: 1 });
    const tries = host.requests.length - asked;
    // After 20, 40, 80, 160 and 320 minutes, then every six hours at most.
    expect(tries).toBeGreaterThanOrEqual(6);
    expect(tries).toBeLessThanOrEqual(9);
    expect(await own()).toMatchObject({ failingSince, problem: 'server_error', busyThisWeek: 1 });
    expect(await slots()).not.toContain(taken);
    answer = (_request, response) => response.end(calendar());
    await world.advance({ hours: 7 });
    expect(await own()).toMatchObject({ failingSince: null, problem: null, busyThisWeek: 0 });
    expect(await slots()).toContain(taken);
  });

  test('a server that asks us to stay away is left alone as long', async () => {
    await connect();
    answer = (_request, response) => response.writeHead(429, { 'retry-after': String(10 * 3600) }).end();
    await world.advance({ minutes: 12 });
    expect(await own()).toMatchObject({ problem: 'server_busy' });
    const asked = host.requests.length;
    await world.advance({ hours: 9 });
    expect(host.requests).toHaveLength(asked);
    await world.advance({ hours: 2 });
    expect(host.requests.length).toBeGreaterThan(asked);
  });

  test.each([
    ['a page instead of a calendar', '<!doctype html><title>Log in</title>', 'not_a_calendar'],
    ['a calendar that was cut off', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'not_a_calendar'],
    ['six megabytes', 'x'.repeat(6_000_000), 'too_large'],
  ])('%s keeps the busy times there are', async (_what, text, problem) => {
    const taken = await firstSlot();
    lines.push(event(taken, hoursAfter(taken, 1)));
    const id = await connect();
    answer = (_request, response) => response.end(text);
    await world.advance({ minutes: 1 });
    await asAna.ok('POST /api/availability/calendar/:id/refresh', { params: { id } });
    await world.settle();
    expect(await own()).toMatchObject({ problem, busyThisWeek: 1 });
    expect(await slots()).not.toContain(taken);
  });
});

describe('an owner of one that keeps failing', () => {
  const told = async () => {
    const { notifications } = await asAna.ok('GET /api/notification/unread');
    return notifications
      .filter(({ message }) => message.includes('your calendar'))
      .map(({ message }) => message);
  };
  test('is told once, after a day, by mail too; and again only after it could be read in between', async () => {
    await asAna.ok('POST /api/notification/clear-all');
    await connect();
    const fail = async (hours: number) => {
      answer = (_request, response) => response.writeHead(500).end();
      await world.advance({ minutes: 12 });
      await world.advance({ hours });
    };
    await fail(20);
    expect(await told()).toEqual([]);
    await fail(7);
    expect(await told()).toEqual([
      expect.stringMatching(/^We haven’t been able to read your calendar “Work” since .*still count\.$/),
    ]);
    await world.advance({ minutes: 3 });
    const mails = await world.platform.db.selectFrom('mails').select('content').execute();
    const ours = mails.filter(({ content }) => JSON.stringify(content).includes('your calendar “Work”'));
    expect(ours).toHaveLength(1);
    await fail(30);
    expect(await told()).toHaveLength(1);
    answer = (_request, response) => response.end(calendar());
    await world.advance({ hours: 7 });
    await fail(25);
    expect(await told()).toHaveLength(2);
  });
});

describe('an account that ends', () => {
  const stateOf = () =>
    world.platform.db.selectFrom('busyCalendars').select(['nextTryAt', 'version']).executeTakeFirst();
  const disable = () =>
    inTransaction(world.platform.db, async (trx) => {
      const event = { userId: ana.id, role: 'PROFESSIONAL', how: 'disabled' } as const;
      await subscriptions['user.gone']?.(world.platform, trx, event);
    });
  const enable = () =>
    inTransaction(world.platform.db, async (trx) => {
      await subscriptions['user.back']?.(world.platform, trx, { userId: ana.id });
    });

  test('disabled: nothing is due and a reading under way is dropped; enabled again it is read', async () => {
    const id = await connect();
    const held = Promise.withResolvers<void>();
    const asked = host.requests.length;
    const taken = await firstSlot();
    answer = (_request, response) =>
      void held.promise.then(() => response.end(calendar(event(taken, hoursAfter(taken, 1)))));
    const reading = readBusyCalendar(world.platform, id);
    await expect.poll(() => host.requests.length).toBe(asked + 1);
    await disable();
    held.resolve();
    await reading;
    expect(await stateOf()).toMatchObject({ nextTryAt: null });
    expect(await slots()).toContain(taken);
    await enable();
    expect((await stateOf())?.nextTryAt).not.toBeNull();
  });
});

describe('however often it is asked for', () => {
  const refresh = async (id: string) => {
    const calendarShown = await asAna.ok('POST /api/availability/calendar/:id/refresh', { params: { id } });
    await world.settle();
    return calendarShown;
  };

  test('its owner has it read again once in 30 seconds; in between it stays as it is', async () => {
    const id = await connect();
    const asked = host.requests.length;
    const shown = await own();
    expect(await refresh(id)).toEqual(shown);
    expect(host.requests).toHaveLength(asked);
    await world.advance({ minutes: 0.6 });
    await refresh(id);
    expect(host.requests).toHaveLength(asked + 1);
  });

  test('not before its server wants to be asked again, also by those who agree on a time', async () => {
    const startsAt = (await slots()).at(-1) ?? expect.unreachable();
    const body = { serviceId, message: 'Could we meet?', startsAt, minutes: 30 };
    const invite = await asClara.ok('POST /api/job/jobPosting/invite', { body });
    answer = (_request, response) => response.writeHead(429, { 'retry-after': '3600' }).end();
    const id = await connect();
    const asked = host.requests.length;
    await world.advance({ minutes: 50 });
    await refresh(id);
    expect(await asAna.ok(ANSWER, { body: { id: invite.id, action: 'accept' } })).toMatchObject({
      status: 'ACCEPTED',
    });
    expect(host.requests).toHaveLength(asked);
    await world.advance({ minutes: 11 });
    expect(host.requests.length).toBeGreaterThan(asked);
  });

  test('many at once in a process share one reading; after a change another begins', async () => {
    const id = await connect();
    const asked = host.requests.length;
    await Promise.all(Array.from({ length: 20 }, () => readBusyCalendar(world.platform, id)));
    expect(host.requests).toHaveLength(asked + 1);
    const held = Promise.withResolvers<void>();
    answer = (_request, response) => void held.promise.then(() => response.end(calendar(...lines)));
    const older = readBusyCalendar(world.platform, id);
    await expect.poll(() => host.requests.length).toBe(asked + 2);
    const change = { params: { id }, body: { countFree: true } };
    await asAna.ok('PUT /api/availability/calendar/:id', change);
    const newer = readBusyCalendar(world.platform, id);
    await expect.poll(() => host.requests.length).toBe(asked + 3);
    held.resolve();
    await Promise.all([older, newer]);
  });

  test('a slow one comes again after sixty times as long', () => {
    const at = '2026-11-23T10:00:00.000Z';
    expect(nextTry(at, 100, 0)).toBe('2026-11-23T10:09:00.000Z');
    expect(nextTry(at, 18_000, 0)).toBe('2026-11-23T10:18:00.000Z');
    const failure = { failures: 0, retryAfter: null, tookMs: 18_000 };
    expect(nextTryAfterFailure(at, failure, 0)).toBe('2026-11-23T10:18:00.000Z');
  });

  test('a queued reading keeps its turn', async () => {
    const id = await connect();
    const turns = async () => {
      await inTransaction(world.platform.db, (trx) => enqueueReading(trx, id));
      const queued = await sql<{ runAt: string }>`select run_at from graphile_worker.jobs
        where key = ${`calendar:${id}`}`.execute(world.platform.db);
      return queued.rows;
    };
    const first = await turns();
    expect(first).toHaveLength(1);
    expect(await turns()).toEqual(first);
  });
});

describe('before a time is agreed', () => {
  const long = { tags: ['extended'], timeout: 20_000 };
  test('nobody waits for more than four seconds for a slow server', long, async () => {
    await connect();
    const startsAt = (await slots()).at(-3) ?? expect.unreachable();
    const request = { serviceId, message: 'Could we meet?', startsAt, minutes: 30 };
    const { id } = await asClara.ok('POST /api/job/jobPosting/invite', { body: request });
    await world.advance({ minutes: 6 });
    const asked = host.requests.length;
    answer = () => {};
    const body = { id, action: 'accept' as const };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const accept = () => asAna.raw({ method: 'POST', url: '/api/job/invite/response', body, headers });
    const began = performance.now();
    expect(await accept()).toMatchObject({ status: 200 });
    const waited = performance.now() - began;
    expect(waited).toBeGreaterThan(3_900);
    expect(waited).toBeLessThan(7_000);
    // Asked again with the same key it is answered from memory; and what is settled needs no reading.
    await world.advance({ minutes: 6 });
    const again = performance.now();
    const known = host.requests.length;
    expect(await accept()).toMatchObject({ status: 200 });
    expect(await asAna.refused(ANSWER, { body })).toBe('invalid_transition');
    expect(performance.now() - again).toBeLessThan(3_000);
    expect([asked, host.requests.length]).toEqual([known - 1, known]);
  });

  test('an admin who accepts in the place of the professional has it read again, too', async () => {
    await connect();
    const startsAt = (await slots()).at(-4) ?? expect.unreachable();
    const request = { serviceId, message: 'Could we meet?', startsAt, minutes: 30 };
    const { id } = await asClara.ok('POST /api/job/jobPosting/invite', { body: request });
    lines.push(event(startsAt, hoursAfter(startsAt, 1)));
    await world.advance({ minutes: 6 });
    const act = { as: 'PROFESSIONAL', action: 'accept', reason: 'On the phone.' } as const;
    const asAda = await world.as(ada);
    const accept = { params: { id }, body: act };
    expect(await asAda.refused('POST /api/job/invite/admin/:id', accept)).toBe('slot_taken');
    await asAna.ok(ANSWER, { body: { id, action: 'decline' } });
  });

  test('one that books instantly is refused what was taken a moment ago', async () => {
    const instant = await offerService(world, ana.id, true, { instantBooking: true });
    await connect();
    const startsAt = (await slots()).at(-2) ?? expect.unreachable();
    lines.push(event(startsAt, hoursAfter(startsAt, 1)));
    const body = { serviceId: instant, message: 'Could we meet?', startsAt, minutes: 30 };
    await world.advance({ minutes: 6 });
    expect(await asClara.refused('POST /api/job/jobPosting/invite', { body })).toBe('slot_taken');
  });

  test('a calendar older than five minutes is read again, and a time taken meanwhile refused', async () => {
    await connect();
    const startsAt = (await slots()).at(-1) ?? expect.unreachable();
    const body = { serviceId, message: 'Could we meet?', startsAt, minutes: 30 };
    const { id } = await asClara.ok('POST /api/job/jobPosting/invite', { body });
    const asked = host.requests.length;
    lines.push(event(startsAt, hoursAfter(startsAt, 1)));
    await world.advance({ minutes: 6 });
    expect(host.requests).toHaveLength(asked);
    const acceptance = { body: { id, action: 'accept' as const } };
    expect(await asAna.refused(ANSWER, acceptance)).toBe('slot_taken');
    expect(host.requests).toHaveLength(asked + 1);
    lines.length = 0;
    expect(await asAna.refused(ANSWER, acceptance)).toBe('slot_taken');
    expect(host.requests).toHaveLength(asked + 1);
    await world.advance({ minutes: 6 });
    expect(await asAna.ok(ANSWER, acceptance)).toMatchObject({ status: 'ACCEPTED' });
  });
});

describe('a client', () => {
  test('is told when they are busy themselves: in a calendar of theirs, or in a consultation', async () => {
    const startsAt = (await slots()).find((start) => start > daysAfter(now(), 4)) ?? expect.unreachable();
    const booked = (await slots()).find((start) => start > daysAfter(startsAt, 1)) ?? expect.unreachable();
    const instant = await offerService(world, ana.id, true, { instantBooking: true });
    const body = { serviceId: instant, message: 'Could we meet?', startsAt: booked, minutes: 30 };
    await asClara.ok('POST /api/job/jobPosting/invite', { body });
    lines.push(event(startsAt, hoursAfter(startsAt, 1)));
    await connect(asClara);
    const query = { from: daysAfter(now(), 3), to: daysAfter(now(), 10) };
    expect(await asClara.ok('GET /api/availability/busy', { query })).toEqual([
      { from: startsAt, to: hoursAfter(startsAt, 1), kind: 'calendar' },
      { from: booked, to: minutesAfter(booked, 30), kind: 'consultation' },
    ]);
    const between = { from: hoursAfter(startsAt, 1), to: hoursAfter(startsAt, 2) };
    expect(await asClara.ok('GET /api/availability/busy', { query: between })).toEqual([]);
    const asMilo = await world.as(milo);
    expect(await asMilo.ok('GET /api/availability/busy', { query })).toEqual([]);
    // Nobody is kept from picking such a time.
    expect(await slots()).toContain(startsAt);
  });
});

describe('connecting', () => {
  test.each([
    'http://calendar.example.com/a.ics',
    'https://127.0.0.1/a.ics',
    'https://user:secret@calendar.example.com/a.ics',
    'not an address',
  ])('refuses at once what can’t be an address of one: %s', async (address) => {
    const { status, errors } = await asAna.call('POST /api/availability/calendar', {
      body: { name: 'Work', address },
    });
    expect([status, errors?.[0]?.path]).toEqual([400, 'address']);
  });

  test('at most five, and a client has their own, which nobody else can touch', async () => {
    for (let count = 0; count < 5; count += 1) await connect(asClara);
    const body = { name: 'Sixth', address: ADDRESS };
    expect(await asClara.refused('POST /api/availability/calendar', { body })).toBe('too_many_calendars');
    expect(await asAna.ok('GET /api/availability/calendar')).toEqual([]);
    const { id } = await own(asClara);
    const asTendai = await world.as(tendai);
    const params = { id };
    expect(await asTendai.refused('DELETE /api/availability/calendar/:id', { params })).toBe('not_found');
    expect(await asTendai.refused('POST /api/availability/calendar/:id/refresh', { params })).toBe(
      'not_found',
    );
    const change = { params, body: { countFree: true } };
    expect(await asTendai.refused('PUT /api/availability/calendar/:id', change)).toBe('not_found');
    expect(await own(asClara)).toMatchObject({ countFree: false });
  });
});
