import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { plain } from '../database/text-pattern.ts';

/** What the database makes of words: as tsqueries, and what is called by them. */
export interface Looked {
  /** Of each phrase; empty for words like "the". */
  queries: string[];
  /** Of each phrase, the ids of the categories that are called so. */
  categories: string[][];
  /** The ids of disciplines by their names. */
  disciplines: Record<string, string>;
  /** The last word as documents hold it: in small letters, without accents. */
  last: string;
}

interface Wanted {
  /** Several words of a phrase follow one another, where `inOrder` says so. */
  phrases: readonly { text: string; inOrder: boolean }[];
  disciplines: readonly string[];
  last: string;
}

/**
 * With a curly apostrophe a name may be one word, with a straight one it is two: it is looked for as both. A compound is
 * also looked for without its hyphen, as two words and as one; words around a slash or a dot also apart, but not letters:
 * A/B. C++ and C# are words of their own, which documents have besides the letter.
 */
export async function lookUp(db: Db, { phrases, disciplines, last }: Wanted): Promise<Looked> {
  const { rows } = await sql<Looked>`
    with p as materialized (
      select n, case when in_order then phraseto_tsquery('public.parley', phrase)
        when phrase ~ '[''’]' then plainto_tsquery('public.parley', translate(phrase, '’', ''''))
          || plainto_tsquery('public.parley', translate(phrase, '''', '’'))
        when phrase ~ '-' then plainto_tsquery('public.parley', phrase)
          || phraseto_tsquery('public.parley', translate(phrase, '-', ' '))
          || plainto_tsquery('public.parley', translate(phrase, '-', ''))
        when phrase ~ '^([A-Za-z]+[+][+]|[A-Za-z]#)$' then ('''' || lower(phrase) || '''')::tsquery
        when phrase ~ '[[:alnum:]]{2}[/.][[:alnum:]]{2}' then plainto_tsquery('public.parley', phrase)
          || plainto_tsquery('public.parley', translate(phrase, '/.', '  '))
        else plainto_tsquery('public.parley', phrase) end as query
      from unnest(${phrases.map(({ text }) => text)}::text[], ${phrases.map(({ inOrder }) => inOrder)}::boolean[])
        with ordinality p (phrase, in_order, n))
    select (select coalesce(json_agg(query::text order by n), '[]') from p) as queries,
      (select coalesce(json_agg(array(select id from categories c where c.search @@ p.query order by id) order by n), '[]')
        from p) as categories,
      (select coalesce(json_object_agg(name, id), '{}') from disciplines where name = any (${disciplines}::text[]))
        as disciplines, lower(${plain(sql`${last}`)}) as last`.execute(db);
  return rows[0] ?? { queries: [], categories: [], disciplines: {}, last: '' };
}

/** A search with "phrases", or, -not, as the database writes it. */
export async function spelledOut(db: Db, typed: string): Promise<string> {
  const { rows } = await sql<{
    query: string;
  }>`select websearch_to_tsquery('public.parley', ${typed})::text as query`.execute(db);
  return rows[0]?.query ?? '';
}

/** Words like one that is in no title and no skill, the most alike first. */
const ALIKE = 40;

export interface Unknown {
  word: string;
  alike: { word: string; uses: number }[];
}

/** More words are left as they are: each is looked for among all kept words. */
const MOST_UNKNOWN = 3;

/** Those of the words that no title, skill or category has, each with words like it; words like "the" aren't among them. */
export async function unknownWords(db: Db, words: readonly string[]): Promise<Unknown[]> {
  const { rows } = await sql<Unknown>`
    select word, array(select json_build_object('word', a.word, 'uses', a.uses) from (
        select w.word, w.uses from search_words w order by w.word <-> t.word limit ${sql.lit(ALIKE)}) a) as alike
    from (
      select word, n from unnest(${words}::text[]) with ordinality u (word, n)
        cross join lateral to_tsvector('public.parley', word) stems
      where stems <> ''
        and not exists (select from search_words w where w.stem = any (tsvector_to_array(stems)) or w.word = u.word)
        and not exists (select from categories c where c.search @@ plainto_tsquery('public.parley', u.word))
      order by n limit ${sql.lit(MOST_UNKNOWN)}) t
    order by n`.execute(db);
  return rows;
}

/** Adds up how often words were used since the last time, at most so many notes; how many it was. */
export async function addUpSearchWords(db: Db, most: number): Promise<number> {
  const { rows } = await sql<{ noted: number }>`select add_up_search_words(${most}) as noted`.execute(db);
  return rows[0]?.noted ?? 0;
}
