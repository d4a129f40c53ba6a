import type { SavedFilters } from '@parley/contract/saved-searches/schemas.ts';
import { wordsOf } from '../platform/search/word-rank.ts';
import { coverOf, type Cover } from './word-cover.ts';

/** How many of a thousand services or postings have a key, roughly: the search is looked up by its rarest condition. */
const SHARE = { category: 20, discipline: 100, skill: 15, experience: 350, pricing: 500, anything: 1_000 };

/**
 * The keys of which everything has at least one that a search finds; none where it finds nothing. `words` is what is
 * looked for, as a tsquery.
 */
export function keysOf(filters: SavedFilters, words: string | null): string[] {
  if (words === '') return [];
  const { disciplineId, categoryId, experience, pricing } = filters;
  const [skill] = wordsOf(filters.skills).toSorted((one, other) => other.length - one.length);
  const covers: Cover[] = [
    { keys: ['*'], share: SHARE.anything },
    ...(categoryId ? [{ keys: [`word:#${categoryId}`], share: SHARE.category }] : []),
    ...(disciplineId ? [{ keys: [`word:#${disciplineId}`], share: SHARE.discipline }] : []),
    ...(skill === undefined ? [] : [{ keys: [`skill:${skill}`], share: SHARE.skill }]),
    ...(experience ? [{ keys: [`experience:${experience}`], share: SHARE.experience }] : []),
    ...(pricing ? [{ keys: [`pricing:${pricing}`], share: SHARE.pricing }] : []),
    ...(words === null ? [] : (coverOf(words) ?? [])),
  ];
  return covers.reduce((rarest, cover) => (cover.share < rarest.share ? cover : rarest)).keys;
}

/** What is new, as it is looked up: its lexemes, which the ids of its category and discipline are among, and the rest. */
export interface NewItem {
  id: string;
  kind: string;
  lexemes: string[];
  skills: string[];
  experience: number;
  pricing: string;
}

/** Every key that a service or posting has. */
export function keysOfItem({ lexemes, skills, experience, pricing }: NewItem): string[] {
  return [
    '*',
    ...lexemes.flatMap((lexeme) => [`word:${lexeme}`, ...beginningsOf(lexeme)]),
    ...skills.map((skill) => `skill:${skill}`),
    `experience:${experience}`,
    `pricing:${pricing}`,
  ];
}

/** A search takes an unfinished word of three characters, of which a rare letter counts two. */
const LEAST_LETTERS = 2;

function beginningsOf(lexeme: string): string[] {
  if (lexeme.startsWith('#')) return [];
  const letters = lexeme.split(/(?:)/u);
  return letters
    .slice(LEAST_LETTERS - 1)
    .map((_, place) => `begins:${letters.slice(0, place + LEAST_LETTERS).join('')}`);
}
