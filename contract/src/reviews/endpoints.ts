import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, id, limit } from '../fields.ts';
import { JobReviews, NewReview, ProfessionalReviews, Review } from './schemas.ts';

const byJob = z.strictObject({ jobId: id });
const parties = ['CLIENT', 'PROFESSIONAL'] as const;

export const reviewsOfJob = endpoint({
  method: 'GET',
  path: '/api/review/job/:jobId',
  access: parties,
  summary: 'The two reviews of a job, the other side’s only once published.',
  params: byJob,
  reply: JobReviews,
  refusals: ['not_found'],
});
export const writeReview = endpoint({
  method: 'POST',
  path: '/api/review/job/:jobId',
  access: parties,
  summary: 'Reviews the other side of a completed job, within 14 days.',
  params: byJob,
  body: NewReview,
  reply: Review,
  status: 201,
  refusals: ['not_found', 'invalid_transition', 'already_reviewed', 'review_closed'],
});
export const reviewsOfProfessional = endpoint({
  method: 'GET',
  path: '/api/review/professional/:id',
  access: 'public',
  summary: 'The published reviews of a professional.',
  params: byId,
  query: z.strictObject({ serviceId: id.optional(), cursor, limit }),
  reply: ProfessionalReviews,
  refusals: ['not_found'],
});
