import * as contract from '@parley/contract/saved-searches/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { changeSearch, removeSearch, restoreSearch } from './change-search.ts';
import { savedSearchesOf } from './queries.ts';
import { recommendPostings } from './recommendations/recommend-postings.ts';
import { recommendProfessionals } from './recommendations/recommend-professionals.ts';
import { saveSearch } from './save-search.ts';

export const routes = [
  route(contract.listSavedSearches, ({ db }, { actor }) => savedSearchesOf(db, actor.id)),
  route(contract.saveSearch, (platform, { actor, body }) => saveSearch(platform, actor, body)),
  route(contract.changeSearch, (platform, { actor, params, body }) =>
    changeSearch(platform, actor, { ...params, ...body }),
  ),
  route(contract.removeSearch, (platform, { actor, params }) => removeSearch(platform, actor, params.id)),
  route(contract.restoreSearch, (platform, { actor, params }) => restoreSearch(platform, actor, params.id)),
  route(contract.recommendedPostings, (platform, { actor, query }) =>
    recommendPostings(platform, actor, query),
  ),
  route(contract.recommendedProfessionals, (platform, { actor, query }) =>
    recommendProfessionals(platform, actor, query),
  ),
];
