import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ana, clara } from '../../../test/cast.ts';
import { advanceTo, come, comingTime, consultation, move, plan } from '../../../test/consultations.ts';
import { hire, type HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';

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

/** The client waits for the professional, who misses it. */
async function missed(id: string, startsAt: string): Promise<void> {
  await advanceTo(world, startsAt, -5);
  await come(world, hired, 'client', id);
  await advanceTo(world, startsAt, 15);
}
const choose = (id: string) =>
  hired.client.call('POST /api/job/appointment/absent/:id', { params: { id }, body: { action: 'refund' } });
const dispute = () =>
  hired.professional.ok('POST /api/job/:id/dispute', {
    params: { id: hired.jobId },
    body: { message: 'That is not so.' },
  });
const withdrawDispute = () =>
  hired.professional.ok('POST /api/job/:id/withdraw-dispute', { params: { id: hired.jobId }, body: {} });

test('once the first one is called off, the next one planned brings the money back if it is missed', async () => {
  const startsAt = comingTime(world, hired);
  const { data } = await plan(hired.client, hired.jobId, startsAt);
  await move(hired.professional, data.id, 'accept');
  expect((await consultation(hired, data.id)).isFirst).toBe(false);
  await move(hired.professional, hired.appointmentId, 'cancel', { message: 'I am ill, sorry.' });
  expect((await consultation(hired, data.id)).isFirst).toBe(true);
  await missed(data.id, startsAt);
  expect((await choose(data.id)).status).toBe(200);
});

test('whoever has opened two disputes can still object', async () => {
  for (let time = 0; time < 2; time += 1) {
    await dispute();
    await withdrawDispute();
  }
  await missed(hired.appointmentId, hired.startsAt);
  const { status } = await hired.professional.call('POST /api/job/appointment/object/:id', {
    params: { id: hired.appointmentId },
    body: { reason: 'I was there.' },
  });
  expect(status).toBe(200);
});
