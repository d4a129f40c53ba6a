import type { Selectable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { InstallationSettings } from '../database/tables.gen.ts';

export type OwnSettings = Omit<Selectable<InstallationSettings>, 'id'>;

/** What admins have set; null stands for the default. */
export function ownSettings(db: Db): Promise<OwnSettings> {
  return db.selectFrom('installationSettings').selectAll().executeTakeFirstOrThrow();
}
