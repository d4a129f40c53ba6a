import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, instant, limit, nothing, page, search } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '../payments/states.ts';
import {
  AdminJob,
  Decision,
  Job,
  JobAct,
  JobCard,
  JobEntry,
  JobMessage,
  JobReason,
  Resumption,
} from './schemas.ts';
import { JOB_STATUSES } from './states.ts';

export const getJob = endpoint({
  method: 'GET',
  path: '/api/job/:id',
  access: SIDE_ROLES,
  summary: 'One of your jobs in full.',
  params: byId,
  reply: Job,
  refusals: ['not_found'],
});
export const movesOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/moves',
  access: 'any',
  summary: 'The moves of your job (for admins: of any job), the latest first.',
  params: byId,
  query: z.strictObject({ cursor, limit }),
  reply: page(JobEntry),
  refusals: ['not_found'],
});
export const jobsInProgress = endpoint({
  method: 'GET',
  path: '/api/job/inProgress',
  access: 'any',
  summary: 'Your jobs in progress, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(JobCard),
});
export const jobHistory = endpoint({
  method: 'GET',
  path: '/api/job/history',
  access: 'any',
  summary: 'Your completed, cancelled and ended jobs, the latest first.',
  query: z.strictObject({
    q: search.optional(),
    from: instant.optional(),
    to: instant.optional(),
    cursor,
    limit,
  }),
  reply: page(JobCard),
});
export const deliverJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/deliver',
  access: ['PROFESSIONAL'],
  summary: 'Delivers the work of a paid job.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'too_many_today', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const requestChanges = endpoint({
  method: 'POST',
  path: '/api/job/:id/request-changes',
  access: ['CLIENT'],
  summary: 'Requests changes to delivered work.',
  params: byId,
  body: JobReason,
  reply: Job,
  refusals: ['not_found', 'too_many_today', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const extendJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/extend',
  access: ['CLIENT'],
  summary: 'Extends the time to review delivered work by seven days, once.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: [
    'not_found',
    'too_many_today',
    'not_paid',
    'payment_disputed',
    'invalid_transition',
    'extension_used',
  ],
});
export const completeJob = endpoint({
  method: 'POST',
  path: '/api/job/completed/:id',
  access: ['CLIENT'],
  summary:
    'Accepts the work, also in a dispute; the held money, less the fee, is released to the professional.',
  params: byId,
  body: nothing,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const endJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/end',
  access: SIDE_ROLES,
  summary:
    'Stops talking without a hire: consultations to come are called off, and nothing is owed. A message is refused with `blocked` where either has blocked the other.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'blocked', 'already_paid', 'invalid_transition'],
});
export const endOthers = endpoint({
  method: 'POST',
  path: '/api/job/:id/end-others',
  access: ['CLIENT'],
  summary:
    'After a hire for a posting, ends all of its other jobs in which nobody is hired yet. The message reaches those who can still be contacted.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'payment_disputed'],
});
export const extendHireBy = endpoint({
  method: 'POST',
  path: '/api/job/:id/hire-by',
  access: ['PROFESSIONAL'],
  summary: 'Gives the client seven more days to hire.',
  params: byId,
  body: nothing,
  reply: Job,
  refusals: ['not_found', 'blocked', 'too_many_today', 'already_paid', 'invalid_transition'],
});
export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/cancel',
  access: ['PROFESSIONAL'],
  summary: 'Cancels the work, with a full refund to the client.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const takeRefund = endpoint({
  method: 'POST',
  path: '/api/job/:id/take-refund',
  access: ['CLIENT'],
  summary:
    'Asks for everything back because the work is long overdue (from `refundableAt` on): the money moves 48 hours later (`lateRefundAt`), unless the professional objects, which opens a dispute.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'too_many_today', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const withdrawRefund = endpoint({
  method: 'POST',
  path: '/api/job/:id/withdraw-refund',
  access: ['CLIENT'],
  summary: 'Keeps a long overdue job going whose money was about to go back.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'too_many_today', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const disputeJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/dispute',
  access: SIDE_ROLES,
  summary: 'Opens a dispute for an admin to decide; the job’s deadlines are paused meanwhile.',
  params: byId,
  body: JobReason,
  reply: Job,
  refusals: [
    'not_found',
    'too_many_today',
    'not_paid',
    'payment_disputed',
    'invalid_transition',
    'too_many_disputes',
  ],
});
export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/job/:id/withdraw-dispute',
  access: SIDE_ROLES,
  summary: 'Withdraws your own dispute: the job and its deadlines resume where they were.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'too_many_today', 'payment_disputed', 'invalid_transition'],
});
export const resolveJob = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resolve',
  access: ['ADMIN'],
  summary: 'Decides a dispute: all to the professional, all back to the client, or a part to each.',
  params: byId,
  body: Decision,
  reply: AdminJob,
  refusals: [
    'not_found',
    'payment_disputed',
    'invalid_transition',
    'sums_changed',
    'password_required',
    'wrong_password',
  ],
});
export const resumeJob = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resume',
  access: ['ADMIN'],
  summary: 'Ends a dispute without a decision: the job and its deadlines resume where they were.',
  params: byId,
  body: Resumption,
  reply: AdminJob,
  refusals: ['not_found', 'payment_disputed', 'invalid_transition'],
});
export const adminJob = endpoint({
  method: 'GET',
  path: '/api/job/admin/:id',
  access: ['ADMIN'],
  summary: 'Any job with its ledger and its audit log; in a dispute, with what is known of both sides.',
  params: byId,
  reply: AdminJob,
  refusals: ['not_found'],
});
export const adminJobs = endpoint({
  method: 'GET',
  path: '/api/job/admin',
  access: ['ADMIN'],
  summary: 'All jobs; filter them, sort them, or search by title, name or email.',
  query: z.strictObject({
    status: z.enum(JOB_STATUSES).optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
    settlement: z.enum(SETTLEMENTS).optional(),
    isForAdmin: z
      .stringbool()
      .optional()
      .describe('disputed jobs that an admin decides; or, if false, those of which a bank decides'),
    q: search.optional(),
    sort: z.enum(['newest', 'oldest', 'due', 'amount']).default('newest'),
    cursor,
    limit,
  }),
  reply: page(JobCard),
});
export const actOnJob = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/act',
  access: ['ADMIN'],
  summary: 'Acts on behalf of one side; both are notified.',
  params: byId,
  body: JobAct,
  reply: AdminJob,
  refusals: [
    'not_found',
    'not_paid',
    'payment_disputed',
    'already_paid',
    'invalid_transition',
    'extension_used',
    'too_many_disputes',
    'password_required',
    'wrong_password',
  ],
});
