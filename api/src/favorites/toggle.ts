import type { Favorites } from '@parley/contract/favorites/schemas.ts';
import { MAX_FAVORITES } from '@parley/contract/limits.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import {
  deleteFavoritePosting,
  deleteFavoriteService,
  favoritesOf,
  insertFavoritePosting,
  insertFavoriteService,
  lockFavorites,
} from './queries.ts';

export async function toggleService(platform: Platform, actor: Actor, id: string): Promise<Favorites> {
  return toggle(platform, actor, {
    id,
    kind: 'services',
    take: deleteFavoriteService,
    save: insertFavoriteService,
  });
}

export async function toggleJobPosting(platform: Platform, actor: Actor, id: string): Promise<Favorites> {
  return toggle(platform, actor, {
    id,
    kind: 'jobPostings',
    take: deleteFavoritePosting,
    save: insertFavoritePosting,
  });
}

interface Favorite {
  id: string;
  kind: keyof Favorites;
  take: (trx: Trx, userId: string, id: string) => Promise<boolean>;
  save: (trx: Trx, favorite: { userId: string; id: string; at: string }) => Promise<boolean>;
}

async function toggle(
  { db, clock }: Platform,
  { id: userId }: Actor,
  { id, kind, take, save }: Favorite,
): Promise<Favorites> {
  return inTransaction(db, async (trx) => {
    await lockFavorites(trx, userId);
    if (await take(trx, userId, id)) return favoritesOf(trx, userId);
    if (!(await save(trx, { userId, id, at: clock.instant() }))) refuse('not_found');
    const saved = await favoritesOf(trx, userId);
    // Of those that are shown: nobody could make room among others.
    return saved[kind].length > MAX_FAVORITES ? refuse('too_many_favorites') : saved;
  });
}
