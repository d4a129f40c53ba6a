import type { Db } from '../platform/database/db.ts';
import { asReader, readerAs } from '../platform/language/language.ts';
import { findReader } from './queries.ts';

/** Writes an email to the owner of an account as they read, whoever caused it and in whichever browser. */
export async function inOwnersLanguage<T>(db: Db, userId: string, write: () => T): Promise<T> {
  return asReader(readerAs(await findReader(db, userId)), write);
}
