import { t } from '@lingui/core/macro';
import type { EventName } from '@parley/contract/webhooks/event-names.ts';

/** What each event tells of. */
export const eventTexts = (): Record<EventName, string> => ({
  'proposal.sent': t`A proposal was sent`,
  'proposal.moved': t`A proposal was declined, withdrawn, rescheduled or written about`,
  'proposal.accepted': t`A proposal was accepted`,
  'invite.sent': t`An invitation was sent`,
  'invite.moved': t`An invitation was declined, withdrawn, rescheduled or written about`,
  'invite.accepted': t`An invitation was accepted`,
  'offer.made': t`An offer was made or asked for`,
  'offer.answered': t`An offer was accepted or declined`,
  'job.moved': t`A job was hired for, delivered, completed, disputed or ended`,
  'appointment.moved': t`A consultation was agreed, moved or canceled`,
  'appointment.attended': t`A consultation is over, with who came`,
  'message.sent': t`A chat message was sent`,
  'payment.changed': t`A payment is pending, paid or failed`,
  'payment.released': t`Money was released to you`,
  'payment.refunded': t`Money was refunded to you`,
  'review.published': t`A review was published`,
});
