import { sql } from 'kysely';
import type { Trx } from '../database/db.ts';

/** The lock that a backup holds from its first moment to its last file. */
export const BACKUP_LOCK = `hashtext('parley backup')`;

/** Whether stored bytes may go: not while a backup copies them. True holds a backup back until this transaction ends. */
export async function mayRemoveFiles(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.raw(BACKUP_LOCK)}) as is_free`.execute(trx);
  return rows[0]?.isFree === true;
}
