import type { Trx } from '../../platform/database/db.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { ownsSet } from './queries-sets.ts';

/** Refuses a set of hours that isn't the professional's. */
export async function checkSet(trx: Trx, professionalId: string, hourSetId: string | null): Promise<void> {
  if (hourSetId !== null && !(await ownsSet(trx, hourSetId, professionalId)))
    refuseField('hourSetId', /*i18n*/ 'Choose hours from the list.');
}
