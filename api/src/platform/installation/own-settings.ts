import type { Selectable } from 'kysely';
import type { Db } from '../database/db.ts';
import type { InstallationSettings } from '../database/tables.gen.ts';

export interface OwnSettings extends Omit<Selectable<InstallationSettings>, 'id'> {
  /** Of the own logo, in pixels. */
  logoWidth: number | null;
  logoHeight: number | null;
  logoKey: string | null;
}

/** What admins have set; null stands for the default. */
export function ownSettings(db: Db): Promise<OwnSettings> {
  return db
    .selectFrom('installationSettings as s')
    .leftJoin('files as f', 'f.id', 's.logoFileId')
    .selectAll('s')
    .select(['f.width as logoWidth', 'f.height as logoHeight', 'f.storageKey as logoKey'])
    .executeTakeFirstOrThrow();
}
