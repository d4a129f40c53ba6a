import { type Side, SIDES } from '@parley/contract/sides.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { advanceTo, come, comingTime } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { openPosting, send } from '../../../test/negotiations.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

/** A consultation with these sides present. */
async function takePlace(...there: readonly Side[]): Promise<HiredJob> {
  const hired = await hire(world, { client: clara, professional: ana });
  await advanceTo(world, hired.startsAt, -5);
  for (const side of there) await come(world, hired, side);
  await advanceTo(world, hired.startsAt, 15);
  return hired;
}
const ofAna = async () =>
  (await world.nobody.ok('GET /api/users/professional/:id', { params: { id: ana.id } })).attendance;
const ofClara = async () => {
  const id = await openPosting(world, clara.id);
  return (await world.nobody.ok('GET /api/job/jobPosting/:id', { params: { id } })).client.attendance;
};
const both = async () => [await ofClara(), await ofAna()];

test('how often each side came is told from three consultations on', async () => {
  await takePlace('client', 'professional');
  await takePlace('client', 'professional');
  expect(await both()).toEqual([null, null]);
  // Clara waits: it counts for Ana alone.
  await takePlace('client');
  expect(await both()).toEqual([null, { came: 2, of: 3 }]);
  await takePlace('professional');
  expect(await both()).toEqual([
    { came: 2, of: 3 },
    { came: 2, of: 3 },
  ]);
  await takePlace();
  expect(await both()).toEqual([
    { came: 2, of: 4 },
    { came: 2, of: 4 },
  ]);
});

test('it is on the cards of services and people, and each side reads it of the other in an invite', async () => {
  const hired = await takePlace('professional');
  const [client, professional] = await both();
  expect(client).not.toEqual(professional);
  const services = await world.nobody.ok('GET /api/service/all', { query: {} });
  const people = await world.nobody.ok('GET /api/users/professional/all', { query: {} });
  expect(services.items.find((each) => each.professional.id === ana.id)?.professional.attendance).toEqual(
    professional,
  );
  expect(people.items.find(({ id }) => id === ana.id)?.attendance).toEqual(professional);
  const { id } = await send(world, hired, 'INVITE', { startsAt: comingTime(world, hired) });
  const read = (by: Client) => by.ok('GET /api/job/invite/:id', { params: { id } });
  for (const by of SIDES) {
    const invite = await read(hired[by]);
    expect([invite.client.attendance, invite.professional.attendance]).toEqual([client, professional]);
  }
});

test('what is objected to counts for nobody, until the objection is withdrawn', async () => {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  await advanceTo(world, hired.startsAt, -5);
  await come(world, hired, 'client');
  const before = await both();
  await advanceTo(world, hired.startsAt, 15);
  const counted = await both();
  expect(counted).not.toEqual(before);
  const params = { id: hired.appointmentId };
  await hired.professional.ok('POST /api/job/appointment/object/:id', {
    params,
    body: { reason: 'I was there.' },
  });
  expect(await both()).toEqual(before);
  await hired.professional.ok('POST /api/job/:id/withdraw-dispute', {
    params: { id: hired.jobId },
    body: {},
  });
  expect(await both()).toEqual(counted);
});

test('what is kept equals a recomputation', async () => {
  const { rows } = await sql<{ kept: string; counted: string }>`
    select u.consultations_attended || '/' || u.consultations_counted as kept,
      (select count(*) filter (where a.attendance = 'HELD') || '/' || count(*) from appointments a
        where a.objected_at is null and (
          (a.client_id = u.id and a.attendance in ('HELD', 'CLIENT_ABSENT', 'NEITHER'))
          or (a.professional_id = u.id and a.attendance in ('HELD', 'PROFESSIONAL_ABSENT', 'NEITHER')))) as counted
    from users u`.execute(world.platform.db);
  expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ counted }) => counted));
  expect(rows.filter(({ kept }) => kept !== '0/0')).toHaveLength(2);
});
