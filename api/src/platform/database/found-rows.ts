import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Db } from './db.ts';
import { afterCursor, inOrder, type Order } from './keyset.ts';
import { literalPattern, plain, plainly, segmentsOf } from './text-pattern.ts';

/** How far a list is walked before rows are looked up by what they say. */
const STRETCH = 500;
/** So many rows are looked up and sorted; of more, the next is near enough to walk there. */
const FEW_ROWS = 2_000;
/** Of how many people, and of how many of another source, the rows are looked up, each by an index. */
const FEW_SOURCES = 5_000;

export interface Search {
  /** For `ilike`, against text that begins with a blank. */
  pattern: string;
  /** Whether trigrams of it can be looked up. */
  isIndexed: boolean;
}

/** What an admin typed is looked for anywhere; what is too short for that, at the beginning of words. */
function searchFor(typed: string): Search {
  const literal = literalPattern(typed);
  const hasTrigram = segmentsOf(typed).some((part) =>
    /[a-z\d]{3}|[^a-z\d][a-z\d]|[a-z\d]{2}[^a-z\d]/i.test(part),
  );
  if (hasTrigram) return { pattern: `%${literal}%`, isIndexed: true };
  const isShort = /^[a-z\d]/i.test(typed);
  return { pattern: isShort ? `% ${literal}%` : `%${literal}%`, isIndexed: isShort };
}

/** A person's names and address, as their index has them. */
export const personText = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`person_text(${of('displayName')}, ${of('firstName')}, ${of('lastName')}, ${of('email')})`;
};

/** Whether a person is found, whatever the accents. Closed accounts have no name. */
export const isFound = (alias: string, search: Search) =>
  sql<boolean>`(${sql.ref(`${alias}.closedAt`)} is null and ${isCalled(alias, search)})`;

/** The same of accounts that may be closed. */
export const isCalled = (alias: string, { pattern }: Search) =>
  sql<boolean>`${plainly(personText(alias))} ilike ${plain(sql`${pattern}`)}`;

/** The ids of all people who are found, by their index. */
export const peopleFound = ({ pattern }: Search) =>
  sql`select u.id from users u where u.closed_at is null and ${plain(personText('u'))} ilike ${plain(sql`${pattern}`)}`;

/** Rows that belong to what was found in a source: `p.id` is one of it. */
export const ofSource = (source: string, rows: RawBuilder<unknown>) =>
  sql`select its.id from ${sql.table(source)} p cross join lateral (${rows} offset 0) its`;
/** Those that belong to the people found. */
export const ofPeople = (rows: RawBuilder<unknown>) => ofSource('people', rows);

const wordsIn = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`' ' || ${sql.ref(column)}`),
    sql` || `,
  );

/** Whether columns have what was typed, whatever the accents. */
export const hasWords = (columns: string | readonly string[], { pattern }: Search) =>
  sql<boolean>`${plainly(wordsIn([columns].flat()))} ilike ${plain(sql`${pattern}`)}`;
/** The same by their index. */
export const hasIndexedWords = (columns: string | readonly string[], { pattern }: Search) =>
  sql<boolean>`${plain(wordsIn([columns].flat()))} ilike ${plain(sql`${pattern}`)}`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The row with the id that was typed; an id is no text of a row. */
export const rowById = (table: string, typed: string): RawBuilder<unknown>[] =>
  UUID.test(typed) ? [sql`select id from ${sql.table(table)} where id = ${typed}::uuid`] : [];

/** Jobs by title, by the names and addresses of both sides, and by id; or `rows` of those jobs, where `j.id` is the job. */
export function ofJobs(search: Search, typed: string, rows?: RawBuilder<unknown>) {
  const jobs = [
    sql`select t.id from jobs t where ${hasIndexedWords('t.title', search)}`,
    ofPeople(sql`select id from jobs where client_id = p.id`),
    ofPeople(sql`select id from jobs where professional_id = p.id`),
    ...rowById('jobs', typed),
  ];
  if (!rows) return jobs;
  return jobs.map((each) => sql`select its.id from (${each}) j cross join lateral (${rows} offset 0) its`);
}

/**
 * The ids of all rows that match, or null if they are many. Each part is a question for ids, its own or those of what
 * is found in a source: the people, and whatever else is given. Each is a list of its own, so that the planner looks for
 * the cheapest way to all of it, and is read only until there are too many.
 */
