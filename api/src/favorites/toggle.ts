import type { Favorites } from '@parley/contract/favorites/schemas.ts';
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
  return toggle(platform, actor, { id, take: deleteFavoriteService, save: insertFavoriteService });
}

export async function toggleJobPosting(platform: Platform, actor: Actor, id: string): Promise<Favorites> {
  return toggle(platform, actor, { id, take: deleteFavoritePosting, save: insertFavoritePosting });
}

interface Kind {
  id: string;
  take: (trx: Trx, userId: string, id: string) => Promise<boolean>;
  save: (trx: Trx, favorite: { userId: string; id: string; at: string }) => Promise<boolean>;
}

async function toggle(
  { db, clock }: Platform,
  { id: userId }: Actor,
  { id, take, save }: Kind,
): Promise<Favorites> {
  return inTransaction(db, async (trx) => {
    await lockFavorites(trx, userId);
    const done = (await take(trx, userId, id)) || (await save(trx, { userId, id, at: clock.instant() }));
    return done ? favoritesOf(trx, userId) : refuse('not_found');
  });
}
