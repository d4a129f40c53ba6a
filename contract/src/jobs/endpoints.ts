import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, instant, limit, nothing, page, search } from '../fields.ts';
import { SIDE_ROLES } from '../sides.ts';
import { PAYMENT_STATUSES, SETTLEMENTS } from '../payments/states.ts';
import { AdminJob, Job, JobAct, JobCard, JobMessage, JobReason, Resolution, Resumption } from './schemas.ts';
import { JOB_STATUSES } from './states.ts';

export const getJob = endpoint({
  method: 'GET',
  path: '/api/job/:id',
  access: SIDE_ROLES,
  summary: 'One of my jobs in full.',
  params: byId,
  reply: Job,
  refusals: ['not_found'],
});
export const jobsInProgress = endpoint({
  method: 'GET',
  path: '/api/job/inProgress',
  access: 'any',
  summary: 'My jobs in progress, the latest first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(JobCard),
});
export const jobHistory = endpoint({
  method: 'GET',
  path: '/api/job/history',
  access: 'any',
  summary: 'My completed and cancelled jobs, the latest first.',
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
  summary: 'Hands the work over; needs the payment.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
export const requestChanges = endpoint({
  method: 'POST',
  path: '/api/job/:id/request-changes',
  access: ['CLIENT'],
  summary: 'Asks for changes to delivered work.',
  params: byId,
  body: JobReason,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
export const extendJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/extend',
  access: ['CLIENT'],
  summary: 'Takes seven more days to look at delivered work, once.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition', 'extension_used'],
});
export const completeJob = endpoint({
  method: 'POST',
  path: '/api/job/completed/:id',
  access: ['CLIENT'],
  summary: 'Accepts the work; the held money is released to the professional less the fee.',
  params: byId,
  body: nothing,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
export const cancelJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/cancel',
  access: SIDE_ROLES,
  summary: 'Ends an unpaid job; a professional may also end a paid one, with a full refund.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'invalid_transition', 'already_paid'],
});
export const takeRefund = endpoint({
  method: 'POST',
  path: '/api/job/:id/take-refund',
  access: ['CLIENT'],
  summary: 'Ends a job that is long overdue (from `refundableAt` on) with a full refund.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
export const disputeJob = endpoint({
  method: 'POST',
  path: '/api/job/:id/dispute',
  access: SIDE_ROLES,
  summary: 'Asks an admin to decide; every clock of the job stands still meanwhile.',
  params: byId,
  body: JobReason,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/job/:id/withdraw-dispute',
  access: SIDE_ROLES,
  summary: 'Takes one’s own dispute back: the job goes on where it was, and so do its clocks.',
  params: byId,
  body: JobMessage,
  reply: Job,
  refusals: ['not_found', 'invalid_transition'],
});
export const resolveJob = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resolve',
  access: ['ADMIN'],
  summary: 'Decides a dispute: all to the professional, all back to the client, or a part to each.',
  params: byId,
  body: Resolution,
  reply: AdminJob,
  refusals: ['not_found', 'invalid_transition', 'password_required', 'wrong_password'],
});
export const resumeJob = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resume',
  access: ['ADMIN'],
  summary: 'Ends a dispute without a decision: the job goes on where it was, and so do its clocks.',
  params: byId,
  body: Resumption,
  reply: AdminJob,
  refusals: ['not_found', 'invalid_transition'],
});
export const adminJob = endpoint({
  method: 'GET',
  path: '/api/job/admin/:id',
  access: ['ADMIN'],
  summary: 'Anybody’s job with its ledger and what admins did about it.',
  params: byId,
  reply: AdminJob,
  refusals: ['not_found'],
});
export const adminJobs = endpoint({
  method: 'GET',
  path: '/api/job/admin',
  access: ['ADMIN'],
  summary: 'Everybody’s jobs, filtered, searched by title, name or email, and sorted.',
  query: z.strictObject({
    status: z.enum(JOB_STATUSES).optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES).optional(),
    settlement: z.enum(SETTLEMENTS).optional(),
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
  summary: 'Does what one of the sides could do, in their place; both are told.',
  params: byId,
  body: JobAct,
  reply: AdminJob,
  refusals: ['not_found', 'not_paid', 'already_paid', 'invalid_transition', 'extension_used'],
});
