import { z } from 'zod';
import { Appointment } from '../appointments/schemas.ts';
import { anyCents, id, instant, text } from '../fields.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '../payments/states.ts';
import { Person } from '../users/schemas.ts';
import { JOB_STATUSES } from './states.ts';

const shared = {
  id,
  title: z.string(),
  client: Person,
  professional: Person,
  postingId: id.nullable(),
  serviceId: id.nullable(),
  amountCents: anyCents,
  status: z.enum(JOB_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  settlement: z.enum(SETTLEMENTS),
  createdAt: instant,
  payBy: instant.nullable().describe('cancelled by itself then unless paid'),
  dueAt: instant.describe('agreed start plus the estimated days'),
  deliveredAt: instant.nullable(),
  releaseAt: instant.nullable().describe('accepted by itself then'),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  unreadCount: z.int().describe('unread messages of its chat'),
};
export const JobCard = z.strictObject({
  ...shared,
  nextAppointment: z.strictObject({ id, startsAt: instant, endsAt: instant }).nullable(),
});
export type JobCard = z.infer<typeof JobCard>;

export const JobEntry = z.strictObject({
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin', 'processor']),
  action: z.string(),
  from: z.enum(JOB_STATUSES).nullable(),
  to: z.enum(JOB_STATUSES),
  message: z.string().nullable(),
});
/** Where the money is: what moved, why, and what moves next. */
export const JobMoney = z.strictObject({
  amountCents: anyCents,
  feeCents: anyCents,
  netCents: anyCents,
  moves: z.array(z.strictObject({ at: instant, text: z.string(), amountCents: anyCents })),
  next: z.strictObject({ at: instant, text: z.string() }).nullable(),
});
export const Job = z.strictObject({
  ...shared,
  description: z.string().describe('the message of the agreement'),
  estimatedDays: z.int().nullable(),
  extensionUsed: z.boolean(),
  reviewBy: instant.nullable().describe('a completed job can be reviewed until then'),
  appointments: z.array(Appointment),
  history: z.array(JobEntry),
  money: JobMoney,
});
export type Job = z.infer<typeof Job>;

export const JobMessage = z.strictObject({ message: text(1, 4000).optional() });
export const JobReason = z.strictObject({ message: text(1, 4000) });
