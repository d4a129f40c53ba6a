import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara, DATA, milo, tendai, type Character } from '../../test/cast.ts';
import { control } from '../../test/control.ts';
import { complete, hire, type HiredJob } from '../../test/hiring.ts';
import { pageOf } from '../../test/pay.ts';
import { createWorld, type World } from '../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

const SAID = 'Twenty minutes in she found the clause that would have cost us the deal.';
const stories = () => world.nobody.ok('GET /api/review/stories');
const run = (statement: ReturnType<typeof sql>) => statement.execute(world.platform.db);

/** They talked for 26 minutes, the hire came 95 minutes later, and the work took five days and two hours. */
async function finished(client: Character, professional: Character): Promise<HiredJob> {
  const hired = await hire(world, { client, professional, amountCents: 100_000 });
  await complete(world, hired);
  const params = { jobId: hired.jobId };
  await hired.client.ok('POST /api/review/job/:jobId', { params, body: { rating: 5, text: SAID } });
  await hired.professional.ok('POST /api/review/job/:jobId', { params, body: { rating: 5, text: SAID } });
  await run(sql`update appointments set attendance = 'HELD', started_at = starts_at, client_checked_in_at = starts_at,
    professional_checked_in_at = starts_at, ended_at = starts_at + interval '26 minutes' where id = ${hired.appointmentId}`);
  await run(sql`update jobs j set hired_at = a.ended_at + interval '95 minutes',
    delivered_at = a.ended_at + interval '95 minutes' + interval '5 days 2 hours'
    from appointments a where a.job_id = j.id and j.id = ${hired.jobId}`);
  return hired;
}

test('a good review of finished work is a story with its figures, and nothing else is', async () => {
  const { jobId, appointmentId } = await finished(clara, ana);
  // By hand: a tenth of $1,000 is the fee; the sixth day had begun.
  expect(await stories()).toMatchObject([
    {
      rating: 5,
      text: SAID,
      client: { id: clara.id },
      professional: { id: ana.id },
      discipline: 'Law and contracts',
      amountCents: 100_000,
      receivedCents: 90_000,
      consultationCents: 0,
      talkedMinutes: 26,
      hiredAfterMinutes: 95,
      workDays: 6,
    },
  ]);
  const [ofJob, ofConsultation] = [sql`job_id = ${jobId}`, sql`id = ${appointmentId}`];
  for (const [table, change, back, where] of [
    ['reviews', sql`hidden_at = now()`, sql`hidden_at = null`, ofJob],
    ['reviews', sql`published_at = null`, sql`published_at = created_at`, ofJob],
    ['reviews', sql`rating = 3`, sql`rating = 5`, ofJob],
    ['reviews', sql`text = 'Good.'`, sql`text = ${SAID}`, ofJob],
    ['payments', sql`settlement = 'SPLIT'`, sql`settlement = 'RELEASED'`, ofJob],
    ['appointments', sql`attendance = 'NEITHER'`, sql`attendance = 'HELD'`, ofConsultation],
    ['users', sql`disabled_at = now()`, sql`disabled_at = null`, sql`id = ${clara.id}`],
  ] as const) {
    await run(sql`update ${sql.table(table)} set ${change} where ${where}`);
    expect(await stories(), table).toEqual([]);
    await run(sql`update ${sql.table(table)} set ${back} where ${where}`);
    expect(await stories(), table).toHaveLength(1);
  }
});

test('a tip is nobody’s business: the story has the price of the work alone', async () => {
  const before = await stories();
  const { jobId } = await world.platform.db.selectFrom('reviews').select('jobId').executeTakeFirstOrThrow();
  const asClara = await world.as(clara);
  const tip = { params: { jobId }, body: { amountCents: 2_000 } };
  const page = pageOf((await asClara.ok('POST /api/payment/tip/:jobId', tip)).url);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  await world.settle();
  const { tips } = await asClara.ok('GET /api/job/:id', { params: { id: jobId } });
  expect(tips?.paid).toHaveLength(1);
  await run(sql`update payments set settlement = 'RELEASED' where tip_id is not null`);
  expect(await stories()).toEqual(before);
});

test('no client, professional or discipline is told of twice, and nobody of people they have blocked', async () => {
  await finished(clara, tendai);
  expect(await stories()).toHaveLength(1);
  const { serviceId } = await finished(milo, tendai);
  expect(await stories()).toHaveLength(1);
  await run(
    sql`update services set discipline_id = ${DATA.id}, category_id = ${DATA.pipelines} where id = ${serviceId}`,
  );
  expect((await stories()).map(({ client }) => client.id).toSorted()).toEqual([clara.id, milo.id].toSorted());

  const viewer = await world.as(milo);
  await viewer.ok('POST /api/users/block/:id', { params: { id: ana.id } });
  const seen = await viewer.ok('GET /api/review/stories');
  expect(seen.map(({ professional }) => professional.id)).not.toContain(ana.id);
});
