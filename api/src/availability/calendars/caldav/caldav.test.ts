import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multistatus, startDavHost, type DavHost } from '../../../../test/calendars/dav-host.ts';
import { ana, clara } from '../../../../test/cast.ts';
import type { Client } from '../../../../test/client.ts';
import { createWorld, type World } from '../../../../test/world.ts';
import { hoursAfter, minutesAfter } from '../../../platform/clock.ts';

const HOST = 'dav.example.com';
const USER = 'ana@example.com';

let world: World;
let host: DavHost;
let asAna: Client;
let asClara: Client;
beforeAll(async () => {
  host = await startDavHost(HOST);
  world = await createWorld();
  world.platform.findHost = host.find;
  await world.settle();
  asAna = await world.as(ana);
  asClara = await world.as(clara);
});
afterAll(async () => {
  await world.close();
  await host.close();
});
beforeEach(async () => {
  Object.assign(host.state, { ctag: String(Math.random()), password: 'app pässword: 1' });
  host.state.calendars = ['work', 'family'];
  host.instead = () => false;
  host.events.clear();
  host.asked.length = 0;
  await world.platform.db.deleteFrom('throttles').execute();
  for (const { id } of await asAna.ok('GET /api/availability/calendar'))
    await asAna.ok('DELETE /api/availability/calendar/:id', { params: { id } });
});

