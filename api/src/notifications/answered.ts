import type { NotificationType } from '@parley/contract/notifications/kinds.ts';
import { otherSide, type Side, SIDES } from '@parley/contract/sides.ts';
import type { Trx } from '../platform/database/db.ts';
import type { Subscriptions } from '../platform/events.ts';
import { recipientAt } from './news/sides.ts';
import { jobUrl, negotiationUrl } from './news/urls.ts';
import { stopSending } from './queries-due.ts';

interface Act {
  by: string;
  /** An admin did it on behalf of that side, which may know nothing of it. */
  byAdmin?: boolean;
  clientId: string;
  professionalId: string;
}

type News = { types: readonly NotificationType[]; url: string };

async function stop(trx: Trx, { by, byAdmin = false, ...parties }: Act, newsOf: (side: Side) => News) {
  const side = SIDES.find((each) => each === by);
  if (side && !byAdmin) await stopSending(trx, recipientAt(parties, side).to, newsOf(side));
}

const ofJob = (type: NotificationType, { jobId }: { jobId: string }) => {
  const news: News = { types: [type], url: jobUrl(jobId) };
  return () => news;
};

/**
 * Who acts has seen what led to it: an email or a push would only come too late. It stays unread in the app, as nobody has
 * said that they read it.
 */
export const answered: Subscriptions = {
  'negotiation.moved': (_platform, trx, event) =>
    stop(trx, event, (side) => ({ types: ['PROPOSAL', 'INVITE'], url: negotiationUrl(event, side) })),
  'negotiation.accepted': (_platform, trx, event) =>
    stop(trx, event, (side) => ({ types: ['PROPOSAL', 'INVITE'], url: negotiationUrl(event, side) })),
  'appointment.moved': (_platform, trx, event) => stop(trx, event, ofJob('APPOINTMENT', event)),
  'series.moved': (_platform, trx, event) => stop(trx, event, ofJob('APPOINTMENT', event)),
  'offer.made': (_platform, trx, event) => stop(trx, event, ofJob('JOB', event)),
  'offer.answered': (_platform, trx, event) =>
    stop(trx, { ...event, by: 'professional' }, ofJob('JOB', event)),
  'job.hired': (_platform, trx, event) => stop(trx, { ...event, by: 'client' }, ofJob('JOB', event)),
  'job.moved': (_platform, trx, event) =>
    stop(trx, { ...event, byAdmin: event.isOnBehalf ?? false }, ofJob('JOB', event)),
  'resolution.suggested': (_platform, trx, event) => stop(trx, event, ofJob('JOB', event)),
  'resolution.answered': (_platform, trx, event) =>
    stop(
      trx,
      { ...event, by: event.action === 'withdraw' ? event.by : otherSide(event.by) },
      ofJob('JOB', event),
    ),
};
