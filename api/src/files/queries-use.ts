import type { Trx } from '../platform/database/db.ts';

export interface LockedFile {
  id: string;
  ownerId: string | null;
  isPicture: boolean;
  contentType: string;
  /** Of a recording. */
  seconds: number | null;
  unusedSince: string | null;
}
export interface Audience {
  isPublic: boolean;
  jobId: string | null;
}

/** Locks files, always in the same order to avoid deadlocks. */
export async function lockFiles(trx: Trx, ids: readonly string[]): Promise<LockedFile[]> {
  if (ids.length === 0) return [];
  return trx
    .selectFrom('files')
    .select(['id', 'ownerId', 'isPicture', 'contentType', 'seconds', 'unusedSince'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function markKept(trx: Trx, ids: readonly string[], audience: Audience): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ ...audience, unusedSince: null })
    .where('id', 'in', ids)
    .execute();
}

const alone = { isPublic: false, jobId: null, inJobList: false };

export async function markUnused(trx: Trx, ids: readonly string[], since: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('files')
    .set({ ...alone, unusedSince: since })
    .where('id', 'in', ids)
    .execute();
}

/** A user's unattached files, and their portrait, count as unused since then. */
export async function markOrphaned(trx: Trx, ownerId: string, since: string): Promise<void> {
  await trx
    .updateTable('files')
    .set({ ...alone, unusedSince: since })
    .where('ownerId', '=', ownerId)
    .where((is) =>
      is.or([
        is('unusedSince', 'is not', null),
        is('id', 'in', is.selectFrom('users').select('avatarFileId').where('id', '=', ownerId)),
      ]),
    )
    .execute();
}
