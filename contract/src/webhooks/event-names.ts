/** The events by name, without their schemas, for screens. */
export const EVENT_NAMES = [
  'proposal.sent',
  'proposal.moved',
  'proposal.accepted',
  'invite.sent',
  'invite.moved',
  'invite.accepted',
  'offer.made',
  'offer.answered',
  'job.moved',
  'appointment.moved',
  'appointment.attended',
  'message.sent',
  'payment.changed',
  'payment.released',
  'payment.refunded',
  'review.published',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

/** Sent at its owner's wish only, whatever a webhook listens to. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
/** Why a webhook no longer gets anything. */
export const OFF_REASONS = ['OWNER', 'GONE', 'FAILING'] as const;
export type OffReason = (typeof OFF_REASONS)[number];
