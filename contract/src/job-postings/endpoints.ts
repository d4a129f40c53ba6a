import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  anyCents,
  byId,
  cursor,
  exact,
  experience,
  foundPage,
  id,
  instant,
  limit,
  nothing,
  page,
  pricing,
  search,
  searchedSkills,
} from '../fields.ts';
import {
  JobPosting,
  JobPostingCard,
  MatchingService,
  OwnPosting,
  PostingChange,
  PostingFields,
} from './schemas.ts';
import { POSTING_STATUSES } from './states.ts';

export const listPostings = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/all',
  access: 'public',
  mayBeKept: true,
  summary: 'Open job postings, searched and filtered.',
  query: z.strictObject({
    q: search.optional(),
    exact,
    disciplineId: id.optional(),
    categoryId: id.optional(),
    skills: searchedSkills.optional(),
    experience: z.coerce.number().pipe(experience).optional(),
    pricing: pricing.optional(),
    minCents: z.coerce.number().pipe(anyCents.min(0)).optional(),
    maxCents: z.coerce.number().pipe(anyCents.min(0)).optional(),
    since: instant.optional().describe('made at this instant or later'),
    sort: z
      .enum(['relevance', 'newest', 'budget'])
      .default('relevance')
      .describe('relevance ranks the newest 1,000 matches of `q`; without `q` it equals newest'),
    cursor,
    limit,
  }),
  reply: foundPage(JobPostingCard),
});
export const addPosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting',
  access: ['CLIENT'],
  summary: 'Creates a job posting.',
  body: PostingFields,
  reply: JobPosting,
  status: 201,
  refusals: ['too_many_postings'],
});
export const editPosting = endpoint({
  method: 'PUT',
  path: '/api/job/jobPosting',
  access: ['CLIENT'],
  summary: 'Changes one of your open postings.',
  body: PostingChange,
  reply: JobPosting,
  refusals: ['not_found', 'posting_not_open'],
});
export const getPosting = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/:id',
  access: 'public',
  mayBeKept: true,
  summary:
    'A posting in full; if it isn’t open, only for its owner and the professionals who proposed or were invited.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found'],
});
export const closePosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting/:id/close',
  access: ['CLIENT'],
  summary: 'Closes one of your postings; its open proposals and invitations expire.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found', 'invalid_transition'],
});
export const reopenPosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting/:id/reopen',
  access: ['CLIENT'],
  summary: 'Reopens one of your postings.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found', 'invalid_transition', 'too_many_postings'],
});
export const removePosting = endpoint({
  method: 'DELETE',
  path: '/api/job/jobPosting/:id',
  access: ['CLIENT'],
  summary:
    'Removes one of your postings; its open proposals and invitations expire. Professionals who proposed or were invited can still read it.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const matchingServices = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/services/:id',
  access: ['CLIENT'],
  summary:
    'The services that match one of your postings, out of the 1,000 best rated in its discipline; the best match first.',
  params: byId,
  query: z.strictObject({ q: search.optional(), cursor, limit }),
  reply: page(MatchingService),
  refusals: ['not_found'],
});
export const ownPostings = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/client/all',
  access: ['CLIENT'],
  summary:
    'Your postings with their proposal counts, the latest first: all open ones, and at most 100 of the others.',
  query: z.strictObject({
    status: z.enum(POSTING_STATUSES).optional(),
    before: id
      .optional()
      .describe('of those that aren’t open, the ones older than this: the last of the previous page'),
  }),
  reply: z.array(OwnPosting),
});
