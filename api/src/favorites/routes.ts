import * as contract from '@parley/contract/favorites/endpoints.ts';
import { route } from '../platform/http/serve.ts';
import { favoriteCardsOf, favoritesOf } from './queries.ts';
import { toggleJobPosting, toggleService } from './toggle.ts';

export const routes = [
  route(contract.listFavorites, ({ db }, { actor }) => favoritesOf(db, actor.id)),
  route(contract.toggleService, (platform, { actor, params }) => toggleService(platform, actor, params.id)),
  route(contract.toggleJobPosting, (platform, { actor, params }) =>
    toggleJobPosting(platform, actor, params.id),
  ),
  route(contract.favoriteCards, ({ db, clock }, { actor }) => favoriteCardsOf(db, actor.id, clock.instant())),
];
