import type { PostingTemplate } from '@parley/contract/disciplines/schemas.ts';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/db.ts';

const next = (of: string) => sql<number>`(select coalesce(max(position) + 1, 0) from ${sql.table(of)})`;

export async function insertDiscipline(trx: Trx, id: string, name: string): Promise<void> {
  await trx
    .insertInto('disciplines')
    .values({ id, name, position: next('disciplines') })
    .execute();
}

/** False if it does not exist. */
export async function nameDiscipline(trx: Trx, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('disciplines')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its categories; a foreign key refuses if one is in use. */
export async function deleteDiscipline(trx: Trx, id: string): Promise<string | undefined> {
  await trx.deleteFrom('categories').where('disciplineId', '=', id).execute();
  const row = await trx.deleteFrom('disciplines').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name;
}

export async function insertCategory(
  trx: Trx,
  category: { id: string; disciplineId: string; name: string },
): Promise<void> {
  await trx
    .insertInto('categories')
    .values({ ...category, position: next('categories') })
    .execute();
}

export async function nameCategory(trx: Trx, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('categories')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteCategory(trx: Trx, id: string): Promise<string | undefined> {
  const row = await trx.deleteFrom('categories').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name;
}

/** False if the discipline does not exist. */
export async function setTemplate(trx: Trx, id: string, template: PostingTemplate | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('disciplines')
    .set({ postingTitle: template?.title ?? null, postingDescription: template?.description ?? null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locked, so that two new orders come one after the other. */
export async function disciplineIds(trx: Trx): Promise<string[]> {
  const rows = await trx.selectFrom('disciplines').select('id').orderBy('id').forUpdate().execute();
  return rows.map(({ id }) => id);
}

/** The same for the categories of a discipline. */
export async function categoryIds(trx: Trx, disciplineId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('categories')
    .select('id')
    .where('disciplineId', '=', disciplineId)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Positions as in the list. */
export async function place(
  trx: Trx,
  table: 'disciplines' | 'categories',
  ids: readonly string[],
): Promise<void> {
  await sql`update ${sql.table(table)} set position = placed.at - 1
    from unnest(${ids}::uuid[]) with ordinality placed (id, at)
    where ${sql.table(table)}.id = placed.id`.execute(trx);
}
