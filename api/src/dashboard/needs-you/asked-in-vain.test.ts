import { SIDES, type Side } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ana, clara, milo, tendai, type Character } from '../../../test/cast.ts';
import { advanceTo, come, comingTime, consultation, move, plan } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pair, respond, send } from '../../../test/negotiations.ts';
import { pay } from '../../../test/pay.ts';
import { askForPriced } from '../../../test/priced.ts';
import { ask as askForSeries } from '../../../test/series.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { minutesAfter } from '../../platform/clock.ts';
import { newId } from '../../platform/database/id.ts';

/* Nobody is asked for anything that would be refused. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

async function needsOf(person: Character, about: string) {
  const { needsYou } = await (await world.as(person)).ok('GET /api/dashboard');
  return needsYou.filter(({ url }) => url.includes(about));
}
const kindsOf = async (person: Character, about: string) =>
  (await needsOf(person, about)).map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b));
const job = () => hire(world, { client: clara, professional: ana });

/** The time of its consultation has passed, with these sides there. */
async function passed(hired: HiredJob, ...there: Side[]): Promise<void> {
  await advanceTo(world, hired.startsAt, -5);
  for (const side of there) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 61);
}

describe.each([
  ['the client', clara, ana],
  ['the professional', ana, clara],
] as const)('once %s has blocked the other', (_, blocker, blocked) => {
  const params = { params: { id: blocked.id } };
  const block = async () => (await world.as(blocker)).ok('POST /api/users/block/:id', params);
  const unblock = async () => (await world.as(blocker)).ok('DELETE /api/users/block/:id', params);

  test('nobody is asked to hire, to make an offer or to find a new time', async () => {
    const [offered, missed] = [await job(), await job()];
    const asked = await job();
    await world.platform.db
      .updateTable('offers')
      .set({ state: 'REPLACED' })
      .where('jobId', '=', missed.jobId)
      .execute();
    for (const hired of [offered, asked]) await passed(hired, ...SIDES);
    await passed(missed);
    await asked.client.ok('POST /api/job/:id/offers', {
      params: { id: asked.jobId },
      body: { amountCents: 90_000, estimatedDays: 5 },
    });
    const all = async () => ({
      client: await Promise.all([offered, asked, missed].map(({ jobId }) => kindsOf(clara, jobId))),
      professional: await Promise.all([offered, asked, missed].map(({ jobId }) => kindsOf(ana, jobId))),
    });
    const open = {
      client: [['hire_job'], [], ['missed_consultation']],
      professional: [[], ['answer_offer'], ['make_offer', 'missed_consultation']],
    };
    expect(await all()).toEqual(open);
    await block();
    expect(await all()).toEqual({ client: [[], [], []], professional: [[], [], []] });
    const checkout = { params: { jobId: offered.jobId }, body: {} };
    expect(await offered.client.refused('POST /api/payment/checkout/:jobId', checkout)).toBe('blocked');
    await unblock();
    expect(await all()).toEqual(open);
    expect((await offered.client.call('POST /api/payment/checkout/:jobId', checkout)).status).toBe(200);
  });

  test('paid work goes on, and with it what is asked for', async () => {
    const hired = await job();
    await pay(world, hired.client, hired.jobId);
    await block();
    expect(await kindsOf(ana, hired.jobId)).toEqual(['deliver_job']);
    await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
    expect(await kindsOf(clara, hired.jobId)).toEqual(['accept_work']);
    await unblock();
  });
});

