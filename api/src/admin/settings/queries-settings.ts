import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../platform/database/db.ts';
import type { InstallationSettings, LegalTexts } from '../../platform/database/tables.gen.ts';

export type Changes = Omit<Updateable<InstallationSettings>, 'id' | 'version'>;

/** False if the settings have another version by now. */
export async function updateSettings(trx: Trx, version: number, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('installationSettings')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertLegalText(trx: Trx, text: Insertable<LegalTexts>): Promise<void> {
  await trx.insertInto('legalTexts').values(text).execute();
}
