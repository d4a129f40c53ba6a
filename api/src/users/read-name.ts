import type { Db } from '../platform/database/db.ts';
import { found } from '../platform/http/refuse.ts';
import { findName, type Name } from './queries.ts';

/** Refuses `not_found` without such a user. */
export async function readName(trx: Db, userId: string): Promise<Name> {
  return found(await findName(trx, userId));
}
