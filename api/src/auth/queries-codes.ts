import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export interface NewSignUp {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: 'CLIENT' | 'PROFESSIONAL';
  timeZone: string;
  passwordHash: string;
  browserHash: string;
}
interface SentCode {
  codeHash: string;
  sentAt: Date;
  expiresAt: Date;
}

/** A sign-up that waits for its code, in the place of an earlier one of the same address. */
export async function replaceSignUp(trx: Db, signUp: NewSignUp, code: SentCode): Promise<void> {
  const codeColumns = { codeHash: code.codeHash, codeSentAt: code.sentAt, codeExpiresAt: code.expiresAt };
  const row = { ...signUp, ...codeColumns, tries: 0, createdAt: code.sentAt };
  await trx
    .insertInto('signUps')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(row))
    .execute();
}

/** The sign-up of an address, to tell whose browser asks. */
export async function findSignUp(db: Db, email: string) {
  return db
    .selectFrom('signUps')
    .select(['id', 'passwordHash', 'browserHash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** A sign-up, locked: by its id, or by its address. */
export async function lockSignUp(trx: Db, by: { id: string } | { email: string }) {
  return trx
    .selectFrom('signUps')
    .selectAll()
    .where('id' in by ? sql<boolean>`id = ${by.id}` : sql<boolean>`lower(email) = lower(${by.email})`)
    .forUpdate()
    .executeTakeFirst();
}

export async function setSignUpCode(trx: Db, id: string, code: SentCode): Promise<void> {
  const { codeHash, sentAt, expiresAt } = code;
  await trx
    .updateTable('signUps')
    .set({ codeHash, codeSentAt: sentAt, codeExpiresAt: expiresAt, tries: 0 })
    .where('id', '=', id)
    .execute();
}

export async function addSignUpTry(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('signUps')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSignUp(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('signUps').where('id', '=', id).execute();
}

/** The code for a new password that was mailed to an address, locked, with its user. */
export async function lockPasswordCode(trx: Db, email: string) {
  return trx
    .selectFrom('codes as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.id', 'c.codeHash', 'c.tries', 'c.expiresAt'])
    .select(['u.id as userId', 'u.email', 'u.firstName', 'u.lastName'])
    .where(sql<boolean>`lower(u.email) = lower(${email})`)
    .where('c.purpose', '=', 'password')
    .where('u.disabledAt', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
}

/** Whom a code for a new password goes to, the user locked; nothing when one was sent after that instant. */
export async function lockForCode(trx: Db, email: string, notSince: Date) {
  return trx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.firstName'])
    .where(sql<boolean>`lower(u.email) = lower(${email})`)
    .where('u.disabledAt', 'is', null)
    .where(
      sql<boolean>`not exists (select from codes c where c.user_id = u.id and c.purpose = 'password' and c.sent_at > ${notSince})`,
    )
    .forUpdate('u')
    .executeTakeFirst();
}

/** A code for a new password, in the place of the one before, which is void from then on. */
export async function replacePasswordCode(
  trx: Db,
  id: string,
  userId: string,
  code: SentCode,
): Promise<void> {
  const row = { ...code, id, userId, purpose: 'password' as const, tries: 0 };
  await trx
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'purpose']).doUpdateSet(row))
    .execute();
}

export async function addCodeTry(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Uses a code up; false when somebody else just has. */
export async function deleteCode(trx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('codes').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The code of this user for a new address, locked, with the address. */
export async function lockEmailCode(trx: Db, userId: string) {
  return trx
    .selectFrom('codes')
    .select(['id', 'codeHash', 'tries', 'expiresAt'])
    .select(sql<string>`email`.as('newEmail'))
    .where('userId', '=', userId)
    .where('purpose', '=', 'email')
    .forUpdate()
    .executeTakeFirst();
}

/** A code for a new address, in the place of the one before. */
export async function replaceEmailCode(
  trx: Db,
  { id, userId, email }: { id: string; userId: string; email: string },
  code: SentCode,
): Promise<void> {
  const row = { ...code, id, userId, email, purpose: 'email' as const, tries: 0 };
  await trx
    .insertInto('codes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'purpose']).doUpdateSet(row))
    .execute();
}
