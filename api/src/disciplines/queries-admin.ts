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
export async function deleteDiscipline(trx: Trx, id: string): Promise<boolean> {
  await trx.deleteFrom('categories').where('disciplineId', '=', id).execute();
  const { numDeletedRows } = await trx.deleteFrom('disciplines').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
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

export async function deleteCategory(trx: Trx, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('categories').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
