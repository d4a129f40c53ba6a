import { sql } from 'kysely';
import type { Codes } from '../../platform/database/tables.gen.ts';
import type { Db } from '../../platform/database/db.ts';
import { sameEmail } from '../../platform/mail/same-email.ts';

/** A code's purpose: confirm an address, set a password, change the address. */
export interface CodeOwner {
  purpose: Codes['purpose'];
  email: string;
  userId?: string;
  signUpId?: string;
}
export interface NewCode extends CodeOwner {
  id: string;
  asker: string;
  codeHash: string | null;
  tokenHash: string;
  sentAt: Date;
  expiresAt: Date;
}
/** An unexpired code. */
export type FoundCode = Awaited<ReturnType<typeof findCodeByToken>> & object;

const ASKER = sql`purpose, lower(email), asker`;
const COLUMNS = [
  'id',
  'email',
  'userId',
  'signUpId',
  'asker',
  'codeHash',
  'tries',
  'strangersTries',
] as const;

/** Replaces this requester's code for the address; those of others stay. */
export async function replaceCode(trx: Db, code: NewCode): Promise<void> {
  const row = { userId: null, signUpId: null, ...code, tries: 0, strangersTries: 0 };
  await trx
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) => conflict.expression(ASKER).doUpdateSet(row))
    .execute();
}

/** Same for a code that is not mailed: an unexpired one stays. */
export async function insertUnsentCode(trx: Db, code: NewCode): Promise<void> {
  const row = { userId: null, signUpId: null, ...code, tries: 0, strangersTries: 0 };
  await trx
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(ASKER).doUpdateSet(row).where('codes.expiresAt', '<=', code.sentAt.toISOString()),
    )
    .execute();
}

/** When a code was last sent to the address, by one requester or any. */
export async function lastCodeSentAt(
  trx: Db,
  purpose: CodeOwner['purpose'],
  email: string,
  asker: string | null,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('codes')
    .select('sentAt')
    .where('purpose', '=', purpose)
    .where(sameEmail(email))
    .$if(asker !== null, (query) => query.where('asker', '=', asker))
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt;
}

/** Locks the code to compare digits with: the one this requester asked for, else the newest. */
export async function lockCode(
  trx: Db,
  purpose: CodeOwner['purpose'],
  email: string,
  asker: string | null,
  now: Date,
) {
  return trx
    .selectFrom('codes')
    .select(COLUMNS)
    .where('purpose', '=', purpose)
    .where(sameEmail(email))
    .where('expiresAt', '>', now.toISOString())
    .orderBy((eb) => eb('asker', '=', asker ?? ''), 'desc')
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function findCodeByToken(
  db: Db,
  purpose: CodeOwner['purpose'],
  tokenHashes: string[],
  now: Date,
) {
  return db
    .selectFrom('codes')
    .select(COLUMNS)
    .where('tokenHash', 'in', tokenHashes)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
}

/** Counts wrong digits, of the requester or of strangers. */
export async function addCodeAttempt(trx: Db, id: string, whose: 'tries' | 'strangersTries'): Promise<void> {
  await trx
    .updateTable('codes')
    .set((eb) => ({ [whose]: eb(whose, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** False when it was used concurrently. */
export async function deleteCode(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('codes').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The user of an address, `for update`. */
export async function lockForCode(trx: Db, email: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where(sameEmail(email))
    .where('disabledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function findCodeOwner(trx: Db, userId: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
}

/** The user's pending new address (this one or the latest), unexpired; `for update`. */
export async function lockWantedAddress(trx: Db, userId: string, email: string | null, now: Date) {
  return trx
    .selectFrom('codes')
    .select(COLUMNS)
    .where('purpose', '=', 'email')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now.toISOString())
    .$if(email !== null, (query) => query.where(sameEmail(email)))
    .orderBy('sentAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteCodesOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('codes').where('userId', '=', userId).execute();
}

/** Voids all pending changes to an address that is now taken. */
export async function deleteEmailCodes(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('codes').where('purpose', '=', 'email').where(sameEmail(email)).execute();
}
