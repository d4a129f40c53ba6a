import type { Db } from '../database/db.ts';
import { typingErrors } from './distance.ts';
import { unknownWords, type Unknown } from './queries.ts';
import { isSpelledOut, SYNONYM_WORDS, termsOf, withoutAccents, wordsOfQuery } from './terms.ts';

/** Shorter words are as near to too many others. */
const LEAST_LETTERS = 4;

/** What each misspelled word of a search means, by how it was typed; empty when there are none, or nothing is like them. */
export async function meantBy(db: Db, typed: string): Promise<Map<string, string>> {
  if (isSpelledOut(typed)) return new Map();
  const unsure = wordsOfQuery(typed)
    .map(plainly)
    .filter((word) => word.length >= LEAST_LETTERS && /^[a-z]+$/.test(word) && !isKnown(word));
  if (unsure.length === 0) return new Map();
  return new Map(
    (await unknownWords(db, [...new Set(unsure)])).flatMap((unknown) => {
      const nearest = nearestTo(unknown);
      return nearest === undefined ? [] : [[unknown.word, nearest]];
    }),
  );
}

/** The search with its words corrected; null when nothing changes. */
export function corrected(typed: string, meant: ReadonlyMap<string, string>): string | null {
  if (meant.size === 0) return null;
  return wordsOfQuery(typed)
    .map((word) => meant.get(plainly(word)) ?? word)
    .join(' ');
}

/** The last word as it was typed may be unfinished; a corrected one is not. */
export const isLastCorrected = (typed: string, meant: ReadonlyMap<string, string>) =>
  meant.has(plainly(wordsOfQuery(typed).at(-1) ?? ''));

const plainly = (word: string) => withoutAccents(word).toLowerCase();

const isKnown = (word: string) => termsOf([word])[0]?.others.length !== 0 || SYNONYM_WORDS.includes(word);

/** With the fewest typing errors, the most used of equals. */
function nearestTo({ word, alike }: Unknown): string | undefined {
  const most = word.length < 6 ? 1 : 2;
  return [...alike, ...SYNONYM_WORDS.map((synonym) => ({ word: synonym, uses: 1 }))]
    .map((candidate) => ({ ...candidate, errors: typingErrors(word, candidate.word) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((one, other) => one.errors - other.errors || other.uses - one.uses)[0]?.word;
}
