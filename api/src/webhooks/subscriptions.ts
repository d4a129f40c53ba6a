import type { Side } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Events, Subscriptions } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';
import { publish } from './publish.ts';
import { deleteWebhooksOf } from './queries.ts';

interface Parties {
  clientId: string;
  professionalId: string;
}
const both = ({ clientId, professionalId }: Parties) => [clientId, professionalId];
const parties = ({ clientId, professionalId }: Parties) => ({ clientId, professionalId });

type What = 'sent' | 'moved' | 'accepted';

const negotiation =
  (what: What) =>
  (platform: Platform, trx: Trx, event: Events['negotiation.moved']): Promise<void> =>
    publish(platform, trx, `${event.kind === 'PROPOSAL' ? 'proposal' : 'invite'}.${what}`, both(event), {
      id: event.negotiationId,
      ...parties(event),
      postingId: event.postingId,
      serviceId: event.serviceId,
      action: event.action,
      status: event.to,
      by: event.by,
      startsAt: event.startsAt,
    });

const offer = (event: Events['offer.made'], action: 'make' | 'accept' | 'decline', by: Side) => ({
  id: event.offerId,
  jobId: event.jobId,
  ...parties(event),
  amountCents: event.amountCents,
  estimatedDays: event.estimatedDays,
  action,
  by,
});

const payment = (event: Events['payment.hold_ended']) => ({
  jobId: event.jobId,
  appointmentId: event.appointmentId,
  ...parties(event),
  amountCents: event.amountCents,
});

/** What webhooks are told: ids and states that both sides read in the API, never what only one of them does. */
export const subscriptions: Subscriptions = {
  'negotiation.sent': negotiation('sent'),
  'negotiation.moved': negotiation('moved'),
  'negotiation.accepted': negotiation('accepted'),
  'job.moved': (platform, trx, event) =>
    publish(platform, trx, 'job.moved', both(event), {
      id: event.jobId,
      ...parties(event),
      action: event.action,
      status: event.to,
      by: event.by,
    }),
  'offer.made': (platform, trx, event) =>
    publish(platform, trx, 'offer.made', both(event), offer(event, 'make', event.by)),
  'offer.answered': (platform, trx, event) =>
    publish(
      platform,
      trx,
      'offer.answered',
      both(event),
      offer({ ...event, by: 'professional' }, event.action, 'professional'),
    ),
  'appointment.moved': (platform, trx, event) =>
    publish(platform, trx, 'appointment.moved', both(event), {
      id: event.appointmentId,
      jobId: event.jobId,
      ...parties(event),
      action: event.action,
      status: event.to,
      by: event.by,
      startsAt: event.startsAt,
    }),
  'appointment.attended': (platform, trx, event) =>
    publish(platform, trx, 'appointment.attended', both(event), {
      id: event.appointmentId,
      jobId: event.jobId,
      ...parties(event),
      startsAt: event.startsAt,
      attendance: event.attendance,
    }),
  'message.sent': (platform, trx, { jobId, messageId, seq, senderId, recipientId }) =>
    publish(platform, trx, 'message.sent', [senderId, recipientId], { id: messageId, jobId, seq, senderId }),
  'payment.changed': (platform, trx, event) =>
    publish(platform, trx, 'payment.changed', both(event), { ...payment(event), status: event.status }),
  // Its amount is after the fee: the professional's.
  'payment.released': (platform, trx, event) =>
    publish(platform, trx, 'payment.released', [event.professionalId], payment(event)),
  'payment.refunded': (platform, trx, event) =>
    publish(platform, trx, 'payment.refunded', [event.clientId], payment(event)),
  'review.published': (platform, trx, { reviewId, jobId, authorId, aboutId, rating }) =>
    publish(platform, trx, 'review.published', [authorId, aboutId], {
      id: reviewId,
      jobId,
      authorId,
      aboutId,
      rating,
    }),
  'user.gone': async (_platform, trx, { userId, how }) => {
    if (how === 'closed') await deleteWebhooksOf(trx, userId);
  },
};
