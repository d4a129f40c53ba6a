import { z } from 'zod';
import { Appointment } from '../appointments/schemas.ts';
import { AuditEntry, reason } from '../audit.ts';
import { passwordAgain } from '../auth/schemas.ts';
import { feeTerms } from '../payments/fee.ts';
import { anyCents, id, instant, text } from '../fields.ts';
import { MAX_CENTS, MAX_NOTE } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { Chargeback } from '../payments/chargebacks.ts';
import { LedgerTransaction } from '../payments/ledger.ts';
import { JobTips } from '../payments/tips/schemas.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '../payments/states.ts';
import { Person } from '../users/schemas.ts';
import { Offer } from '../offers/schemas.ts';
import { Evidence } from './evidence.ts';
import { JOB_ACTORS, JOB_STATUSES, OUTCOMES, SIDE_ACTIONS } from './states.ts';

const shared = {
  id,
  title: z.string(),
  client: Person,
  professional: Person,
  postingId: id.nullable(),
  serviceId: id.nullable(),
  milestone: z.int().nullable().describe('which of the milestones of its plan; null for work without'),
  amountCents: anyCents.nullable().describe('of the standing or the paid offer; null while there is none'),
  status: z.enum(JOB_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  settlement: z.enum(SETTLEMENTS),
  createdAt: instant,
  hireBy: instant.nullable().describe('when talking ends automatically unless the client hires'),
  hiredAt: instant.nullable(),
  dueAt: instant
    .nullable()
    .describe('the hire plus the estimated days, or what both agreed on since; null while talking'),
  deliveredAt: instant.nullable(),
  releaseAt: instant.nullable().describe('when the work is accepted automatically'),
  lateRefundAt: instant
    .nullable()
    .describe(
      'when all of the held money goes back because the work is long overdue, unless the professional objects',
    ),
  completedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  endedAt: instant.nullable().describe('when they stopped talking without a hire'),
  unreadCount: z.int().describe('unread messages in its chat'),
};
export const JobCard = z.strictObject({
  ...shared,
  disputedBy: z
    .enum(JOB_ACTORS)
    .nullable()
    .describe('who opened the dispute; a bank (`processor`) decides its own, Parley all others'),
  nextAppointment: z.strictObject({ id, startsAt: instant, endsAt: instant }).nullable(),
});
export type JobCard = z.infer<typeof JobCard>;

export const JobEntry = z.strictObject({
  id,
  at: instant,
  by: z.enum(['client', 'professional', 'clock', 'admin', 'processor']),
  action: z.string(),
  from: z.enum(JOB_STATUSES).nullable(),
  to: z.enum(JOB_STATUSES),
  message: z.string().nullable(),
});
/** An open dispute: who opened it and why, and what happens to the money, and when, if nobody decides before. */
export const Dispute = z.strictObject({
  by: z.enum(['client', 'professional', 'clock', 'admin', 'processor']),
  at: instant,
  reason: z.string().nullable(),
  refundAt: instant.nullable().describe('when the dispute ends automatically'),
  undecidedCents: anyCents.describe(
    'what goes to the professional then, before the fee; the rest is refunded. Half once work was delivered, else nothing',
  ),
});
/** Work that was offered in milestones, each a job of its own. */
export const Plan = z.strictObject({
  id: id.describe('the job that it began with, which has the chat and the reviews'),
  number: z.int().describe('which of the milestones this job is'),
  milestones: z.array(
    z.strictObject({
      jobId: id,
      number: z.int(),
      title: z.string(),
      amountCents: anyCents.nullable().describe('null while only the client has named a price'),
      estimatedDays: z.int().nullable(),
      status: z.enum(JOB_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      settlement: z.enum(SETTLEMENTS),
      dueAt: instant.nullable(),
    }),
  ),
});
export type Plan = z.infer<typeof Plan>;
/** Where the money is: past movements and the next one. */
export const JobMoney = z.strictObject({
  amountCents: anyCents.describe('0 while there is no offer'),
  creditCents: anyCents.describe('already off the amount: what was paid for held consultations'),
  feeCents: anyCents,
  ...feeTerms,
  netCents: anyCents,
  takenCents: anyCents.describe(
    'what of the held money will pay back what the professional owes; told to them only',
  ),
  moves: z.array(
    z.strictObject({
      at: instant,
      text: z.string(),
      amountCents: anyCents,
      appointmentId: id
        .nullable()
        .describe('the consultation whose money it is; null for the work’s and a tip’s'),
      tipId: id.nullable().describe('the tip whose money it is'),
    }),
  ),
  next: z.strictObject({ at: instant, text: z.string() }).nullable(),
});
export const Job = z.strictObject({
  ...shared,
  description: z.string().describe('the message of the accepted proposal or invitation'),
  estimatedDays: z.int().nullable(),
  rateCents: anyCents.nullable().describe('what an hour costs by its service; null where its price is fixed'),
  offer: Offer.extend({ estimatedDays: z.int() }).nullable().describe('the standing or the paid one'),
  plan: Plan.nullable().describe('null for work without milestones'),
  hiring: z
    .strictObject({
      openings: z.int(),
      hires: z.int().describe('how many are hired for the posting so far'),
      others: z.int().describe('jobs of the posting with others in which nobody is hired yet'),
    })
    .nullable()
    .describe('how the hiring for its posting stands; for the client only'),
  extensionUsed: z.boolean(),
  wasDelivered: z.boolean().describe('whether work was delivered, even if changes were requested since'),
  disputesLeft: z
    .strictObject({ client: z.int(), professional: z.int() })
    .describe('how many disputes each side can still open'),
  isBlocked: z
    .boolean()
    .describe(
      'whether either side has blocked the other, which of them isn’t said; paid work goes on all the same',
    ),
  hasDisabledSide: z
    .boolean()
    .describe('whether an account of the two is disabled: nobody responds there, so nothing can be agreed'),
  reviewBy: instant
    .nullable()
    .describe('until when a completed job, or the paid consultation of an ended one, can be reviewed'),
  refundableAt: instant
    .nullable()
    .describe('from when the job counts as long overdue and the client can ask for everything back'),
  disputeAt: instant.nullable().describe('when a dispute opens automatically'),
  holdUntil: instant
    .nullable()
    .describe('until when the processor can hold the money of the work; null while none is held'),
  dispute: Dispute.nullable().describe('the open dispute; deadlines are paused meanwhile'),
  chargebacks: z.array(Chargeback).describe('payments that the client’s bank took back, the oldest first'),
  appointments: z
    .array(Appointment)
    .describe(
      'in the order of their starts; of those that were never agreed, or called off unpaid, the latest 50',
    ),
  history: z.array(JobEntry).describe('its latest moves, at most 50, the oldest first'),
  historyCursor: z
    .string()
    .nullable()
    .describe('of the moves before those, by `GET /api/job/:id/moves`; null if there are none'),
  money: JobMoney,
  tips: JobTips,
});
export type Job = z.infer<typeof Job>;

export const JobMessage = z.strictObject({ message: text(1, MAX_NOTE).optional() });
export const JobReason = z.strictObject({ message: text(1, MAX_NOTE, /*i18n*/ 'Write a message.') });

/** How an admin decides a dispute. */
export const Decision = z.strictObject({
  outcome: z.enum(OUTCOMES),
  toProfessionalCents: anyCents
    .min(1)
    .max(MAX_CENTS)
    .optional()
    .describe('with split only: the professional’s part, before the fee; the rest is refunded'),
  shown: z
    .strictObject({ sentCents: anyCents, toClientCents: anyCents })
    .optional()
    .describe(
      'what the two get by what was shown to the admin; 409 `sums_changed` if the decision would move other sums',
    ),
  reason,
  password: passwordAgain,
});

/** Ends a dispute without a decision; both sides read the reason. */
export const Resumption = z.strictObject({ reason });

/** What an admin does on behalf of one side: the same action, with a reason. */
export const JobAct = z.strictObject({
  as: z.enum(SIDE_ROLES),
  action: z.enum(SIDE_ACTIONS),
  reason,
  message: text(1, MAX_NOTE).optional().describe('shown to both sides; the reason by default'),
  password: passwordAgain,
});
export type JobAct = z.infer<typeof JobAct>;

/** A job as admins see it, with its ledger and audit log. */
export const AdminJob = z.strictObject({
  job: Job,
  ledger: z.array(LedgerTransaction),
  audit: z.array(AuditEntry),
  owedCents: anyCents.describe('what the professional owes now, which is taken off what is sent to them'),
  evidence: Evidence.nullable().describe('of a disputed job only'),
});
export type AdminJob = z.infer<typeof AdminJob>;
