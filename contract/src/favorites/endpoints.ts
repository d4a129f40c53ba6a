import { endpoint } from '../endpoint.ts';
import { byId } from '../fields.ts';
import { FavoriteCards, Favorites } from './schemas.ts';

export const listFavorites = endpoint({
  method: 'GET',
  path: '/api/favorite',
  access: 'any',
  summary: 'The ids of your favorites.',
  reply: Favorites,
});
export const toggleService = endpoint({
  method: 'POST',
  path: '/api/favorite/service/:id',
  access: 'any',
  summary: 'Adds a service to your favorites, or removes it.',
  params: byId,
  reply: Favorites,
  refusals: ['not_found', 'too_many_favorites'],
});
export const toggleJobPosting = endpoint({
  method: 'POST',
  path: '/api/favorite/jobPosting/:id',
  access: 'any',
  summary: 'Adds a job posting to your favorites, or removes it.',
  params: byId,
  reply: Favorites,
  refusals: ['not_found', 'too_many_favorites'],
});
export const favoriteCards = endpoint({
  method: 'GET',
  path: '/api/favorite/data',
  access: 'any',
  summary: 'Your favorites as cards, the latest first.',
  reply: FavoriteCards,
});
