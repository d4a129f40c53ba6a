import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import { advanceTo, come } from '../../../test/consultations.ts';
import { enablePayouts } from '../../../test/control.ts';
import type { HiredJob } from '../../../test/hiring.ts';
import { pay } from '../../../test/pay.ts';
import { askForPriced, payConsultation } from '../../../test/priced.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { hoursAfter } from '../../platform/clock.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  await enablePayouts(world, await world.as(ana));
});
afterAll(() => world.close());

/** A consultation for $40 that was held and paid out, then work for $900 that was accepted and paid out. */
async function bothPaid(): Promise<HiredJob> {
  const asked = await askForPriced(world, { client: clara, professional: ana, creditConsultation: false });
  await payConsultation(world, asked);
  await advanceTo(world, asked.startsAt, -5);
  for (const side of ['client', 'professional'] as const) await come(world, asked, side);
  await advanceTo(world, asked.startsAt, 16);
  await advanceTo(world, hoursAfter(asked.startsAt, 48.5));
  const params = { id: asked.jobId };
  const body = { amountCents: 90_000, estimatedDays: 5 };
  await asked.professional.ok('POST /api/job/:id/offers', { params, body });
  await pay(world, asked.client, asked.jobId);
  await asked.professional.ok('POST /api/job/:id/deliver', { params, body: {} });
  await asked.client.ok('POST /api/job/completed/:id', { params, body: {} });
  await world.settle();
  return asked;
}

test('the money of a consultation and that of the work are listed each with its own movements', async () => {
  const asked = await bothPaid();
  const admin = await world.as(ada);
  const { items } = await admin.ok('GET /api/payment/admin', { query: { q: asked.jobId } });
  const sumsOf = (appointmentId: string | null) =>
    (items.find((each) => each.appointmentId === appointmentId)?.ledger ?? []).map(({ kind, entries }) => [
      kind,
      Math.max(...entries.map(({ debitCents }) => debitCents)),
    ]);
  expect(sumsOf(asked.appointmentId)).toEqual([
    ['charge', 4_000],
    ['processor_fee', expect.any(Number)],
    ['release', 4_000],
    ['transfer', 3_600],
  ]);
  expect(sumsOf(null)).toEqual([
    ['charge', 90_000],
    ['processor_fee', expect.any(Number)],
    ['release', 90_000],
    ['transfer', 81_000],
  ]);
  const { ledger } = await admin.ok('GET /api/job/admin/:id', { params: { id: asked.jobId } });
  expect(ledger).toHaveLength(8);
});

test('each movement in a job says whether it is a consultation’s, and each was paid at a time of its own', async () => {
  const asked = await bothPaid();
  const { money, appointments, hiredAt } = await asked.client.ok('GET /api/job/:id', {
    params: { id: asked.jobId },
  });
  const texts = (appointmentId: string | null) =>
    money.moves.filter((each) => each.appointmentId === appointmentId).map(({ text }) => text);
  expect(texts(asked.appointmentId)[0]).toMatch(/^Paid \$40\.00/);
  expect(texts(null)[0]).toMatch(/^Paid \$900\.00/);
  expect(texts(null).join()).not.toContain('$40');
  const { paidAt = '' } = appointments[0]?.payment ?? {};
  expect(new Date(paidAt ?? '') < new Date(hiredAt ?? '')).toBe(true);
});