describe('a time that the professional no longer has', () => {
  let hired: HiredJob;
  beforeEach(async () => {
    hired = await hire(world, { client: clara, professional: tendai });
  });
  const gone = `Terms for our API · The suggested time is no longer available`;
  /** Somebody else books it. */
  async function take(startsAt: string): Promise<void> {
    const two = await pair(world, milo, tendai);
    const faster = await send(world, two, 'PROPOSAL', { startsAt });
    expect((await respond(two.client, faster, 'accept')).status).toBe(200);
  }
  /** A calendar that they connected says that they are busy. */
  async function isBusy(startsAt: string): Promise<void> {
    const { db } = world.platform;
    const [id, createdAt] = [newId(), world.platform.clock.instant()];
    const calendar = { id, ownerId: tendai.id, kind: 'ICS', name: 'Work', host: 'example.test' } as const;
    await db
      .insertInto('busyCalendars')
      .values({ ...calendar, secret: 'sealed', createdAt })
      .execute();
    const during = sql<string>`tstzrange(${startsAt}, ${minutesAfter(startsAt, 60)})`;
    await db.insertInto('busyTimes').values({ calendarId: id, ownerId: tendai.id, during }).execute();
  }

  test.each([
    ['another consultation', take],
    ['a busy time of their calendar', isBusy],
  ] as const)('because of %s is not offered to be accepted, but another one asked for', async (_, taken) => {
    const startsAt = comingTime(world, hired);
    const { data } = await plan(hired.client, hired.jobId, startsAt);
    expect((await needsOf(tendai, hired.jobId))[0]?.acceptable).toMatchObject({ id: data.id });
    await taken(startsAt);
    const [need] = await needsOf(tendai, hired.jobId);
    expect(need).toMatchObject({
      kind: 'answer_appointment',
      detail: gone,
      action: 'Suggest another time',
      asksForTime: data.id,
      talkAt: null,
    });
    expect(need).not.toHaveProperty('acceptable');
    expect((await consultation(hired, data.id)).isTaken).toBe(true);
    expect((await move(hired.professional, data.id, 'accept')).code).toBe('slot_taken');

    const invite = await send(world, await pair(world, clara, tendai), 'INVITE', {
      startsAt: hired.nextTime(),
    });
    expect((await needsOf(tendai, invite.id))[0]?.acceptable).toMatchObject({ times: [invite.startsAt] });
    await taken(invite.startsAt);
    expect(await needsOf(tendai, invite.id)).toMatchObject([{ asksForTime: invite.id, talkAt: null }]);
    expect((await respond(hired.professional, invite, 'accept')).code).toBe('slot_taken');
  });

  test('is not its own: a consultation can be moved by half an hour', async () => {
    const startsAt = minutesAfter(hired.startsAt, 15);
    const { status } = await move(hired.professional, hired.appointmentId, 'request', { startsAt });
    expect(status).toBe(200);
    const [need] = await needsOf(clara, hired.jobId);
    expect(need?.acceptable).toMatchObject({ times: [startsAt], keepsTime: hired.startsAt });
    expect((await consultation(hired)).isTaken).toBe(false);
  });
});

test('a series is asked for only while it can be accepted', async () => {
  const hired = await job();
  await pay(world, hired.client, hired.jobId);
  const { data } = await askForSeries(hired, 'client', { startsAt: comingTime(world, hired) });
  const kinds = () => kindsOf(ana, `series-${data.id}`);
  expect(await kinds()).toEqual(['answer_series']);
  const params = { id: hired.jobId };
  await hired.professional.ok('POST /api/job/:id/deliver', { params, body: {} });
  expect(await kinds()).toEqual([]);
  await hired.client.ok('POST /api/job/:id/request-changes', { params, body: { message: 'Page two.' } });
  expect(await kinds()).toEqual(['answer_series']);
});

test('nobody is called to the room of a consultation that isn’t paid', async () => {
  const { startsAt } = await job();
  await advanceTo(world, startsAt, 120);
  const asked = await askForPriced(world, { client: clara, professional: ana });
  const soon = minutesAfter(world.platform.clock.instant(), 20);
  const { db } = world.platform;
  const time = { startsAt: soon, endsAt: minutesAfter(soon, 30), payBy: minutesAfter(soon, 10) };
  await db.updateTable('appointments').set(time).where('id', '=', asked.appointmentId).execute();
  expect(await kindsOf(clara, asked.jobId)).toEqual(['pay_consultation']);
  expect(await kindsOf(ana, asked.jobId)).toEqual([]);
});
