import * as endpoints from '@parley/contract/reviews/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { hideReview, listReviews } from './hide-review.ts';
import { listHireStories } from './list-hire-stories.ts';
import { reviewsOfJob } from './reviews-of-job.ts';
import { reviewsOfProfessional } from './reviews-of-professional.ts';
import { writeReview } from './write-review.ts';

export const routes = [
  route(endpoints.reviewsOfJob, (platform, { actor, params }) => reviewsOfJob(platform, actor, params.jobId)),
  route(endpoints.writeReview, (platform, { actor, params, body }) =>
    writeReview(platform, actor, params.jobId, body),
  ),
  route(endpoints.reviewsOfProfessional, (platform, { params, query }) =>
    reviewsOfProfessional(platform, params.id, query),
  ),
  route(endpoints.hireStories, (platform, { actor }) => listHireStories(platform, actor)),
  route(endpoints.adminReviews, (platform, { query }) => listReviews(platform, query)),
  route(endpoints.hideReview, (platform, { actor, body }) => hideReview(platform, actor, body)),
];
