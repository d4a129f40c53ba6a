import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { AdminJob, Job } from '../jobs/schemas.ts';
import { SIDE_ROLES } from '../sides.ts';
import {
  NewResolution,
  NewResolutionOnBehalf,
  Resolution,
  ResolutionResponse,
  ResolutionResponseOnBehalf,
} from './schemas.ts';

export const resolutionsOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/resolutions',
  access: 'any',
  summary:
    'What the two sides of your job (for admins: of any job) suggested to settle it, the latest first.',
  params: byId,
  reply: z.array(Resolution),
  refusals: ['not_found'],
});
export const suggestResolution = endpoint({
  method: 'POST',
  path: '/api/job/:id/resolutions',
  access: SIDE_ROLES,
  summary:
    'Suggests how the held money is parted, or a new due date, in place of one’s own earlier suggestion. Nothing happens until the other side accepts.',
  params: byId,
  body: NewResolution,
  reply: Resolution,
  status: 201,
  refusals: [
    'not_found',
    'not_paid',
    'payment_disputed',
    'invalid_transition',
    'refund_too_large',
    'too_many_suggestions',
  ],
});
export const respondToResolution = endpoint({
  method: 'POST',
  path: '/api/job/:id/resolutions/response',
  access: SIDE_ROLES,
  summary:
    'Accepts or declines what the other side suggested, or withdraws one’s own; accepting does it at once.',
  params: byId,
  body: ResolutionResponse,
  reply: Job,
  refusals: ['not_found', 'not_paid', 'payment_disputed', 'invalid_transition'],
});
export const suggestOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resolutions',
  access: ['ADMIN'],
  summary: 'Suggests on behalf of one side how the two settle the job; both are notified.',
  params: byId,
  body: NewResolutionOnBehalf,
  reply: AdminJob,
  refusals: ['not_found', 'not_paid', 'payment_disputed', 'invalid_transition', 'refund_too_large'],
});
export const respondOnBehalf = endpoint({
  method: 'POST',
  path: '/api/job/admin/:id/resolutions/response',
  access: ['ADMIN'],
  summary: 'Accepts, declines or withdraws a suggestion on behalf of one side; both are notified.',
  params: byId,
  body: ResolutionResponseOnBehalf,
  reply: AdminJob,
  refusals: [
    'not_found',
    'not_paid',
    'payment_disputed',
    'invalid_transition',
    'password_required',
    'wrong_password',
  ],
});
