import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  anyCents,
  byId,
  countedPage,
  cursor,
  experience,
  id,
  limit,
  nothing,
  page,
  pricing,
  search,
  text,
} from '../fields.ts';
import { MAX_SKILLS_SEARCH } from '../limits.ts';
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
  summary: 'Open job postings, searched and filtered.',
  query: z.strictObject({
    q: search.optional(),
    disciplineId: id.optional(),
    categoryId: id.optional(),
    skills: text(1, MAX_SKILLS_SEARCH).optional().describe('comma-separated; all of them'),
    experience: z.coerce.number().pipe(experience).optional(),
    pricing: pricing.optional(),
    minCents: z.coerce.number().pipe(anyCents.min(0)).optional(),
    maxCents: z.coerce.number().pipe(anyCents.min(0)).optional(),
    sort: z
      .enum(['relevance', 'newest', 'budget'])
      .default('relevance')
      .describe('relevance ranks the newest 1,000 matches of q; without q it is newest'),
    cursor,
    limit,
  }),
  reply: countedPage(JobPostingCard),
});
export const addPosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting',
  access: ['CLIENT'],
  summary: 'Posts a job.',
  body: PostingFields,
  reply: JobPosting,
  status: 201,
});
export const editPosting = endpoint({
  method: 'PUT',
  path: '/api/job/jobPosting',
  access: ['CLIENT'],
  summary: 'Changes one of my open postings.',
  body: PostingChange,
  reply: JobPosting,
  refusals: ['not_found', 'posting_not_open'],
});
export const getPosting = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/:id',
  access: 'public',
  summary: 'One posting in full; one that is not open is shown to its owner and those who talk about it.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found'],
});
export const closePosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting/:id/close',
  access: ['CLIENT'],
  summary: 'Closes one of my postings; its open talks expire.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found', 'invalid_transition'],
});
export const reopenPosting = endpoint({
  method: 'POST',
  path: '/api/job/jobPosting/:id/reopen',
  access: ['CLIENT'],
  summary: 'Opens one of my postings again.',
  params: byId,
  reply: JobPosting,
  refusals: ['not_found', 'invalid_transition'],
});
export const removePosting = endpoint({
  method: 'DELETE',
  path: '/api/job/jobPosting/:id',
  access: ['CLIENT'],
  summary: 'Takes one of my postings away; its open talks expire. Who has talked about it can still read it.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const matchingServices = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/services/:id',
  access: ['CLIENT'],
  summary:
    'The services that fit one of my postings, out of the newest 1,000 of its discipline; the best first.',
  params: byId,
  query: z.strictObject({ q: search.optional(), cursor, limit }),
  reply: page(MatchingService),
  refusals: ['not_found'],
});
export const ownPostings = endpoint({
  method: 'GET',
  path: '/api/job/jobPosting/client/all',
  access: ['CLIENT'],
  summary: 'My postings with their counts, the latest first.',
  query: z.strictObject({ status: z.enum(POSTING_STATUSES).optional() }),
  reply: z.array(OwnPosting),
});
