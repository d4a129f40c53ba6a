import type { SearchReading } from '@parley/contract/fields.ts';
import type { Db } from '../database/db.ts';
import { corrected, isLastCorrected, meantBy } from './meant.ts';
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

type Count = (search: Search | undefined) => Promise<number>;
interface Habits {
  /** Corrections are suggested only: names of people look like errors. */
  onlySuggests?: boolean;
}

/**
 * Searches as a person would want it: all words; where that finds nothing, with typing errors corrected; then any of
 * the words. Where it finds little, the corrected search is suggested. A corrected word is only told if it finds something
 * for this reader: the kept words may be of what was hidden meanwhile.
 */
export async function searching(
  db: Db,
  { q, exact }: Asked,
  count: Count,
  { onlySuggests = false }: Habits = {},
): Promise<Searching> {
  if (q === undefined) return { search: undefined, total: await count(undefined), reading: AS_TYPED };
  const search = await understand(db, q);
  const total = await count(search);
  const asTyped = { search, total, reading: AS_TYPED };
  if (exact || total >= FEW) return asTyped;
  const meant = await meantBy(db, q);
  const better = await findingMore(db, { q, meant }, count);
  if (total === 0 && better !== null && !onlySuggests)
    return { ...better, reading: { ...AS_TYPED, corrected: better.text } };
  const isSuggested = better !== null && better.total >= FEW * total;
  const found = { ...asTyped, reading: { ...AS_TYPED, suggested: isSuggested ? better.text : null } };
  if (total > 0) return found;
  return (await withAnyWord(db, { q, meant: onlySuggests ? new Map() : meant }, found, count)) ?? found;
}

interface Meant {
  q: string;
  meant: ReadonlyMap<string, string>;
}

/** All words, with those corrected; null where nothing is to be corrected, or finds nothing. */
async function findingMore(db: Db, { q, meant }: Meant, count: Count) {
  const text = corrected(q, meant);
  if (text === null) return null;
  const search = await understand(db, text, { isFinished: isLastCorrected(q, meant) });
  const total = await count(search);
  return total === 0 ? null : { text, search, total };
}

/** Any of the words; corrected are those that find something alone. */
async function withAnyWord(
  db: Db,
  { q, meant }: Meant,
  { reading }: Searching,
  count: Count,
): Promise<Searching | null> {
  const finding = new Map<string, string>();
  for (const [word, other] of meant)
    if ((await count(await understand(db, other, { isFinished: true }))) > 0) finding.set(word, other);
  const text = corrected(q, finding);
  const isFinished = isLastCorrected(q, finding);
  const search = await understand(db, text ?? q, { which: 'any', isFinished });
  const total = await count(search);
  return total === 0 ? null : { search, total, reading: { ...reading, corrected: text, isPartial: true } };
}
