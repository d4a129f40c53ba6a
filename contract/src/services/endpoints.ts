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
  pricing,
  search,
  searchedSkills,
  timeZone,
} from '../fields.ts';
import { MAX_STARS, MIN_STARS } from '../limits.ts';
import { FacetCounts } from './facets.ts';
import { CanAdd, Service, ServiceCard, ServiceFields } from './schemas.ts';

export const listServices = endpoint({
  method: 'GET',
  path: '/api/service/all',
  access: 'public',
  mayBeKept: true,
  summary: 'Services, searched and filtered.',
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
    minRating: z.coerce.number().min(MIN_STARS).max(MAX_STARS).optional(),
    availableNow: z.stringbool().optional(),
    freeFrom: instant
      .optional()
      .describe('bookable for the consultation at some time in [freeFrom, freeTo), at most two weeks ahead'),
    freeTo: instant.optional(),
    since: instant.optional().describe('made at this instant or later'),
    sort: z
      .enum(['relevance', 'newest', 'price', 'rating', 'inCommon'])
      .default('relevance')
      .describe(
        'relevance ranks the best rated matches of `q`, at most 1,000, by their words, ratings, attendance and first free time; of more than 1,000 matches those among the 10,000 best rated services, if they are at least 100; without `q` it equals newest; inCommon ranks the same matches by how long their consultation can be booked in the reader’s next seven days, from 8 to 22 in `timeZone`',
      ),
    timeZone: timeZone.optional().describe('the reader’s, for inCommon; UTC without'),
    counts: z.stringbool().optional().describe('also count what each choice of a filter would leave'),
    cursor,
    limit,
  }),
  reply: foundPage(ServiceCard).extend({
    counts: FacetCounts.nullable().describe('null unless asked for, and where there are too many to count'),
  }),
});
export const addService = endpoint({
  method: 'POST',
  path: '/api/service/add',
  access: ['PROFESSIONAL'],
  summary: 'Adds a service.',
  body: ServiceFields,
  reply: Service,
  status: 201,
  refusals: ['cannot_add'],
});
export const getService = endpoint({
  method: 'GET',
  path: '/api/service/:id',
  access: 'public',
  mayBeKept: true,
  summary: 'A service in full; an inactive one is visible only to its owner.',
  params: byId,
  reply: Service,
  refusals: ['not_found'],
});
export const editService = endpoint({
  method: 'PUT',
  path: '/api/service/:id',
  access: ['PROFESSIONAL'],
  summary: 'Changes one of your services.',
  params: byId,
  body: ServiceFields,
  reply: Service,
  refusals: ['not_found', 'cannot_add'],
});
export const removeService = endpoint({
  method: 'DELETE',
  path: '/api/service/:id',
  access: ['PROFESSIONAL'],
  summary: 'Removes one of your services; its open proposals and invitations expire.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const servicesOfProfessional = endpoint({
  method: 'GET',
  path: '/api/service/professional/all',
  access: 'public',
  mayBeKept: true,
  summary: 'Your services, or the active services of `userId`.',
  query: z.strictObject({ userId: id.optional() }),
  reply: z.array(Service),
  refusals: ['unauthenticated', 'forbidden'],
});
export const canAddService = endpoint({
  method: 'GET',
  path: '/api/service/professional/canAdd',
  access: ['PROFESSIONAL'],
  summary: 'Whether you can add a service, and what is missing.',
  reply: CanAdd,
});
