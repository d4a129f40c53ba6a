import type { Db } from '../database/db.ts';
import { lookUp, spelledOut, type Looked } from './queries.ts';
import { isSpelledOut, termsOf, wordsOfQuery, type Term } from './terms.ts';

/** A search as tsqueries in text; empty where it has no word to look for. */
export interface Search {
  /** What is found. */
  match: string;
  /** The typed words, any of them: what ranks first. */
  typed: string;
  /** With other words for the same, categories, and what the last word may become. */
  wide: string;
  /** How many others there are for each typed word: their rank is divided by that. */
  others: number;
}

interface How {
  which?: 'all' | 'any';
  /** The last word is not the beginning of a longer one. */
  isFinished?: boolean;
}

/** What a search looks for: every word, or any, each in its inflections and in other words for the same. */
export async function understand(
  db: Db,
  typed: string,
  { which = 'all', isFinished = false }: How = {},
): Promise<Search> {
  if (isSpelledOut(typed)) {
    const query = await spelledOut(db, typed);
    return { match: query, typed: query, wide: '', others: 0 };
  }
  const terms = termsOf(wordsOfQuery(typed));
  const phrases = terms.flatMap(({ typed: text, others }) => [
    { text, inOrder: false },
    ...others.flatMap((each) =>
      each.phrases.map((phrase) => ({ text: phrase, inOrder: phrase.includes(' ') })),
    ),
  ]);
  const disciplines = terms.flatMap(({ others }) => others.flatMap(({ discipline }) => discipline ?? []));
  const last = isFinished ? '' : (wordsOfQuery(typed).at(-1) ?? '');
  return combine(read(terms, await lookUp(db, { phrases, disciplines, last })), which);
}

/** The parts of a term: what was typed, what else it is looked for as, and what of that counts for the rank. */
interface Parts {
  typed: string;
  wide: string[];
  ranked: string[];
}

function read(terms: readonly Term[], looked: Looked): Parts[] {
  let n = 0;
  const next = () => ({
    query: looked.queries[n] ?? '',
    categories: (looked.categories[n++] ?? []).map(idLexeme),
  });
  return terms.map(({ others }, place) => {
    const { query, categories } = next();
    const synonyms = others.map(({ discipline, phrases }) => {
      const found = phrases.map(() => next()).flatMap((each) => [each.query, ...each.categories]);
      return { discipline, found: found.filter((each) => each !== '') };
    });
    const own = [...(place === terms.length - 1 ? startingWith(looked.last) : []), ...categories];
    return {
      typed: query,
      wide: [
        ...own,
        ...synonyms.flatMap(({ discipline, found }) => within(discipline, anyOf(found), looked)),
      ],
      ranked: [...new Set([...own, ...synonyms.flatMap(({ found }) => found)])],
    };
  });
}

/** Synonyms of a discipline that is gone count nowhere. */
function within(discipline: string | null, query: string, { disciplines }: Looked): string[] {
  if (query === '' || discipline === null) return query === '' ? [] : [query];
  const id = disciplines[discipline];
  return id === undefined ? [] : [`(${idLexeme(id)} & ${query})`];
}

/** The last word may be unfinished; of fewer letters nearly everything begins so. */
const LEAST_LETTERS = 3;

function startingWith(word: string): string[] {
  return word.length >= LEAST_LETTERS && /^[\p{L}\p{N}]+$/u.test(word) ? [`${quoted(word)}:*`] : [];
}

const quoted = (lexeme: string) => `'${lexeme}'`;
/** As documents hold ids: nobody can type it. */
const idLexeme = (id: string) => quoted(`#${id}`);

/** A word like "the" has no query of its own; it's left out, unless it is the last and may go on. */
function combine(parts: readonly Parts[], which: 'all' | 'any'): Search {
  const real = parts.filter(({ typed, wide }) => typed !== '' || wide.length > 0);
  const groups = real.map(({ typed, wide }) => anyOf([typed, ...wide]));
  const ranked = real.flatMap((part) => part.ranked);
  return {
    match: groups.join(which === 'all' ? ' & ' : ' | '),
    typed: anyOf(real.map(({ typed }) => typed)),
    wide: anyOf(ranked),
    others: ranked.length / Math.max(1, real.length),
  };
}

function anyOf(queries: readonly string[]): string {
  const real = queries.filter((query) => query !== '');
  return real.length === 0 ? '' : `(${real.join(' | ')})`;
}
