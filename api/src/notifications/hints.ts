import type { ChangedKind } from '@parley/contract/live.ts';
import type { Db } from '../platform/database/db.ts';
import type { Subscriptions } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';

interface Parties {
  clientId: string;
  professionalId: string;
}

const both = ({ clientId, professionalId }: Parties) => [clientId, professionalId];

const hint = (kind: ChangedKind, { live }: Platform, trx: Db, event: Parties, id: string) =>
  live.hint(trx, both(event), 'changed', { kind, id });

async function hintPayment(
  platform: Platform,
  trx: Db,
  { jobId, appointmentId, ...parties }: Parties & { jobId: string; appointmentId: string | null },
): Promise<void> {
  hint('payment', platform, trx, parties, jobId);
  if (appointmentId !== null) hint('appointment', platform, trx, parties, appointmentId);
}

/** Hints to both sides' open pages, after the commit. */
export const hints: Subscriptions = {
  'negotiation.sent': async (platform, trx, event) => hint('talk', platform, trx, event, event.negotiationId),
  'negotiation.moved': async (platform, trx, event) =>
    hint('talk', platform, trx, event, event.negotiationId),
  'negotiation.accepted': async (platform, trx, event) =>
    hint('talk', platform, trx, event, event.negotiationId),
  'job.agreed': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'offer.made': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'offer.answered': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'resolution.suggested': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'resolution.answered': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'resolution.expired': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'job.hired': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'job.moved': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'payment.changed': hintPayment,
  'payment.released': hintPayment,
  'payment.refunded': hintPayment,
  'appointment.checked_in': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'appointment.moved': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'series.moved': async (platform, trx, event) => hint('job', platform, trx, event, event.jobId),
  'appointment.attended': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'appointment.paid': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'appointment.objected': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'appointment.decided': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'appointment.refund_chosen': async (platform, trx, event) =>
    hint('appointment', platform, trx, event, event.appointmentId),
  'review.written': async ({ live }, trx, { jobId, authorId, aboutId }) =>
    live.hint(trx, [authorId, aboutId], 'changed', { kind: 'job', id: jobId }),
  'review.published': async ({ live }, trx, { jobId, authorId, aboutId }) =>
    live.hint(trx, [authorId, aboutId], 'changed', { kind: 'job', id: jobId }),
  // For the sender's other tabs.
  'ticket.sent': async ({ live }, trx, { ticketId, authorId }) =>
    live.hint(trx, [authorId], 'changed', { kind: 'ticket', id: ticketId }),
  'ticket.replied': async ({ live }, trx, { ticketId, authorId }) =>
    live.hint(trx, [authorId], 'changed', { kind: 'ticket', id: ticketId }),
  'ticket.answered': async ({ live }, trx, { ticketId, authorId }) =>
    live.hint(trx, [authorId], 'changed', { kind: 'ticket', id: ticketId }),
  'ticket.moved': async ({ live }, trx, { ticketId, authorId }) =>
    live.hint(trx, [authorId], 'changed', { kind: 'ticket', id: ticketId }),
  'message.sent': async ({ live }, trx, { jobId, seq, senderId, recipientId }) =>
    live.hint(trx, [senderId, recipientId], 'newer', { jobId, seq }),
  'message.read': async ({ live }, trx, { jobId, readerId, otherId, seq }) =>
    live.hint(trx, [readerId, otherId], 'read', { jobId, userId: readerId, seq }),
};
