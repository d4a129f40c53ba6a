import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { move, plan } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { ask, bookedOf, freeTime, respond, seriesIn } from '../../../test/series.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { found } from '../../platform/http/refuse.ts';

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

const inBerlin = (instant: string) =>
  new Date(instant).toLocaleString('en-GB', {
    timeZone: 'Europe/Berlin',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

test('accepting books all of them, each a consultation of its own that can be moved and called off alone', async () => {
  const startsAt = await freeTime(hired);
  const { data: series } = await ask(hired, 'client', { startsAt, message: 'A weekly check-in?' });
  expect(series).toMatchObject({
    by: 'client',
    state: 'OPEN',
    rhythm: 'WEEKLY',
    message: 'A weekly check-in?',
  });
  expect(await bookedOf(hired, series.id)).toEqual([]);
  const need = async () =>
    (await hired.professional.ok('GET /api/dashboard')).needsYou.filter(({ url }) => url.endsWith(series.id));
  expect(await need()).toMatchObject([
    {
      kind: 'answer_series',
      talkAt: startsAt,
      dueAt: series.expiresAt,
      url: `/job/${hired.jobId}#series-${series.id}`,
    },
  ]);
  const { data: accepted } = await respond(hired, 'professional', series.id, 'accept');
  expect(accepted.state).toBe('ACCEPTED');
  expect(await need()).toEqual([]);
  const booked = await bookedOf(hired, series.id);
  expect(booked.map((each) => each.startsAt)).toEqual(series.dates.map((each) => each.startsAt));
  expect(new Set(booked.map((each) => inBerlin(each.startsAt)))).toEqual(new Set([inBerlin(startsAt)]));
  for (const each of booked)
    expect(each).toMatchObject({
      status: 'ACCEPTED',
      minutes: 30,
      priceCents: 0,
      askedBy: 'CLIENT',
      turn: null,
    });
  const [first, second, third] = booked.map(({ id }) => id);
  const request = await move(hired.client, found(second), 'request', { startsAt: await freeTime(hired) });
  expect(request.data.status).toBe('RESCHEDULE_PRO');
  await move(hired.client, found(third), 'cancel', { message: 'On holiday.' });
  const statuses = (await bookedOf(hired, series.id)).map(({ id, status }) => [id, status]);
  expect(Object.fromEntries(statuses)).toMatchObject({
    [found(first)]: 'ACCEPTED',
    [found(second)]: 'RESCHEDULE_PRO',
    [found(third)]: 'CANCELLED',
  });
});

test('a date that has gone meanwhile is named, nothing is booked, and it can be declined', async () => {
  const { data: series } = await ask(hired, 'professional', { startsAt: await freeTime(hired) });
  const second = found(found(series.dates[1]).startsAt);
  const single = await plan(hired.client, hired.jobId, second);
  await move(hired.professional, single.data.id, 'accept');
  const answer = await respond(hired, 'client', series.id, 'accept');
  expect([answer.status, answer.code]).toEqual([409, 'slot_taken']);
  expect(answer.errors).toEqual([
    { path: `dates.${series.dates[1]?.on}`, message: 'This time is no longer available. Pick another one.' },
  ]);
  expect(await bookedOf(hired, series.id)).toEqual([]);
  expect((await seriesIn(hired, series.id)).state).toBe('OPEN');
});

test('what can’t be booked is shown before, and is left out or takes another time', async () => {
  const startsAt = await freeTime(hired);
  const params = { id: hired.jobId };
  const query = { startsAt, timeZone: 'Europe/Berlin', rhythm: 'WEEKLY', count: 4, minutes: 30 } as const;
  const dates = async () =>
    (await hired.client.ok('GET /api/job/:id/series/preview', { params, query })).dates;
  const before = await dates();
  expect(before.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
  const [, second, third] = before;
  const closed = { date: found(third).startsAt.slice(0, 10), slots: [] };
  await hired.professional.ok('POST /api/availability/date', { body: closed });
  const single = await plan(hired.client, hired.jobId, found(second).startsAt);
  await move(hired.professional, single.data.id, 'accept');
  const after = await dates();
  expect(after.map(({ refusal }) => refusal)).toEqual([null, 'slot_taken', 'slot_outside_hours', null]);
  const [, taken, holiday] = after;
  expect(holiday?.others).toEqual([]);
  expect(found(taken).others.length).toBeGreaterThan(3);

  const refused = await ask(hired, 'client', { startsAt });
  expect(refused.code).toBe('slot_taken');
  expect(refused.errors?.map(({ path }) => path)).toEqual([`dates.${taken?.on}`, `dates.${holiday?.on}`]);
  const other = found(found(taken).others[0]);
  const changes = [
    { on: found(taken).on, startsAt: other },
    { on: found(holiday).on, startsAt: null },
  ];
  const { data: series } = await ask(hired, 'client', { startsAt, changes });
  await respond(hired, 'professional', series.id, 'accept');
  const booked = (await bookedOf(hired, series.id)).map((each) => each.startsAt);
  expect(booked).toEqual([before[0]?.startsAt, other, before[3]?.startsAt]);
});

test('calling off one and all later ones leaves those before, and says why to the other side', async () => {
  const { data: series } = await ask(hired, 'client', { startsAt: await freeTime(hired) });
  await respond(hired, 'professional', series.id, 'accept');
  const [, second] = await bookedOf(hired, series.id);
  const silent = await respond(hired, 'client', series.id, 'shorten', { fromId: second?.id });
  expect(silent.code).toBe('invalid_input');
  const message = 'I am on leave from then on.';
  await respond(hired, 'client', series.id, 'shorten', { fromId: second?.id, message });
  const after = await bookedOf(hired, series.id);
  expect(after.map(({ status }) => status)).toEqual(['ACCEPTED', 'CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(after[3]?.history.at(-1)).toMatchObject({ action: 'cancel', by: 'client', message });
  const again = await respond(hired, 'client', series.id, 'shorten', { fromId: second?.id, message });
  expect(again.code).toBe('already_started');
  await respond(hired, 'professional', series.id, 'shorten', { message: 'Let us stop.' });
  expect((await bookedOf(hired, series.id)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'CANCELLED'),
  );
  const { calledOff, byAdmin, answeredByAdmin } = await seriesIn(hired, series.id);
  expect([byAdmin, answeredByAdmin]).toEqual([false, false]);
  expect(calledOff.map(({ at: _at, ...each }) => each)).toEqual([
    { by: 'client', byAdmin: false, count: 3, message },
    { by: 'professional', byAdmin: false, count: 1, message: 'Let us stop.' },
  ]);
});

test('people are told once, and get one file with all of the entries', async () => {
  await world.advance({ minutes: 10 });
  const since = world.platform.clock.instant();
  const { data: series } = await ask(hired, 'client', {
    startsAt: await freeTime(hired),
    message: 'Weekly?',
  });
  await respond(hired, 'professional', series.id, 'accept');
  const [first] = await bookedOf(hired, series.id);
  await respond(hired, 'professional', series.id, 'shorten', { message: 'I am ill.' });
  const told = await world.platform.db
    .selectFrom('notifications')
    .select(['userId', 'message', 'url'])
    .where('createdAt', '>=', since)
    .where('type', '=', 'APPOINTMENT')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const url = `/job/${hired.jobId}#series-${series.id}`;
  expect(told.map(({ userId }) => userId)).toEqual([ana.id, clara.id, clara.id]);
  expect(new Set(told.map((each) => each.url))).toEqual(new Set([url]));
  const [asked, accepted, off] = told.map((each) => each.message);
  expect(asked).toMatch(/^Clara suggests 4 consultations for “.+”, weekly: the first on .+ “Weekly\?”$/);
  expect(accepted).toMatch(
    /^Ana accepted: 4 consultations about “.+” are booked, weekly, the first on .+\.$/,
  );
  expect(off).toMatch(/^Ana called off 4 consultations about “.+”, from .+ on\. “I am ill\.”$/);
  await world.settle();
  const files = (await mailsTo(world, clara.email)).flatMap((mail) =>
    mail.files.some(({ text }) => text?.includes(`${first?.id}`)) ? [mail] : [],
  );
  expect(files.map(({ subject }) => subject.replace(/, from .+/, '')).toSorted()).toEqual([
    'Booked: 4 consultations with Ana Rincón',
    'Canceled: 4 consultations with Ana Rincón',
  ]);
  for (const {
    subject,
    files: [file, ...others],
  } of files) {
    expect([file?.contentType, others]).toEqual(['application/ics', []]);
    const all = new ICAL.Component(ICAL.parse(file?.text ?? ''));
    // An invitation can be about one entry only (RFC 5546, 3.2.2).
    expect(all.getFirstPropertyValue('method')).toBe('PUBLISH');
    const events = all.getAllSubcomponents('vevent');
    // What is only published has no attendees (RFC 5546, 3.2.1).
    expect(events.flatMap((each) => each.getAllProperties('attendee'))).toEqual([]);
    expect(new Set(events.map((each) => each.getFirstPropertyValue('uid'))).size).toBe(4);
    const status = subject.startsWith('Booked') ? 'CONFIRMED' : 'CANCELLED';
    expect(events.map((each) => each.getFirstPropertyValue('status'))).toEqual(
      Array.from({ length: 4 }, () => status),
    );
  }
});

test('one that moved alone is canceled alone, so that the calendars it was mailed to remove it', async () => {
  const { data: series } = await ask(hired, 'client', { startsAt: await freeTime(hired) });
  await respond(hired, 'professional', series.id, 'accept');
  const [first, second] = await bookedOf(hired, series.id);
  const id = found(second).id;
  await move(hired.client, id, 'request', { startsAt: await freeTime(hired) });
  await move(hired.professional, id, 'accept');
  await respond(hired, 'client', series.id, 'shorten', { message: 'Let us stop.' });
  await world.settle();
  for (const { email } of [clara, ana]) {
    const told = (await mailsTo(world, email)).flatMap(({ subject, files }) => {
      const text = files[0]?.text ?? '';
      if (!text.includes(id)) return [];
      const all = new ICAL.Component(ICAL.parse(text));
      const event = all
        .getAllSubcomponents('vevent')
        .find((each) => String(each.getFirstPropertyValue('uid')).startsWith(id));
      const method = all.getFirstPropertyValue('method');
      return [[subject.replace(/ with .+/, ''), method, event?.getFirstPropertyValue('sequence')].join(', ')];
    });
    expect(told.toSorted()).toEqual([
      'Booked: 4 consultations, PUBLISH, 0',
      'Canceled: consultation, CANCEL, 2',
      'Rescheduled: consultation, REQUEST, 1',
    ]);
    const others = (await mailsTo(world, email)).filter(({ files }) =>
      files[0]?.text?.includes(`${first?.id}`),
    );
    expect(others.map(({ subject }) => subject.replace(/ with .+/, '')).toSorted()).toEqual([
      'Booked: 4 consultations',
      'Canceled: 3 consultations',
    ]);
  }
});

describe('whatever is asked for', () => {
  const bad: Record<string, object> = {
    'no consultation': { count: 0 },
    one: { count: 1 },
    '27 of them': { count: 27 },
    'half a one': { count: 2.5 },
    'no end': { count: undefined },
    'two ends': { count: 4, untilOn: '2027-01-01' },
    'an end before the start': { count: undefined, untilOn: '2020-01-01' },
    'an end in the year 9999': { count: undefined, untilOn: '9999-12-31' },
    'a zone that is none': { timeZone: 'Mars/Olympus' },
    'an offset as a zone': { timeZone: '+02:00' },
    'a zone of other letters': { timeZone: 'europe/berlin' },
    'a rhythm that is none': { rhythm: 'DAILY' },
    'a length of 17 minutes': { minutes: 17 },
    'the past': { startsAt: '2020-01-06T10:00:00.000Z' },
    'seven minutes past': { startsAt: '2026-12-07T15:07:00.000Z' },
    'the year 9999': { startsAt: '9999-12-31T23:45:00.000Z' },
    'monthly for 26 months': { rhythm: 'MONTHLY', count: 26 },
    'a change of another date': { changes: [{ on: '2020-01-01', startsAt: null }] },
    'a price': { priceCents: 5_000 },
  };
  test.each(Object.entries(bad))(
    '%s is refused with a field or a word, and nothing is written',
    async (_what, wrong) => {
      const body = {
        startsAt: await freeTime(hired),
        timeZone: 'UTC',
        rhythm: 'WEEKLY',
        minutes: 30,
        count: 4,
      };
      const answer = await hired.client.raw({
        method: 'POST',
        url: `/api/job/${hired.jobId}/series`,
        body: { ...body, ...wrong },
      });
      expect([400, 409]).toContain(answer.status);
      if (answer.code === 'invalid_input') expect(answer.errors?.length).toBeGreaterThan(0);
      expect(await hired.client.ok('GET /api/job/:id/series', { params: { id: hired.jobId } })).toEqual([]);
    },
  );

  test('two at the same time, or fewer than two left, are refused', async () => {
    const startsAt = await freeTime(hired);
    const { data } = await ask(hired, 'professional', { startsAt, count: 2 });
    const [first, second] = data.dates;
    await respond(hired, 'professional', data.id, 'withdraw');
    const leave = [{ on: found(second).on, startsAt: null }];
    expect((await ask(hired, 'professional', { startsAt, count: 2, changes: leave })).code).toBe(
      'invalid_input',
    );
    const twice = [{ on: found(second).on, startsAt: found(first).startsAt }];
    expect((await ask(hired, 'professional', { startsAt, count: 2, changes: twice })).code).toBe(
      'invalid_input',
    );
  });

  test('another job’s series is not found in this one', async () => {
    const other = await hire(world, { client: clara, professional: ana });
    await pay(world, other.client, other.jobId);
    const { data } = await ask(other, 'professional', { startsAt: await freeTime(other) });
    expect((await respond(hired, 'client', data.id, 'accept')).code).toBe('not_found');
  });
});

test('of twenty series at the same times that are accepted at once one is booked, and none by half', async () => {
  const jobs: HiredJob[] = [];
  for (let index = 0; index < 20; index += 1) {
    const job = await hire(world, { client: clara, professional: ana });
    await pay(world, job.client, job.jobId);
    jobs.push(job);
  }
  // One clock later: the second and later dates of each are the first and later ones of the one before it.
  const startsAt = await freeTime(found(jobs[19]));
  const asked = await Promise.all(jobs.map((job) => ask(job, 'professional', { startsAt, count: 3 })));
  expect(asked.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  const answers = await Promise.all(
    jobs.map((job, index) => respond(job, 'client', found(asked[index]).data.id, 'accept')),
  );
  const tally = Object.groupBy(answers, ({ status, code }) => code ?? String(status));
  expect(Object.fromEntries(Object.entries(tally).map(([name, all]) => [name, all?.length]))).toEqual({
    200: 1,
    slot_taken: 19,
  });
  const { rows } = await sql<{ seriesId: string; booked: number }>`
    select a.series_id, count(b.appointment_id)::integer as booked from appointments a
      left join bookings b on b.appointment_id = a.id
    where a.series_id = any(${asked.map(({ data }) => data.id)}) group by 1`.execute(world.platform.db);
  expect(rows.map(({ booked }) => booked)).toEqual([3]);
}, 60_000);