async function findFew(
  db: Db,
  search: Search,
  parts: readonly RawBuilder<unknown>[],
  others: Record<string, RawBuilder<unknown>> = {},
): Promise<string[] | null> {
  if (!search.isIndexed) return null;
  const sources = Object.entries({ people: peopleFound(search), ...others });
  const lists = [...sources.flatMap(([name, rows]) => sourceOf(name, rows)), ...parts.map(partOf)];
  const some = parts.map(
    (_, index) => sql`(select id from ${partName(index)} limit ${sql.lit(FEW_ROWS + 1)})`,
  );
  const tooMany = sources.map(
    ([name]) => sql`(select count(*) from ${sql.table(name)}) > ${sql.lit(FEW_SOURCES)}`,
  );
  const { rows } = await sql<{ ids: string[]; isMany: boolean }>`
    with ${sql.join(lists)}, found as (${sql.join(some, sql` union `)})
    select coalesce(array_agg(id), '{}') as ids, count(*) > ${sql.lit(FEW_ROWS)} or ${sql.join(tooMany, sql` or `)} as is_many
    from found`.execute(db);
  const [found] = rows;
  return found && !found.isMany ? found.ids : null;
}

const partName = (index: number) => sql.table(`part${index}`);
const partOf = (part: RawBuilder<unknown>, index: number) =>
  sql`${partName(index)} as materialized (${part})`;
const sourceOf = (name: string, rows: RawBuilder<unknown>) => [
  sql`${sql.table(`all_${name}`)} as materialized (${rows})`,
  sql`${sql.table(name)} as materialized (select id from ${sql.table(`all_${name}`)} limit ${sql.lit(FEW_SOURCES + 1)})`,
];

/** A list that can be searched: its table, and what a search means in it. */
export interface Searchable {
  table: string;
  alias: string;
  /** Whether a row matches. */
  isMatch: (search: Search) => RawBuilder<boolean>;
  /** For `findFew`. */
  parts: (search: Search, typed: string) => readonly RawBuilder<unknown>[];
  sources?: (search: Search) => Record<string, RawBuilder<unknown>>;
}

interface Asked {
  q: string | undefined;
  order: Order;
  cursor: string | undefined;
  limit: number;
}

/**
 * The rows of a page of `rows`, one more than the limit. What is common fills the page within a stretch of the list,
 * what is rare is looked up, and for the rest the list is walked.
 */
export async function searchedPage<Tables, Joined extends keyof Tables, Row>(
  db: Db,
  list: Searchable,
  { q, order, cursor, limit }: Asked,
  rows: SelectQueryBuilder<Tables, Joined, Row>,
) {
  const rest = afterCursor(list.alias, order, cursor);
  const id = sql.ref(`${list.alias}.id`);
  const page = (conditions: Conditions, { by, direction } = order) =>
    rows
      .where(sql<boolean>`${sql.join([sql`true`, ...conditions, ...rest], sql` and `)}`)
      .orderBy(by, direction)
      .orderBy(id, direction)
      .limit(limit + 1)
      .execute();
  if (q === undefined) return page([]);
  const search = searchFor(q);
  const matching = [list.isMatch(search)];
  // An id is no text of a row.
  if (!UUID.test(q)) {
    const near = await page([...matching, isWithin(list, order, rest)]);
    if (near.length > limit || !(await goesOn(db, list, order, rest))) return near;
  }
  const ids = await findFew(db, search, list.parts(search, q), list.sources?.(search));
  if (!ids) return page(matching);
  return page([sql<boolean>`${id} = any (${ids}::uuid[])`], orderOfFound(order));
}

type Conditions = readonly RawBuilder<boolean>[];

/** The ids of the list in its order. */
const walked = ({ table, alias }: Searchable, order: Order, rest: Conditions) =>
  sql`select ${sql.ref(`${alias}.id`)} from ${sql.table(table)} ${sql.ref(alias)}
    where ${sql.join([sql`true`, ...rest], sql` and `)} order by ${inOrder(alias, order)}`;

/** Whether a row is among so many of the list. */
const isWithin = (list: Searchable, order: Order, rest: Conditions) =>
  sql<boolean>`${sql.ref(`${list.alias}.id`)} in (${walked(list, order, rest)} limit ${sql.lit(STRETCH)})`;

/** Whether the list is longer than that. */
async function goesOn(db: Db, list: Searchable, order: Order, rest: Conditions): Promise<boolean> {
  const { rows } = await sql`${walked(list, order, rest)} offset ${sql.lit(STRETCH)} limit 1`.execute(db);
  return rows.length > 0;
}

/** The order of rows that were found: as it was, but no index has it, so that those rows are read and sorted. */
const orderOfFound = (order: Order): Order => ({
  ...order,
  by: sql`greatest(${order.by}, ${order.by})`,
});
