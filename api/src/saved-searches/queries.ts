import type { Frequency, NewSavedSearch, SavedSearch } from '@parley/contract/saved-searches/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { wordsOf } from '../platform/search/word-rank.ts';

/** The user's saved searches, the latest first. */
export async function savedSearchesOf(db: Db, userId: string): Promise<SavedSearch[]> {
  return shownSearches(db)
    .where('s.userId', '=', userId)
    .where('s.removedAt', 'is', null)
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

interface Own {
  id: string;
  userId: string;
}

export async function savedSearchOf(db: Db, { id, userId }: Own): Promise<SavedSearch | undefined> {
  return shownSearches(db)
    .where('s.id', '=', id)
    .where('s.userId', '=', userId)
    .where('s.removedAt', 'is', null)
    .executeTakeFirst();
}

function shownSearches(db: Db) {
  return db
    .selectFrom('savedSearches as s')
    .select([
      's.id',
      's.kind',
      's.name',
      's.filters',
      's.frequency',
      's.paused',
      's.alertedAt',
      's.createdAt',
    ])
    .select('s.foundCount as newCount')
    .select(
      sql<boolean>`(s.discipline_id is not null and not exists (select from disciplines d where d.id = s.discipline_id))
        or (s.category_id is not null and not exists (select from categories c where c.id = s.category_id))`.as(
        'isGone',
      ),
    );
}

/** Locks the user, so that two at once are counted one after the other. */
export async function countSearches(trx: Trx, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('savedSearches')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** With its conditions; `words` is what is looked for, as a tsquery, and `readWith` what that meant then. False if the user has the same search already. */
export async function insertSearch(
  trx: Trx,
  {
    filters,
    words,
    createdAt,
    ...row
  }: NewSavedSearch & Own & { words: string | null; readWith: string; createdAt: string },
): Promise<boolean> {
  const { disciplineId, categoryId, experience, pricing, minCents, maxCents, minRating } = filters;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('savedSearches')
    .values({
      ...row,
      createdAt,
      filters: JSON.stringify(filters),
      words: words === null ? null : sql<string>`${words}::tsquery`,
      disciplineId,
      categoryId,
      experience,
      pricing,
      minCents,
      maxCents,
      minRating,
      skills: wordsOf(filters.skills),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertKeys(
  trx: Trx,
  { id, kind }: Pick<SavedSearch, 'id' | 'kind'>,
  keys: readonly string[],
): Promise<void> {
  await sql`insert into saved_search_keys (search_id, kind, key)
    select ${id}, ${kind}, key from unnest(${keys}::text[]) key on conflict do nothing`.execute(trx);
}

/** When what it has found is told; never while it is paused, or has found nothing. */
const nextAlert = (frequency: Frequency, paused: boolean, now: string) => sql<string | null>`
  case when not ${paused} and found_count > 0 then next_alert(${frequency},
    (select u.time_zone from users u where u.id = saved_searches.user_id), ${now}::timestamptz, alerted_at) end`;

export async function updateSearch(
  trx: Trx,
  { id, userId }: Own,
  { now, ...changed }: Pick<SavedSearch, 'name' | 'frequency' | 'paused'> & { now: string },
): Promise<void> {
  await trx
    .updateTable('savedSearches')
    .set({ ...changed, nextAlertAt: nextAlert(changed.frequency, changed.paused, now) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .execute();
}

/** False if there is none. */
export async function removeSearch(db: Db, { id, userId }: Own, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ removedAt: now, nextAlertAt: null })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** One that was removed, unless it was saved again since. */
export async function lockRemoved(trx: Trx, { id, userId }: Own) {
  return trx
    .selectFrom('savedSearches as s')
    .select(['s.frequency', 's.paused'])
    .select(
      sql<boolean>`exists (select from saved_searches o where o.user_id = s.user_id and o.kind = s.kind
        and o.filters = s.filters and o.removed_at is null)`.as('isSavedAgain'),
    )
    .where('s.id', '=', id)
    .where('s.userId', '=', userId)
    .where('s.removedAt', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function restoreSearch(
  trx: Trx,
  { id, frequency, paused }: Pick<SavedSearch, 'id' | 'frequency' | 'paused'>,
  now: string,
): Promise<void> {
  await trx
    .updateTable('savedSearches')
    .set({ removedAt: null, nextAlertAt: nextAlert(frequency, paused, now) })
    .where('id', '=', id)
    .execute();
}

/** Deletes those removed before; how many. */
export async function deleteRemoved(db: Db, before: string, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from saved_searches where id in (
    select id from saved_searches where removed_at < ${before} order by removed_at limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

export async function deleteSearchesOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('savedSearches').where('userId', '=', userId).execute();
}
