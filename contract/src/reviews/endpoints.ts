import { z } from 'zod';
import { reason } from '../audit.ts';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, id, limit, page, search } from '../fields.ts';
import { MAX_STARS, MIN_STARS } from '../limits.ts';
import { SIDE_ROLES } from '../sides.ts';
import { HireStory } from './hire-stories.ts';
import { AdminReview, JobReviews, NewReview, ProfessionalReviews, Review } from './schemas.ts';

const byJob = z.strictObject({ jobId: id });

export const reviewsOfJob = endpoint({
  method: 'GET',
  path: '/api/review/job/:jobId',
  access: SIDE_ROLES,
  summary: 'Both reviews of a job; the other side’s only once it is published.',
  params: byJob,
  reply: JobReviews,
  refusals: ['not_found'],
});
export const writeReview = endpoint({
  method: 'POST',
  path: '/api/review/job/:jobId',
  access: SIDE_ROLES,
  summary:
    'Reviews the other side within 14 days: of a completed job, or of an ended one with a paid consultation that was held.',
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
  mayBeKept: true,
  summary: 'The published reviews of a professional.',
  params: byId,
  query: z.strictObject({ serviceId: id.optional(), cursor, limit }),
  reply: ProfessionalReviews,
  refusals: ['not_found'],
});
export const hireStories = endpoint({
  method: 'GET',
  path: '/api/review/stories',
  access: 'public',
  mayBeKept: true,
  summary:
    'Up to three completed jobs, told by their clients’ latest published reviews of four stars or more; each of another client, professional and discipline.',
  reply: z.array(HireStory),
});
export const adminReviews = endpoint({
  method: 'GET',
  path: '/api/review/admin',
  access: ['ADMIN'],
  summary: 'All reviews, the latest first; search by text or name.',
  query: z.strictObject({
    hidden: z.stringbool().optional(),
    rating: z.coerce.number().int().min(MIN_STARS).max(MAX_STARS).optional(),
    q: search.optional(),
    sort: z.enum(['newest', 'lowest']).default('newest'),
    cursor,
    limit,
  }),
  reply: page(AdminReview),
});
export const hideReview = endpoint({
  method: 'PUT',
  path: '/api/review/admin',
  access: ['ADMIN'],
  summary:
    'Hides a review or shows it again; averages are updated, and its author is notified of the reason.',
  body: z.strictObject({ id, hidden: z.boolean(), reason }),
  reply: AdminReview,
  refusals: ['not_found', 'invalid_transition'],
});
