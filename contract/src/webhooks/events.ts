import { z } from 'zod';
import { APPOINTMENT_STATUSES, ATTENDANCES } from '../appointments/states.ts';
import { anyCents, id, instant } from '../fields.ts';
import { JOB_ACTORS, JOB_STATUSES } from '../jobs/states.ts';
import { NEGOTIATION_STATUSES } from '../negotiations/states.ts';
import { PAYMENT_STATUSES } from '../payments/states.ts';
import { SIDES } from '../sides.ts';
import type { EventName } from './event-names.ts';

const parties = { clientId: id, professionalId: id };
const by = z.enum([...SIDES, 'clock']).describe('whose move it was; `clock`: a deadline passed');

export const NegotiationEvent = z.strictObject({
  id: id.describe('of the proposal or the invitation'),
  ...parties,
  postingId: id.nullable(),
  serviceId: id.nullable(),
  action: z.string(),
  status: z.enum(NEGOTIATION_STATUSES),
  by,
  startsAt: instant.describe('when the consultation is, as things stand'),
});
export const JobEvent = z.strictObject({
  id: id.describe('of the job'),
  ...parties,
  action: z.string(),
  status: z.enum(JOB_STATUSES),
  by: z.enum(JOB_ACTORS),
});
export const OfferEvent = z.strictObject({
  id: id.describe('of the offer'),
  jobId: id,
  ...parties,
  amountCents: anyCents,
  estimatedDays: z.int().nullable(),
  action: z.enum(['make', 'accept', 'decline']),
  by: z.enum(SIDES),
});
export const AppointmentEvent = z.strictObject({
  id: id.describe('of the consultation'),
  jobId: id,
  ...parties,
  action: z.string(),
  status: z.enum(APPOINTMENT_STATUSES),
  by,
  startsAt: instant,
});
export const AttendanceEvent = z.strictObject({
  id: id.describe('of the consultation'),
  jobId: id,
  ...parties,
  startsAt: instant,
  attendance: z.enum(ATTENDANCES),
});
export const PaymentEvent = z.strictObject({
  jobId: id,
  appointmentId: id.nullable().describe('the consultation it was paid for; null for the work'),
  ...parties,
  amountCents: anyCents,
});
export const PaymentStatusEvent = PaymentEvent.extend({ status: z.enum(PAYMENT_STATUSES) });
export const MessageEvent = z.strictObject({
  id: id.describe('of the message'),
  jobId: id,
  seq: z.int(),
  senderId: id,
});
export const ReviewEvent = z.strictObject({
  id: id.describe('of the review'),
  jobId: id,
  authorId: id,
  aboutId: id,
  rating: z.int(),
});
export const TestEvent = z.strictObject({ webhookId: id });

/** What webhooks can tell of, each with the shape of its `data`. */
export const WEBHOOK_EVENTS = {
  'proposal.sent': NegotiationEvent,
  'proposal.moved': NegotiationEvent,
  'proposal.accepted': NegotiationEvent,
  'invite.sent': NegotiationEvent,
  'invite.moved': NegotiationEvent,
  'invite.accepted': NegotiationEvent,
  'offer.made': OfferEvent,
  'offer.answered': OfferEvent,
  'job.moved': JobEvent,
  'appointment.moved': AppointmentEvent,
  'appointment.attended': AttendanceEvent,
  'message.sent': MessageEvent,
  'payment.changed': PaymentStatusEvent,
  'payment.released': PaymentEvent,
  'payment.refunded': PaymentEvent,
  'review.published': ReviewEvent,
} as const satisfies Record<EventName, z.ZodType>;
export type WebhookEvents = typeof WEBHOOK_EVENTS;
export type WebhookData<E extends EventName> = z.output<WebhookEvents[E]>;
