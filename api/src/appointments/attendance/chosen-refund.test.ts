import { afterAll, beforeAll, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { advanceTo, checkIn, come, consultation } from '../../../test/consultations.ts';
import { hire } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
});
afterAll(() => world.close());

async function paid() {
  const hired = await hire(world, { client: clara, professional: ana });
  await pay(world, hired.client, hired.jobId);
  return { ...hired, at: { params: { id: hired.jobId } } };
}

test('a refund that was chosen on the last day can be chosen again once a dispute is withdrawn', async () => {
  const hired = await paid();
  await advanceTo(world, hired.startsAt, -5);
  await come(world, hired, 'client');
  await advanceTo(world, hired.startsAt, 15);
  const { attendance, refundUntil } = await consultation(hired);
  expect(attendance).toBe('PROFESSIONAL_ABSENT');
  const choose = () =>
    hired.client.call('POST /api/job/appointment/absent/:id', {
      params: { id: hired.appointmentId },
      body: { action: 'refund' },
    });
  await advanceTo(world, refundUntil ?? '', -60);
  expect((await choose()).status).toBe(200);
  await world.advance({ hours: 12 });
  await hired.professional.ok('POST /api/job/:id/dispute', {
    ...hired.at,
    body: { message: 'I was there.' },
  });
  await hired.professional.ok('POST /api/job/:id/withdraw-dispute', { ...hired.at, body: {} });
  expect((await choose()).status).toBe(200);
});

test('accepting the work leaves a call alone that began early', async () => {
  const hired = await paid();
  await advanceTo(world, hired.startsAt, -8);
  for (const side of ['client', 'professional'] as const) await checkIn(hired[side], hired.appointmentId);
  const room = { params: { id: hired.appointmentId }, body: {} };
  await hired.client.ok('POST /api/job/meeting/start/:id', room);
  await hired.client.ok('POST /api/job/completed/:id', { ...hired.at, body: {} });
  expect((await consultation(hired)).status).toBe('ACCEPTED');
});
