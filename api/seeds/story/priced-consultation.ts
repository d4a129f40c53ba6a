import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { jobUrl } from '../../src/notifications/news/urls.ts';
import { hoursAfter } from '../../src/platform/clock.ts';
import { randomFor } from '../random.ts';
import { agree } from './jobs.ts';
import { holdMoney } from './money.ts';
import { addPayment } from './offers.ts';
import { invite, notify, serviceOf, type Stage } from './story.ts';

/** A consultation with a price, days ahead: paid, held, and still free to call off. */
export function pricedConsultation({ draft, client, pro }: Stage): void {
  const [clara, tendai] = [client('Clara'), pro('Tendai Kuhudzai')];
  const service = serviceOf(tendai, 'Second opinion on your data warehouse');
  const sentAt = hoursAfter(draft.hour, -30);
  const minutes = service.consultationMinutes;
  const days: [number, number] = [4, 8];
  const free = { days, minutes, guestZone: clara.zone };
  const startsAt = draft.agenda.comingTime(tendai, free, randomFor('the priced consultation'));
  const message =
    'Our reports disagree with each other every month, and the two who built them have left. Before we hire anyone, I would like half an hour of your honesty.';
  const asked = { service, client: clara, pro: tendai, message, amountCents: null, startsAt, minutes };
  const acceptedAt = hoursAfter(sentAt, 5);
  const { job, appointment } = agree(draft, invite(draft, asked, sentAt), tendai, 'professional', acceptedAt);
  const payment = addPayment(draft, job, { appointmentId: appointment.id }, acceptedAt);
  const amountCents = appointment.priceCents ?? 0;
  Object.assign(payment, { amountCents, feeCents: feeOf(amountCents) });
  const paidAt = hoursAfter(acceptedAt, 2);
  holdMoney(draft, payment, paidAt);
  appointment.payBy = null;
  notify(draft, {
    to: clara,
    type: 'PAYMENT',
    message: `We received your $40 for the consultation about “${job.title}”. It’s held by Parley until the consultation is over.`,
    url: jobUrl(job.id),
    at: paidAt,
    read: true,
  });
}