const stamp = (instant: string) => instant.replaceAll(/[-:]|\.\d+/g, '');
const event = (from: string, to: string, ...more: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', `DTSTART:${stamp(from)}`, `DTEND:${stamp(to)}`, ...more]
    .concat('END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');
const password = () => host.state.password;
const find = (by = asAna, given: { address?: string; password?: string } = {}) =>
  by.ok('POST /api/availability/calendar/find', {
    body: { address: `https://${HOST}`, user: USER, password: password(), ...given },
  });
const connect = async () => {
  const { calendars } = await find();
  const body = { user: USER, password: password(), calendars: calendars.slice(0, 1) };
  const [connected] = await asAna.ok('POST /api/availability/calendar/account', { body });
  await world.settle();
  return connected?.id ?? expect.unreachable();
};
const own = async () => {
  const [calendar] = await asAna.ok('GET /api/availability/calendar');
  return calendar ?? expect.unreachable();
};
const slots = async () => {
  const now = world.platform.clock.instant();
  const query = { userId: ana.id, from: now, to: hoursAfter(now, 14 * 24), minutes: 30 };
  return (await world.nobody.ok('GET /api/availability/slots', { query })).slots;
};
const firstSlot = async () => (await slots())[0] ?? expect.unreachable();
const refresh = async (id: string) => {
  await world.advance({ minutes: 1 });
  await asAna.ok('POST /api/availability/calendar/:id/refresh', { params: { id } });
  await world.settle();
};
const reports = () => host.asked.filter((each) => each.startsWith('REPORT')).length;

describe('an account', () => {
  test('shows the calendars that it has, wherever its server keeps them', async () => {
    host.state.calendars = ['work', 'tasks', 'family'];
    expect(await find()).toEqual({
      problem: null,
      calendars: [
        { address: `https://${HOST}/dav/home/work/`, name: 'work & more' },
        { address: `https://${HOST}/dav/home/family/`, name: 'family & more' },
      ],
    });
  });

  test.each([
    ['a wrong password', { password: 'another' }, 'wrong_password'],
    ['a host that isn’t there', { address: 'https://nowhere.invalid' }, 'unreachable'],
  ])('says what is wrong: %s', async (_what, given, problem) => {
    expect(await find(asAna, given)).toEqual({ problem, calendars: [] });
  });

  test('is asked at most three times with a password that it refuses', async () => {
    await find(asAna, { password: 'another' });
    const challenged = host.asked.filter((each) => !each.includes('.well-known'));
    expect(challenged.length).toBeLessThanOrEqual(3);
  });

  test('can be looked up twenty times an hour: nobody guesses passwords through us', async () => {
    host.instead = (_request, response) => response.writeHead(404).end() !== null;
    for (let times = 0; times < 20; times += 1)
      expect(await find(asClara)).toEqual({ problem: 'no_calendars', calendars: [] });
    const body = { address: `https://${HOST}`, user: USER, password: 'guess' };
    expect(await asClara.refused('POST /api/availability/calendar/find', { body })).toBe('too_many_requests');
  });

  test.each([
    ['http://dav.example.com'],
    ['https://127.0.0.1/'],
    ['https://10.0.0.7/dav/'],
    ['https://localhost'],
  ])('is not looked for at an address that can’t be one: %s', async (address) => {
    const body = { address, user: USER, password: 'x' };
    const { status, errors } = await asAna.call('POST /api/availability/calendar/find', { body });
    expect([status, errors?.[0]?.path]).toEqual([400, 'address']);
  });

  test('shares the five calendars that a person can connect', async () => {
    host.state.calendars = ['a', 'b', 'c'];
    const { calendars } = await find();
    const body = { user: USER, password: password(), calendars };
    expect(await asAna.ok('POST /api/availability/calendar/account', { body })).toHaveLength(3);
    expect(await asAna.refused('POST /api/availability/calendar/account', { body })).toBe(
      'too_many_calendars',
    );
  });
});

describe('a calendar of an account', () => {
  test('makes its owner busy, and only when is kept; the password is nowhere', async () => {
    const taken = await firstSlot();
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1), 'SUMMARY:Secret <title> & more'));
    await connect();
    expect(await slots()).not.toContain(taken);
    expect(await own()).toMatchObject({ kind: 'CALDAV', host: HOST, name: 'work & more', busyThisWeek: 1 });
    const { db } = world.platform;
    const rows = await db.selectFrom('busyCalendars').selectAll().execute();
    const times = await db.selectFrom('busyTimes').selectAll().execute();
    const shown = await asAna.ok('GET /api/availability/calendar');
    const exported = await asAna.raw({ method: 'POST', url: '/api/users/export', body: {} });
    const replies = await db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(JSON.stringify([rows, times, shown, exported, replies])).not.toMatch(/Secret|pässword/);
  });

  test('is read as a whole only when its state has changed', async () => {
    const taken = await firstSlot();
    const id = await connect();
    expect(reports()).toBe(1);
    await refresh(id);
    expect(reports()).toBe(1);
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1)));
    await refresh(id);
    expect(reports()).toBe(1);
    host.state.ctag = 'another';
    await refresh(id);
    expect(reports()).toBe(2);
    expect(await slots()).not.toContain(taken);
  });

  test('an event that is no calendar file is counted, and costs only itself', async () => {
    const taken = await firstSlot();
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1)));
    host.events.set('2.ics', 'BEGIN:VCALENDAR\r\ncut o');
    await connect();
    expect(await own()).toMatchObject({ problem: null, unreadEvents: 1, busyThisWeek: 1 });
  });

  test('a refused password is said, tried five times by itself, and again when its owner asks', async () => {
    const taken = await firstSlot();
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1)));
    const id = await connect();
    host.state.password = 'changed';
    host.asked.length = 0;
    await world.advance({ minutes: 12 });
    expect(await own()).toMatchObject({ problem: 'wrong_password', isStopped: false, busyThisWeek: 1 });
    for (let tries = 0; tries < 8; tries += 1) await world.advance({ hours: 7 });
    expect(host.asked).toHaveLength(5);
    expect(await own()).toMatchObject({ problem: 'wrong_password', isStopped: true });
    host.state.password = 'app pässword: 1';
    await refresh(id);
    expect(await own()).toMatchObject({ problem: null, isStopped: false });
  });
});

test('a new password is entered once for all calendars of its account', async () => {
  const { calendars } = await find();
  const body = { user: USER, password: password(), calendars };
  const [work, family] = await asAna.ok('POST /api/availability/calendar/account', { body });
  const ics = { name: 'By a link', address: 'https://calendar.example/secret.ics' };
  const byLink = await asAna.ok('POST /api/availability/calendar', { body: ics });
  await world.settle();
  host.state.password = 'a new one';
  for (let tries = 0; tries < 8; tries += 1) await world.advance({ hours: 7 });
  const states = async () =>
    (await asAna.ok('GET /api/availability/calendar'))
      .filter(({ kind }) => kind === 'CALDAV')
      .map(({ problem, isStopped }) => [problem, isStopped]);
  expect(await states()).toEqual([
    ['wrong_password', true],
    ['wrong_password', true],
  ]);
  const enter = async (id: string, entered: string) => {
    const params = { id };
    const reply = await asAna.call('PUT /api/availability/calendar/:id/password', {
      params,
      body: { password: entered },
    });
    await world.settle();
    return reply;
  };
  expect((await enter(byLink.id, 'a new one')).code).toBe('not_found');
  expect((await enter(work?.id ?? '', 'a wrong one')).status).toBe(200);
  expect(await states()).toEqual([
    ['wrong_password', false],
    ['wrong_password', false],
  ]);
  const entered = await enter(family?.id ?? '', 'a new one');
  expect(entered.data.map(({ id }) => id)).toEqual([work?.id, family?.id]);
  expect(await states()).toEqual([
    [null, false],
    [null, false],
  ]);
});

