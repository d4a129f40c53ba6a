import { MAX_SAVED_SEARCHES } from '@parley/contract/limits.ts';
import type { SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor } from '../platform/security/guard.ts';
import {
  countSearches,
  lockRemoved,
  removeSearch as remove,
  restoreSearch as restore,
  savedSearchOf,
  updateSearch,
} from './queries.ts';

export async function changeSearch(
  { db, clock }: Platform,
  { id: userId }: Actor,
  { id, ...changed }: Pick<SavedSearch, 'id' | 'name' | 'frequency' | 'paused'>,
): Promise<SavedSearch> {
  return inTransaction(db, async (trx) => {
    await updateSearch(trx, { id, userId }, { ...changed, now: clock.instant() });
    return found(await savedSearchOf(trx, { id, userId }));
  });
}

/** It can be restored for a day. */
export async function removeSearch(
  { db, clock }: Platform,
  { id: userId }: Actor,
  id: string,
): Promise<Record<string, never>> {
  if (!(await remove(db, { id, userId }, clock.instant()))) refuse('not_found');
  return {};
}

export async function restoreSearch(
  { db, clock }: Platform,
  { id: userId }: Actor,
  id: string,
): Promise<SavedSearch> {
  return inTransaction(db, async (trx) => {
    const others = await countSearches(trx, userId);
    const removed = found(await lockRemoved(trx, { id, userId }));
    if (removed.isSavedAgain) refuse('already_saved');
    if (others >= MAX_SAVED_SEARCHES) refuse('too_many_searches');
    await restore(trx, { ...removed, id }, clock.instant());
    return found(await savedSearchOf(trx, { id, userId }));
  });
}
