import type { Trx } from '../platform/database/db.ts';
import { refuseField } from '../platform/http/refuse.ts';
import { isCategoryOf } from './queries-category.ts';

/** Refuses a category of another discipline. */
export async function checkCategory(
  trx: Trx,
  { categoryId, disciplineId }: { categoryId: string; disciplineId: string },
): Promise<void> {
  if (await isCategoryOf(trx, categoryId, disciplineId)) return;
  refuseField('categoryId', /*i18n*/ 'Choose a category of this discipline.');
}