describe('whatever its server does, the last busy times stay', { tags: ['extended'] }, () => {
  const bodies: [string, (request: { method?: string }) => string][] = [
    ['an empty answer', () => ''],
    [
      'half of an answer',
      () => multistatus([['/dav/home/work/', '<cs:getctag>9</cs:getctag>']]).slice(0, -20),
    ],
    ['a page that asks to log in', () => '<!doctype html><html><body>Log in</body></html>'],
  ];
  test.each(bodies)('%s', async (_what, body) => {
    const taken = await firstSlot();
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1)));
    const id = await connect();
    host.state.ctag = 'another';
    host.instead = (request, response) => {
      response.writeHead(207, { 'content-type': 'application/xml' });
      return response.end(body(request)) !== null;
    };
    await refresh(id);
    expect(await own()).toMatchObject({ problem: 'server_error', busyThisWeek: 1 });
    expect(await slots()).not.toContain(taken);
  });

  test.each([
    ['nothing but dots, for ever', 'too_slow'],
    ['fifty megabytes', 'too_large'],
    ['a redirect to this machine', 'not_public'],
    ['a redirect in a circle', 'too_many_redirects'],
    ['an answer that nests without end', 'server_error'],
  ])('%s', { timeout: 60_000 }, async (what, problem) => {
    const taken = await firstSlot();
    host.events.set('1.ics', event(taken, hoursAfter(taken, 1)));
    const id = await connect();
    host.state.ctag = 'another';
    host.instead = (request, response) => {
      if (what.includes('machine')) response.writeHead(302, { location: 'https://127.0.0.1/dav/' }).end();
      else if (what.includes('circle')) response.writeHead(302, { location: request.url }).end();
      else void flood(response, what);
      return true;
    };
    await refresh(id);
    expect(await own()).toMatchObject({ problem, busyThisWeek: 1 });
    expect(await slots()).not.toContain(taken);
  });

  test('a password isn’t given to another host that a redirect leads to', async () => {
    await connect();
    const seen: (string | undefined)[] = [];
    const find = host.find;
    world.platform.findHost = async (_name, signal) => find(HOST, signal);
    host.instead = (request, response) => {
      seen.push(request.headers.authorization);
      const isFirst = seen.length === 1;
      response.writeHead(isFirst ? 307 : 401, isFirst ? { location: `https://${HOST}./elsewhere/` } : {});
      return response.end() !== null;
    };
    await refresh((await own()).id);
    world.platform.findHost = find;
    expect(seen.map((each) => each !== undefined)).toEqual([true, false]);
  });
});

async function flood(response: ServerResponse, what: string): Promise<void> {
  response.writeHead(207, { 'content-type': 'application/xml' });
  if (what.includes('nests')) {
    const deep = 400_000;
    response.end(`<d:multistatus xmlns:d="DAV:">${'<a>'.repeat(deep)}${'</a>'.repeat(deep)}</d:multistatus>`);
    return;
  }
  const chunk = what.includes('fifty') ? 'x'.repeat(1_000_000) : '.';
  for (let sent = 0; sent < 1_000 && !response.destroyed; sent += 1) {
    response.write(chunk);
    await pause(20);
  }
}

test('two calendars of one account are read on, each by itself', async () => {
  const taken = await firstSlot();
  host.events.set('1.ics', event(taken, minutesAfter(taken, 30)));
  const { calendars } = await find();
  const body = { user: USER, password: password(), calendars };
  await asAna.ok('POST /api/availability/calendar/account', { body });
  await world.settle();
  expect((await asAna.ok('GET /api/availability/calendar')).map(({ busyThisWeek }) => busyThisWeek)).toEqual([
    1, 1,
  ]);
  await world.advance({ minutes: 12 });
  expect(reports()).toBe(2);
});
