import { afterAll, beforeAll, expect, test } from 'vitest';
import { ada, ana, clara } from '../../../test/cast.ts';
import type { Client } from '../../../test/client.ts';
import type { HiredJob } from '../../../test/hiring.ts';
import { askForPriced, callOff, payConsultation, PRICE } from '../../../test/priced.ts';
import { bankActs } from '../../../test/pay.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let world: World;
let admin: Client;
beforeAll(async () => {
  world = await createWorld({ outside: true });
  admin = await world.as(ada);
});
afterAll(() => world.close());

async function paid(): Promise<HiredJob> {
  const asked = await askForPriced(world, { client: clara, professional: ana });
  await payConsultation(world, asked);
  return asked;
}
/** The bank does something, and everything that follows from it happens. */
async function bank(asked: HiredJob, outcome: 'opened' | 'won' | 'lost'): Promise<void> {
  await bankActs(world, asked, { outcome });
  await world.settle();
}
const jobOf = ({ client, jobId }: HiredJob) => client.ok('GET /api/job/:id', { params: { id: jobId } });
const paymentOf = async (asked: HiredJob) => (await jobOf(asked)).appointments[0]?.payment;

test('it stops this money and nothing else; what falls due meanwhile is done once the bank has decided', async () => {
  const asked = await paid();
  await bank(asked, 'opened');
  const job = await jobOf(asked);
  expect(job).toMatchObject({ status: 'TALKING', dispute: null });
  expect(job.chargebacks).toMatchObject([
    { appointmentId: asked.appointmentId, status: 'OPEN', amountCents: PRICE },
  ]);
  const back = { body: { appointmentId: asked.appointmentId, amountCents: 500 } };
  expect(await asked.professional.refused('POST /api/payment/consultation/refund', back)).toBe(
    'payment_disputed',
  );
  // Called off by the professional, all of it is the client's: not before the bank has decided.
  await callOff(asked, 'professional');
  await world.settle();
  expect(await paymentOf(asked)).toMatchObject({ settlement: 'HELD', refundedCents: 0 });
  await bank(asked, 'won');
  expect(await paymentOf(asked)).toMatchObject({
    settlement: 'REFUNDED',
    refundedCents: PRICE,
    frozenAt: null,
  });
});

test('lost, the client has the money and the talk goes on', async () => {
  const asked = await paid();
  await bank(asked, 'opened');
  await bank(asked, 'lost');
  expect(await jobOf(asked)).toMatchObject({ status: 'TALKING', chargebacks: [{ status: 'LOST' }] });
  expect(await paymentOf(asked)).toMatchObject({ settlement: 'REFUNDED', refundedCents: PRICE });
  expect(await admin.ok('GET /api/payment/admin/chargebacks')).toEqual([]);
});

test('the processor’s books agree with the ledger, movement by movement', async () => {
  const outcome = await reconcile(world.platform, { isWhole: true, pauseMs: 10 });
  expect(outcome?.result?.differences).toEqual([]);
});
