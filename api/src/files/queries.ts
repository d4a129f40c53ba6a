import type { Db } from '../platform/db.ts';
import type { FilesTable } from '../platform/database.ts';
import type { Insertable } from 'kysely';

export async function insertFile(trx: Db, file: Insertable<FilesTable>): Promise<void> {
  await trx.insertInto('files').values(file).execute();
}

/** A file that this person may see: a public one, or their own. */
export async function findVisibleFile(db: Db, id: string, viewerId: string | null) {
  return db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'contentType', 'storageKey', 'isPublic'])
    .where('id', '=', id)
    .where((where) => where.or([where('isPublic', '=', true), where('ownerId', '=', viewerId)]))
    .executeTakeFirst();
}
