import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { byId, cursor, limit, nothing, page, timeZone } from '../fields.ts';
import {
  ChangedSearch,
  NewSavedSearch,
  RecommendedPosting,
  RecommendedProfessional,
  SavedSearch,
} from './schemas.ts';

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved-search',
  access: 'any',
  summary: 'Your saved searches (at most 20), the latest first.',
  reply: z.array(SavedSearch),
});
export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved-search',
  access: 'any',
  summary: 'Saves a search of services or job postings; you are told of what is new.',
  body: NewSavedSearch,
  reply: SavedSearch,
  status: 201,
  refusals: ['already_saved', 'too_many_searches'],
});
export const changeSearch = endpoint({
  method: 'PUT',
  path: '/api/saved-search/:id',
  access: 'any',
  summary: 'Renames a saved search, says how often you are told, or pauses it.',
  params: byId,
  body: ChangedSearch,
  reply: SavedSearch,
  refusals: ['not_found'],
});
export const removeSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved-search/:id',
  access: 'any',
  summary: 'Deletes a saved search; for a day it can be restored.',
  params: byId,
  reply: nothing,
  refusals: ['not_found'],
});
export const restoreSearch = endpoint({
  method: 'POST',
  path: '/api/saved-search/:id/restore',
  access: 'any',
  summary: 'Restores a saved search that was just deleted.',
  params: byId,
  reply: SavedSearch,
  refusals: ['not_found', 'already_saved', 'too_many_searches'],
});
export const recommendedPostings = endpoint({
  method: 'GET',
  path: '/api/recommendation/posting',
  access: ['PROFESSIONAL'],
  summary:
    'Open job postings that fit your services and that you haven’t proposed for, out of the newest 300 of each of your disciplines; the best fit first.',
  query: z.strictObject({ cursor, limit }),
  reply: page(RecommendedPosting),
});
export const recommendedProfessionals = endpoint({
  method: 'GET',
  path: '/api/recommendation/professional',
  access: ['CLIENT'],
  summary:
    'Professionals you could talk to next, through one service each: those who fit your open job postings, else what you saved or booked, else those with the most hours in common with you. Out of the 300 best rated services of each discipline; the best fit first.',
  query: z.strictObject({
    timeZone: timeZone.optional().describe('where you are; without it, your account’s'),
    cursor,
    limit,
  }),
  reply: page(RecommendedProfessional),
});
