import type { Db } from '../platform/database/db.ts';

export async function isCategoryOf(db: Db, categoryId: string, disciplineId: string): Promise<boolean> {
  const category = await db
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .where('disciplineId', '=', disciplineId)
    .executeTakeFirst();
  return category !== undefined;
}
