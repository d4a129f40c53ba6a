import type { SavedFilters, SearchKind } from '@parley/contract/saved-searches/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

interface Outdated {
  id: string;
  kind: SearchKind;
  filters: SavedFilters;
}

/** Searches whose words were read with another meaning; two halves of an index, because it can't be asked for what differs. */
export async function outdatedSearches(db: Db, meaning: string, most: number): Promise<Outdated[]> {
  const { rows } = await sql<Outdated>`
    (select id, kind, filters from saved_searches where words is not null and read_with < ${meaning}
      order by read_with, id limit ${most})
    union all
    (select id, kind, filters from saved_searches where words is not null and read_with > ${meaning}
      order by read_with, id limit ${most})
    limit ${most}`.execute(db);
  return rows;
}

interface Reread extends Omit<Outdated, 'filters'> {
  words: string;
  keys: readonly string[];
}

/** Writes what their words mean now, and by what they are looked up. */
export async function updateWords(trx: Trx, searches: readonly Reread[], meaning: string): Promise<void> {
  const ids = searches.map(({ id }) => id);
  // In the order of their ids, as alerts are; whoever changes one at the same time waits.
  await sql`select from saved_searches where id = any (${ids}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  await sql`update saved_searches s set words = n.words::tsquery, read_with = ${meaning}
    from unnest(${ids}::uuid[], ${searches.map(({ words }) => words)}::text[]) n (id, words)
    where s.id = n.id`.execute(trx);
  await sql`delete from saved_search_keys where search_id = any (${ids}::uuid[])`.execute(trx);
  const keys = searches.flatMap(({ id, kind, keys: all }) => all.map((key) => ({ id, kind, key })));
  await sql`insert into saved_search_keys (search_id, kind, key)
    select k.id, k.kind, k.key from json_to_recordset(${JSON.stringify(keys)}::json) k (id uuid, kind text, key text)
      join saved_searches s on s.id = k.id
    on conflict do nothing`.execute(trx);
}
