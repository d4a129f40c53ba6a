import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Platform } from '../platform/platform.ts';
import {
  addFound,
  finishNews,
  lockMatching,
  newItems,
  searchedKeys,
  takeNews,
  type ItemKey,
} from './queries-matching.ts';
import { keysOfItem } from './search-keys.ts';

/** So many new services and postings are matched with all saved searches at once. */
const BATCH = 500;

/** Matches new services and postings with every saved search; how many were new. */
export async function matchNews({ db, clock }: Platform): Promise<number> {
  return inTransaction(db, async (trx) => {
    if (!(await lockMatching(trx))) return 0;
    const ids = await takeNews(trx, BATCH);
    if (ids.length === 0) return 0;
    const keys = await keysOfNews(trx, ids);
    if (keys.length > 0) await addFound(trx, keys, clock.instant());
    await finishNews(trx, ids);
    return ids.length;
  });
}

/** The keys of what is new by which there are searches: few of its many beginnings of words. */
async function keysOfNews(trx: Trx, ids: readonly string[]): Promise<ItemKey[]> {
  const all = (await newItems(trx, ids)).flatMap((item) =>
    keysOfItem(item).map((key) => ({ id: item.id, kind: item.kind, key, name: `${item.kind} ${key}` })),
  );
  const distinct = new Map(all.map((each) => [each.name, each]));
  const searched = await searchedKeys(trx, [...distinct.values()]);
  return all.filter(({ name }) => searched.has(name));
}
