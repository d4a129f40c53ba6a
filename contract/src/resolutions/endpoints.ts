import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { Job } from '../jobs/schemas.ts';
import { SIDE_ROLES } from '../sides.ts';
import { NewResolution, Resolution, ResolutionResponse } from './schemas.ts';

export const resolutionsOfJob = endpoint({
  method: 'GET',
  path: '/api/job/:id/resolutions',
  access: SIDE_ROLES,
  summary: 'What the two sides of a job suggested to settle it, the latest first.',
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
  refusals: ['not_found', 'not_paid', 'invalid_transition', 'refund_too_large'],
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
  refusals: ['not_found', 'not_paid', 'invalid_transition'],
});
