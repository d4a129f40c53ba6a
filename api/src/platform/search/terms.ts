import { BY_DISCIPLINE, EVERYWHERE, type Synonyms } from './synonyms.ts';

/** More words are left out: what they would find is found by these. */
const MOST_WORDS = 12;
const LONGEST_PHRASE = 3;

/** A word that was typed, or several that mean one thing, with other words for it. */
export interface Term {
  typed: string;
  others: Others[];
}
/** `discipline` by its name; null is everywhere. */
export interface Others {
  discipline: string | null;
  phrases: string[];
}

/** With "phrases", or, -not: taken as it is, without synonyms. */
export const isSpelledOut = (typed: string) => /"|(?:^|\s)-\w|\sor\s/i.test(typed);

/** What people say around what they need. */
const AROUND =
  /\b(?:(?:i|we) (?:need|want)|(?:(?:i|we)[ '’](?:am|m|are|re) )?looking for|(?:some|any)(?:one|body)|help (?:me|us|with)|please|(?:who|that) (?:can )?speaks?|(?<!\bpublic)-speaking)\b/giu;

/** The words that say what is needed; all of them, where there are no others. */
export function wordsOfQuery(typed: string): string[] {
  const needed = wordsIn(typed.replaceAll(/\s+/g, ' ').replaceAll(AROUND, ' '));
  return (needed.length > 0 ? needed : wordsIn(typed)).slice(0, MOST_WORDS);
}

function wordsIn(text: string): string[] {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, ''));
  return words.filter((word) => word !== '');
}

/** Words that mean one thing together become one term, the longest first. */
export function termsOf(words: readonly string[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words, at);
    const typed = words.slice(at, at + length).join(' ');
    terms.push({ typed, others: SYNONYMS.get(keyOf(typed)) ?? [] });
    at += length;
  }
  return terms;
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    if (SYNONYMS.has(keyOf(words.slice(at, at + length).join(' ')))) return length;
  }
  return 1;
}

/** Without case, accents, hyphens and the plural's s. */
function keyOf(phrase: string): string {
  const plain = withoutAccents(phrase).toLowerCase().replaceAll('-', ' ');
  return plain.length > 3 ? plain.replace(/(?<!s)s$/, '') : plain;
}

export const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

const SYNONYMS = new Map<string, Others[]>();
for (const synonyms of EVERYWHERE) addSynonyms(null, synonyms);
for (const [discipline, all] of Object.entries(BY_DISCIPLINE))
  for (const synonyms of all) addSynonyms(discipline, synonyms);

function addSynonyms(discipline: string | null, { any, also = [] }: Synonyms): void {
  for (const typed of new Map(any.map((phrase) => [keyOf(phrase), phrase])).values()) {
    const phrases = [...any, ...also].filter((phrase) => phrase !== typed);
    SYNONYMS.set(keyOf(typed), [...(SYNONYMS.get(keyOf(typed)) ?? []), { discipline, phrases }]);
  }
}

/** The single words of the table as it spells them, which a typing error can mean, too. */
export const SYNONYM_WORDS: readonly string[] = [
  ...new Set(
    [...EVERYWHERE, ...Object.values(BY_DISCIPLINE).flat()]
      .flatMap(({ any }) => any)
      .flatMap((phrase) =>
        withoutAccents(phrase)
          .toLowerCase()
          .split(/[^a-z]+/),
      )
      .filter((word) => word.length > 3),
  ),
];
