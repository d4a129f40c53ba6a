import { shortMoney } from '@parley/contract/money.ts';
import { FIRST_FEE } from '@parley/contract/payments/fee-terms.ts';
import { feeOf } from '@parley/contract/payments/platform-fee.ts';
import { jobUrl } from '../../src/notifications/news/urls.ts';
import { SETTLE_AFTER_HOURS } from '@parley/contract/appointments/price.ts';
import { daysAfter, hoursAfter } from '../../src/platform/clock.ts';
import { randomFor } from '../random.ts';
import type { Row } from '../rows.ts';
import { act, agree, meet } from './jobs.ts';
import { holdMoney, releaseMoney } from './money/money.ts';
import { addPayment } from './offers.ts';
import { review } from './profile-stats.ts';
import { invite, notify, serviceOf, type Stage } from './story.ts';

interface Paid {
  message: string;
  sentAt: string;
  startsAt: (service: Row<'services'>) => string;
}

/** Clara asks Tendai for a consultation with a price, and pays it once he has accepted. */
function paid({ draft, client, pro }: Stage, { message, sentAt, startsAt: timeOf }: Paid) {
  const [clara, tendai] = [client('Clara'), pro('Tendai Kuhudzai')];
  const service = serviceOf(tendai, 'Second opinion on your data warehouse');
  const minutes = service.consultationMinutes;
  const startsAt = timeOf(service);
  const asked = { service, client: clara, pro: tendai, message, amountCents: null, startsAt, minutes };
  const acceptedAt = hoursAfter(sentAt, 5);
  const agreed = agree(draft, invite(draft, asked, sentAt), tendai, 'professional', acceptedAt);
  const { job, appointment } = agreed;
  const payment = addPayment(draft, job, { appointmentId: appointment.id }, acceptedAt);
  const amountCents = appointment.priceCents ?? 0;
  Object.assign(payment, { amountCents, feeCents: feeOf(amountCents, FIRST_FEE) });
  const paidAt = hoursAfter(acceptedAt, 2);
  holdMoney(draft, payment, paidAt);
  appointment.payBy = null;
  notify(draft, {
    to: clara,
    type: 'PAYMENT',
    message: `We received your ${shortMoney(amountCents)} for the consultation about “${job.title}”. It’s held by Parley until the consultation is over.`,
    url: jobUrl(job.id),
    at: paidAt,
    read: true,
  });
  return { agreed, payment };
}

/** A consultation with a price, days ahead: paid, held, and still free to call off. */
export function pricedConsultation(stage: Stage): void {
  const { draft, client, pro } = stage;
  const days: [number, number] = [4, 8];
  paid(stage, {
    message:
      'Our reports disagree with each other every month, and the two who built them have left. Before we hire anyone, I would like half an hour of your honesty.',
    sentAt: hoursAfter(draft.hour, -30),
    startsAt: ({ consultationMinutes: minutes }) =>
      draft.agenda.comingTime(
        pro('Tendai Kuhudzai'),
        { days, minutes, guestZone: client('Clara').zone },
        randomFor('the priced consultation'),
      ),
  });
}

/** One that was held weeks ago: paid out, and reviewed by both, although nobody was hired. */
export function heldConsultation(stage: Stage): void {
  const { draft, pro } = stage;
  const sentAt = daysAfter(draft.hour, -66);
  const { agreed, payment } = paid(stage, {
    message:
      'Hello Tendai, we bought a small shop, and its two hundred tables came along. Keep them, or begin again? I would rather pay for a straight answer than guess.',
    sentAt,
    startsAt: ({ consultationMinutes }) =>
      draft.agenda.pastTime(
        pro('Tendai Kuhudzai'),
        daysAfter(sentAt, 2),
        consultationMinutes,
        randomFor('the held consultation'),
      ),
  });
  const { job, appointment } = agreed;
  meet(agreed);
  const endedAt = hoursAfter(appointment.endsAt, 27);
  act(draft, agreed, {
    action: 'end',
    by: 'client',
    at: endedAt,
    message: 'We keep the twelve tables you pointed at and archive the others ourselves. Thank you, Tendai.',
  });
  job.reviewBy = daysAfter(endedAt, 14);
  const paidOutAt = hoursAfter(appointment.endsAt, SETTLE_AFTER_HOURS);
  releaseMoney(draft, payment, agreed.pro.accountId, paidOutAt);
  Object.assign(appointment, { settleAt: null, settleTo: null });
  review(draft, agreed, 'client', {
    stars: 5,
    text: 'He asked three questions, drew one box, and we knew what to throw away. The cheapest half hour of that takeover.',
    at: hoursAfter(endedAt, 3),
  });
  review(draft, agreed, 'professional', {
    stars: 5,
    text: 'Clara had the list of tables open before I asked for it, and decided on the spot.',
    at: hoursAfter(endedAt, 20),
  });
}
