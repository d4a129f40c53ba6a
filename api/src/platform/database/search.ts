import { sql, type RawBuilder } from 'kysely';

/**
 * Ranking reads whole documents, so only so many matches are ranked, of services the best rated, of postings the
 * newest: two common words stay as fast as two rare ones.
 */
export const RANKED = 1_000;

/** A typed search as a tsquery: words, "phrases", or, -not; the last word may be unfinished. */
export function searchQuery(typed: string): RawBuilder<unknown> {
  const whole = sql`websearch_to_tsquery('english', ${typed})`;
  const last = typed.includes('"') ? null : /(?:^|\s)([\p{L}\p{N}]+)$/u.exec(typed);
  if (!last) return whole;
  const before = typed.slice(0, last.index);
  return sql`(${whole} || (websearch_to_tsquery('english', ${before}) && to_tsquery('simple', ${`${last[1]}:*`})))`;
}

/** Lower-cased items of a comma-separated list. */
export function wordsOf(typed: string | undefined): string[] {
  const words = (typed ?? '').split(',').map((word) => word.trim().toLowerCase());
  return words.filter((word) => word !== '');
}
