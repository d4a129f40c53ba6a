import type { SideRole } from '@parley/contract/sides.ts';
import type { Db } from '../../platform/database/db.ts';
import { sameEmail } from '../../platform/mail/same-email.ts';

export interface NewSignUp {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: SideRole;
  timeZone: string;
  passwordHash: string;
  browserHash: string;
  acceptedTerms: number;
  acceptedPrivacy: number;
  createdAt: Date;
}

/** Stores a pending sign-up, replacing this browser's previous one; returns its id. */
export async function replaceSignUp(trx: Db, signUp: NewSignUp, browserHash: string | null): Promise<string> {
  const { id, ...fresh } = signUp;
  const before = await trx
    .updateTable('signUps')
    .set(fresh)
    .where(sameEmail(signUp.email))
    .where('browserHash', '=', browserHash ?? '')
    .returning('id')
    .executeTakeFirst();
  if (before) return before.id;
  await trx.insertInto('signUps').values(signUp).execute();
  return id;
}

/** This browser's sign-up with the address, else the newest. */
export async function findSignUp(db: Db, email: string, browserHash: string | null) {
  return db
    .selectFrom('signUps')
    .select(['id', 'email', 'passwordHash', 'browserHash'])
    .where(sameEmail(email))
    .orderBy((eb) => eb('browserHash', '=', browserHash ?? ''), 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findSignUpById(db: Db, id: string) {
  return db
    .selectFrom('signUps')
    .select(['id', 'email', 'passwordHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function lockSignUp(trx: Db, id: string) {
  return trx.selectFrom('signUps').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Deletes all pending sign-ups of an address that is now taken, with their codes. */
export async function deleteSignUps(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('signUps').where(sameEmail(email)).execute();
}
