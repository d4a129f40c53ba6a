import { found } from '../src/platform/http/refuse.ts';
import type { Character } from './cast.ts';
import { pay } from './pay.ts';
import { offerService, pair, respond, send, type Pair } from './negotiations.ts';
import type { World } from './world.ts';

export interface HiredJob extends Pair {
  jobId: string;
  negotiationId: string;
  serviceId: string;
  appointmentId: string;
  title: string;
  startsAt: string;
  amountCents: number;
}

interface Hiring {
  startsAt?: string;
  client: Character;
  professional: Character;
  amountCents?: number;
}

/** The professional proposes, and the client accepts: the job is TALKING. */
export async function hire(world: World, { client, professional, ...offer }: Hiring): Promise<HiredJob> {
  const two = await pair(world, client, professional);
  const serviceId = await offerService(world, professional.id);
  const negotiation = await send(world, two, 'PROPOSAL', { ...offer, serviceId });
  const answer = await respond(two.client, negotiation, 'accept');
  const jobId = found(answer.data.jobId);
  const { appointments } = await two.client.ok('GET /api/job/:id', { params: { id: jobId } });
  const { title, startsAt } = negotiation;
  const amountCents = found(negotiation.amountCents);
  const appointmentId = found(appointments[0]).id;
  return {
    ...two,
    jobId,
    negotiationId: negotiation.id,
    serviceId,
    appointmentId,
    title,
    startsAt,
    amountCents,
  };
}

/** Paid and delivered. Needs the stand-ins, as do those below. */
export async function deliver(world: World, hired: HiredJob): Promise<void> {
  await pay(world, hired.client, hired.jobId);
  await hired.professional.ok('POST /api/job/:id/deliver', { params: { id: hired.jobId }, body: {} });
}

/** Paid, delivered and accepted: the money is released. */
export async function complete(world: World, hired: HiredJob): Promise<void> {
  await deliver(world, hired);
  await hired.client.ok('POST /api/job/completed/:id', { params: { id: hired.jobId }, body: {} });
}
