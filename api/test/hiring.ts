import { inTransaction } from '../src/platform/db.ts';
import { found } from '../src/platform/refuse.ts';
import { lockPayment } from '../src/payments/queries.ts';
import { recordCharge } from '../src/payments/record-charge.ts';
import type { Character } from './cast.ts';
import { offerService, pair, respond, send, type Pair } from './talks.ts';
import type { World } from './world.ts';

/** Two people and the job that one does for the other. */
export interface Hired extends Pair {
  jobId: string;
  talkId: string;
  serviceId: string;
  appointmentId: string;
  title: string;
  startsAt: string;
  amountCents: number;
}

interface Hiring {
  client: Character;
  professional: Character;
  amountCents?: number;
}

/** The professional proposes one of their services on a posting of the client, who accepts. */
export async function hire(world: World, { client, professional, ...offer }: Hiring): Promise<Hired> {
  const two = await pair(world, client, professional);
  const serviceId = await offerService(world, professional.id);
  const talk = await send(world, two, 'PROPOSAL', { ...offer, serviceId });
  const answer = await respond(two.client, talk, 'accept');
  const jobId = found(answer.data.jobId);
  const { appointments } = await two.client.ok('GET /api/job/:id', { params: { id: jobId } });
  const { title, startsAt, amountCents } = talk;
  const appointmentId = found(appointments[0]).id;
  return { ...two, jobId, talkId: talk.id, serviceId, appointmentId, title, startsAt, amountCents };
}

/** The client's money arrives, as the processor tells us of it. */
export async function pay({ platform }: World, { jobId, amountCents }: Hired): Promise<void> {
  const [intentId, chargeId] = [`pi_${jobId}`, `ch_${jobId}`];
  const createdAt = platform.clock.instant();
  const charge = { id: chargeId, status: 'succeeded', amountCents, refundedCents: 0, isDisputed: false };
  await inTransaction(platform.db, async (trx) => {
    const payment = found(await lockPayment(trx, jobId));
    await recordCharge(platform, trx, payment, {
      outcome: 'PAID',
      checkout: {
        id: `cs_${jobId}`,
        status: 'complete',
        paymentStatus: 'paid',
        intentId,
        amountCents,
        currency: 'usd',
        paymentId: payment.id,
        expiresAt: createdAt,
        url: null,
      },
      intent: {
        id: intentId,
        status: 'succeeded',
        amountCents,
        failure: null,
        transferGroup: null,
        metadata: {},
        charge: { ...charge, createdAt, receiptUrl: null, movement: null },
      },
    });
  });
}

/** Paid and delivered. */
export async function deliver(world: World, hired: Hired): Promise<void> {
  await pay(world, hired);
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
}

/** Paid, delivered and accepted: the money is released. */
export async function complete(world: World, hired: Hired): Promise<void> {
  await deliver(world, hired);
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
}
