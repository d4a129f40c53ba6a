import type { Db } from '../database/db.ts';
import { typingErrors } from './distance.ts';
import { unknownWords, type Unknown } from './queries.ts';
import { isSpelledOut, SYNONYM_WORDS, termsOf, withoutAccents, wordsOfQuery } from './terms.ts';

/** Shorter words are as near to too many others. */
const LEAST_LETTERS = 4;

/** The search with its typing errors corrected; null when there are none, or nothing is like them. */
export async function meantBy(db: Db, typed: string): Promise<string | null> {
  if (isSpelledOut(typed)) return null;
  const words = wordsOfQuery(typed);
  const plain = words.map((word) => withoutAccents(word).toLowerCase());
  const unsure = plain.filter(
    (word) => word.length >= LEAST_LETTERS && /^[a-z]+$/.test(word) && !isKnown(word),
  );
  if (unsure.length === 0) return null;
  const meant = new Map(
    (await unknownWords(db, [...new Set(unsure)])).flatMap((unknown) => {
      const nearest = nearestTo(unknown);
      return nearest === undefined ? [] : [[unknown.word, nearest]];
    }),
  );
  if (meant.size === 0) return null;
  return words.map((word, at) => meant.get(plain[at] ?? '') ?? word).join(' ');
}

const isKnown = (word: string) => termsOf([word])[0]?.others.length !== 0 || SYNONYM_WORDS.includes(word);

/** With the fewest typing errors, the most used of equals. */
function nearestTo({ word, alike }: Unknown): string | undefined {
  const most = word.length < 6 ? 1 : 2;
  return [...alike, ...SYNONYM_WORDS.map((synonym) => ({ word: synonym, uses: 1 }))]
    .map((candidate) => ({ ...candidate, errors: typingErrors(word, candidate.word) }))
    .filter(({ errors }) => errors <= most)
    .toSorted((one, other) => one.errors - other.errors || other.uses - one.uses)[0]?.word;
}
