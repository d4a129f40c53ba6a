import { SERIES_STATES } from '@parley/contract/appointments/series/states.ts';
import { SIDES } from '@parley/contract/sides.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada, ana, clara, milo, tendai } from '../../../test/cast.ts';
import { comingTime } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { documentedActors, documentedMoves, documentedTarget } from '../../../test/rules/documented-moves.ts';
import { ask, bookedOf, respond, seriesIn, seriesInState } from '../../../test/series.ts';
import { createWorld, type World } from '../../../test/world.ts';

const ACTIONS = ['accept', 'decline', 'withdraw', 'shorten'] as const;
const BOOKED: Partial<Record<(typeof ACTIONS)[number], string>> = {
  accept: 'ACCEPTED',
  shorten: 'CANCELLED',
};
const moves = documentedMoves('Moves of a series of consultations');

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

const extra = (action: string) => (action === 'shorten' ? { message: 'I am away.' } : {});

describe.each(SIDES)('a series that the %s asked for', (asker) => {
  test.each(SERIES_STATES)(
    'lets each side do what docs/journeys.md says in %s, and nothing else',
    async (state) => {
      let series = await seriesInState(world, hired, asker, state);
      for (const side of SIDES)
        for (const action of ACTIONS) {
          const parties = documentedActors(side, side === asker);
          const to = documentedTarget(moves, { action, from: state, parties });
          const before = await bookedOf(hired, series.id);
          const answer = await respond(hired, side, series.id, action, extra(action));
          const after = await seriesIn(hired, series.id);
          expect([side, action, answer.status === 200 ? after.state : null]).toEqual([side, action, to]);
          if (to === null) {
            expect([answer.status, answer.code]).toEqual([409, 'invalid_transition']);
            expect([after, await bookedOf(hired, series.id)]).toEqual([series, before]);
          } else {
            const isStill = BOOKED[action];
            expect((await bookedOf(hired, series.id)).map(({ status }) => status)).toEqual(
              isStill === undefined ? [] : Array.from({ length: 4 }, () => isStill),
            );
            await respond(hired, asker, series.id, 'shorten', extra('shorten'));
            series = await seriesInState(world, hired, asker, state);
          }
        }
    },
  );
});

test('a series is asked for and accepted only while the work is under way', async () => {
  const other = await hire(world, { client: clara, professional: ana });
  expect((await ask(other, 'client', { startsAt: comingTime(world, other) })).code).toBe('not_paid');
  const { data } = await ask(hired, 'client', { startsAt: comingTime(world, other) });
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
  const late = await ask(hired, 'client', { startsAt: comingTime(world, other) });
  expect(late.code).toBe('invalid_transition');
  expect((await respond(hired, 'professional', data.id, 'accept')).code).toBe('invalid_transition');
  await hired.client.ok('POST /api/job/:id/request-changes', {
    params: { id: hired.jobId },
    body: { message: 'A little more.' },
  });
  expect((await respond(hired, 'professional', data.id, 'accept')).status).toBe(200);
});

test('booked ones stand through a delivery and a dispute, and the end of the job calls them off', async () => {
  const { id } = await seriesInState(world, hired, 'professional', 'ACCEPTED');
  const params = { id: hired.jobId };
  const statuses = async () => [...new Set((await bookedOf(hired, id)).map(({ status }) => status))];
  await hired.professional.ok('POST /api/job/:id/deliver', { params, body: {} });
  expect(await statuses()).toEqual(['ACCEPTED']);
  await hired.client.ok('POST /api/job/:id/dispute', { params, body: { message: 'Not what I asked for.' } });
  expect(await statuses()).toEqual(['ACCEPTED']);
  await hired.client.ok('POST /api/job/completed/:id', { params, body: {} });
  expect(await statuses()).toEqual(['CANCELLED']);
  expect((await respond(hired, 'client', id, 'shorten', extra('shorten'))).code).toBe('already_started');
});

test('strangers find no series, and admins act on behalf of a side', async () => {
  const series = await seriesInState(world, hired, 'client', 'OPEN');
  const params = { id: hired.jobId };
  for (const stranger of [milo, tendai]) {
    const by = await world.as(stranger);
    const body = { seriesId: series.id, action: 'accept' as const };
    expect((await by.call('POST /api/job/:id/series/response', { params, body })).code).toBe('not_found');
    expect((await by.call('GET /api/job/:id/series', { params })).code).toBe('not_found');
  }
  const admin = await world.as(ada);
  const act = { as: 'PROFESSIONAL', reason: 'They called us.' } as const;
  const accepted = await admin.ok('POST /api/job/admin/:id/series/response', {
    params,
    body: { ...act, seriesId: series.id, action: 'accept' },
  });
  expect(accepted).toMatchObject({ state: 'ACCEPTED', byAdmin: false, answeredByAdmin: true });
  expect(await admin.ok('GET /api/job/:id/series', { params })).toEqual([accepted]);
  const wanted = {
    startsAt: comingTime(world, hired),
    timeZone: 'UTC',
    rhythm: 'WEEKLY' as const,
    minutes: 30,
    count: 2,
  };
  const query = { ...wanted, as: act.as };
  const preview = await admin.ok('GET /api/job/admin/:id/series/preview', { params, query });
  expect(preview.dates.map(({ startsAt, refusal }) => [startsAt, refusal])).toEqual([
    [wanted.startsAt, null],
    [new Date(Date.parse(wanted.startsAt) + 7 * 86_400_000).toISOString(), null],
  ]);
  const asked = await admin.ok('POST /api/job/admin/:id/series', { params, body: { ...act, ...wanted } });
  expect(asked).toMatchObject({
    by: 'professional',
    state: 'OPEN',
    message: 'They called us.',
    byAdmin: true,
    answeredByAdmin: false,
  });
  const off = await admin.ok('POST /api/job/admin/:id/series/response', {
    params,
    body: { ...act, seriesId: series.id, action: 'shorten' },
  });
  expect(off.calledOff).toMatchObject([{ by: 'professional', byAdmin: true, count: 4 }]);
  const audited = await world.platform.db
    .selectFrom('auditEntries')
    .select('action')
    .where('subjectId', '=', hired.jobId)
    .where('action', 'like', 'series.%')
    .orderBy('at')
    .execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'series.accept as professional',
    'series.ask as professional',
    'series.shorten as professional',
  ]);
});

test('a third series waits until one of two is over', async () => {
  const first = await seriesInState(world, hired, 'client', 'ACCEPTED');
  await seriesInState(world, hired, 'professional', 'OPEN');
  const third = await ask(hired, 'client', { startsAt: comingTime(world, hired) });
  expect(third.code).toBe('too_many_series');
  await respond(hired, 'professional', first.id, 'shorten', extra('shorten'));
  expect((await ask(hired, 'client', { startsAt: comingTime(world, hired) })).status).toBe(201);
});
