import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
let admin: Client;
let hired: HiredJob;
/** One job and its payment are called so, and are older than more others than the first stretch of a list has. */
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
  hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  const { db } = world.platform;
  await sql`update jobs set title = 'Résumé d’une Größe', plan_id = id, milestone = 1, milestone_title = 'First'
    where id = ${hired.jobId}`.execute(db);
  await sql`insert into jobs (id, client_id, professional_id, title, description, status, created_at, ended_at, plan_id, milestone, milestone_title)
    select gen_random_uuid(), client_id, professional_id, 'Something else', 'Words', 'ENDED', created_at + n * interval '1 second',
      created_at + interval '1 day', id, n, 'Next'
    from jobs, generate_series(2, 700) n where id = ${hired.jobId}`.execute(db);
});
afterAll(() => world.close());

const asked = ['resume', 'Résumé', 'RÉSUME', "d'une", 'grosse', 'größ'];

test.each(asked)('an admin finds the job by “%s”, however its title is written', async (q) => {
  for (const sort of ['newest', 'oldest'] as const) {
    const { items } = await admin.ok('GET /api/job/admin', { query: { q, sort } });
    expect(items.map(({ id }) => id)).toEqual([hired.jobId]);
  }
});

test.each(asked)('an admin finds its payment by “%s”, too', async (q) => {
  const { items } = await admin.ok('GET /api/payment/admin', { query: { q } });
  expect(items.map(({ jobId }) => jobId)).toEqual([hired.jobId]);
});
