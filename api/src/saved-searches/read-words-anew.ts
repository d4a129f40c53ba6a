import { inTransaction } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import { currentMeaning } from '../platform/search/meaning.ts';
import { understand } from '../platform/search/understand.ts';
import { outdatedSearches, updateWords } from './queries-words.ts';
import { keysOf } from './search-keys.ts';

const BATCH = 100;

/** Reads the words of saved searches anew where synonyms or names of categories have changed since; how many. */
export async function readWordsAnew({ db }: Platform): Promise<number> {
  const meaning = await currentMeaning(db);
  const outdated = await outdatedSearches(db, meaning, BATCH);
  if (outdated.length === 0) return 0;
  const asked = [...new Set(outdated.map(({ filters }) => filters.q ?? ''))];
  const read = new Map<string, string>();
  for (const q of asked) read.set(q, (await understand(db, q)).match);
  const searches = outdated.map(({ id, kind, filters }) => {
    const words = read.get(filters.q ?? '') ?? '';
    return { id, kind, words, keys: keysOf(filters, words) };
  });
  await inTransaction(db, (trx) => updateWords(trx, searches, meaning));
  return outdated.length;
}
