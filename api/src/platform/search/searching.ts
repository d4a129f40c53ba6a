import type { SearchReading } from '@parley/contract/fields.ts';
import type { Db } from '../database/db.ts';
import { meantBy } from './meant.ts';
import { understand, type Search } from './understand.ts';

interface Asked {
  q?: string | undefined;
  /** Take the words as they were typed. */
  exact?: boolean | undefined;
}
/** What is searched for, how many there are, and how the words were read. */
export interface Searching {
  search: Search | undefined;
  total: number;
  reading: SearchReading;
}

/** Fewer results than this can be the fault of a typing error. */
const FEW = 3;

const AS_TYPED: SearchReading = { corrected: null, suggested: null, isPartial: false };

/**
 * Searches as a person would want it: all words; where that finds nothing, with typing errors corrected; then any of
 * the words. Where it finds little, the corrected search is suggested.
 */
export async function searching(
  db: Db,
  { q, exact }: Asked,
  count: (search: Search | undefined) => Promise<number>,
): Promise<Searching> {
  if (q === undefined) return { search: undefined, total: await count(undefined), reading: AS_TYPED };
  const search = await understand(db, q);
  const total = await count(search);
  const asTyped = { search, total, reading: AS_TYPED };
  if (exact || total >= FEW) return asTyped;
  const corrected = await meantBy(db, q);
  if (total === 0) return (await firstThatFinds(db, { q, corrected }, count)) ?? asTyped;
  const more = corrected === null ? 0 : await count(await understand(db, corrected));
  return more < FEW * total ? asTyped : { ...asTyped, reading: { ...AS_TYPED, suggested: corrected } };
}

async function firstThatFinds(
  db: Db,
  { q, corrected }: { q: string; corrected: string | null },
  count: (search: Search) => Promise<number>,
): Promise<Searching | null> {
  for (const which of ['all', 'any'] as const) {
    if (which === 'all' && corrected === null) continue;
    const search = await understand(db, corrected ?? q, which);
    const total = await count(search);
    const reading = { corrected, suggested: null, isPartial: which === 'any' };
    if (total > 0) return { search, total, reading };
  }
  return null;
}
