import type { CancellationHours } from '@parley/contract/appointments/cancel.ts';
import type { Side } from '@parley/contract/sides.ts';
import { found } from '../src/platform/http/refuse.ts';
import type { Character } from './cast.ts';
import { consultation } from './consultations.ts';
import { control } from './control.ts';
import type { HiredJob } from './hiring.ts';
import { offerService, pair, respond, send } from './negotiations.ts';
import { pageOf } from './pay.ts';
import type { World } from './world.ts';

export const PRICE = 4000;

interface Priced {
  client: Character;
  professional: Character;
  priceCents?: number;
  cancellationHours?: CancellationHours;
  creditConsultation?: boolean;
  instantBooking?: boolean;
  startsAt?: string;
}

/** The client asks for a consultation with a price, and the professional accepts unless it's booked instantly: it waits for its payment. */
export async function askForPriced(world: World, wanted: Priced): Promise<HiredJob> {
  const {
    client,
    professional,
    priceCents = PRICE,
    cancellationHours = 24,
    creditConsultation = true,
    instantBooking = false,
  } = wanted;
  const two = await pair(world, client, professional);
  const serviceId = await offerService(world, two.professionalId, true, {
    consultationPriceCents: priceCents,
    cancellationHours,
    creditConsultation,
    instantBooking,
  });
  const negotiation = await send(world, two, 'INVITE', {
    serviceId,
    startsAt: wanted.startsAt ?? two.nextTime(),
  });
  const data = instantBooking ? negotiation : (await respond(two.professional, negotiation, 'accept')).data;
  const jobId = found(data.jobId);
  const { appointments } = await two.client.ok('GET /api/job/:id', { params: { id: jobId } });
  const { title, startsAt, id: negotiationId } = negotiation;
  const appointmentId = found(appointments[0]).id;
  return { ...two, jobId, negotiationId, serviceId, appointmentId, title, startsAt, amountCents: priceCents };
}

/** The processor's page to pay the consultation. */
export async function openConsultationPage({ client, jobId, appointmentId }: HiredJob): Promise<string> {
  const body = { appointmentId };
  const { url } = await client.ok('POST /api/payment/checkout/:jobId', { params: { jobId }, body });
  return pageOf(url);
}

export async function payConsultation(world: World, asked: HiredJob): Promise<void> {
  const page = await openConsultationPage(asked);
  await control(world, `checkout/${page}`, { outcome: 'paid' });
  const { jobId, appointmentId } = asked;
  const payment = await asked.client.ok('POST /api/payment/paid', { body: { jobId, appointmentId } });
  if (payment.status !== 'PAID') throw new Error(`the payment is ${payment.status}`);
}

export const callOff = (asked: HiredJob, side: Side) =>
  asked[side].ok('POST /api/job/appointments/reschedule', {
    body: { id: asked.appointmentId, action: 'cancel', message: 'Something came up.' },
  });

/** What the consultation and its money look like, the same to both sides. */
export async function moneyOfConsultation(asked: HiredJob) {
  const { status, attendance, payBy, cancelUntil, settleAt, settleTo, objectUntil, payment } =
    await consultation(asked);
  return { status, attendance, payBy, cancelUntil, settleAt, settleTo, objectUntil, payment };
}
