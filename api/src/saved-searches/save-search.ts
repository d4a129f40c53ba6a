import { MAX_SAVED_SEARCHES } from '@parley/contract/limits.ts';
import type { NewSavedSearch, SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { inTransaction } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { found, refuse } from '../platform/http/refuse.ts';
import type { Platform } from '../platform/platform.ts';
import { currentMeaning } from '../platform/search/meaning.ts';
import { understand } from '../platform/search/understand.ts';
import type { Actor } from '../platform/security/guard.ts';
import { countSearches, insertKeys, insertSearch, savedSearchOf } from './queries.ts';
import { keysOf } from './search-keys.ts';

/** Saves a search with what its words are understood as, so that it finds what the list finds. */
export async function saveSearch(
  { db, clock }: Platform,
  { id: userId }: Actor,
  search: NewSavedSearch,
): Promise<SavedSearch> {
  const { q } = search.filters;
  const readWith = q === undefined ? '' : await currentMeaning(db);
  const words = q === undefined ? null : (await understand(db, q)).match;
  return inTransaction(db, async (trx) => {
    if ((await countSearches(trx, userId)) >= MAX_SAVED_SEARCHES) refuse('too_many_searches');
    const row = { ...search, id: newId(), userId, words, readWith, createdAt: clock.instant() };
    if (!(await insertSearch(trx, row))) refuse('already_saved');
    await insertKeys(trx, row, keysOf(search.filters, words));
    return found(await savedSearchOf(trx, row));
  });
}
