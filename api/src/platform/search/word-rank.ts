import { sql, type RawBuilder } from 'kysely';
import type { Search } from './understand.ts';

/**
 * Ranking reads whole documents, so only so many matches are ranked, of services the best rated, of postings the
 * newest: two common words stay as fast as two rare ones.
 */
export const RANKED = 1_000;

/** Whether this document has what the search looks for. */
export const isFoundBy = ({ match }: Search, document: RawBuilder<unknown>): RawBuilder<boolean> =>
  match === '' ? sql<boolean>`false` : sql<boolean>`${document} @@ ${match}::tsquery`;

/** What other words for the same are worth beside the typed ones. */
const OTHERS = 0.5;

/**
 * How well a document's words fit, normalized by length: mostly between 0 and 1. “Best match” weighs it with other
 * things: `score` in services/lists.
 */
export function rankOf({ typed, wide, others }: Search, document: RawBuilder<unknown>): RawBuilder<number> {
  const exact = typed === '' ? sql`0` : sql`ts_rank(${document}, ${typed}::tsquery, 1)`;
  const near = wide === '' ? sql`0` : sql`ts_rank(${document}, ${wide}::tsquery, 1) * ${OTHERS * others}`;
  return sql<number>`(${exact} + ${near})::double precision`;
}

/** Lower-cased items of a comma-separated list. */
export function wordsOf(typed: string | undefined): string[] {
  const words = (typed ?? '').split(',').map((word) => word.trim().toLowerCase());
  return words.filter((word) => word !== '');
}
