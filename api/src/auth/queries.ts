import type { AuthUser } from '@parley/contract/auth/schemas.ts';
import { sql } from 'kysely';
import type { Role } from '@parley/contract/access.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import { deleteSome } from '../platform/database/delete-some.ts';
import { sameEmail } from '../platform/mail/same-email.ts';

export interface NewUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  timeZone: string;
  /** The sign-up browser's preference. */
  language?: string;
  clockHours?: 12 | 24;
  passwordHash: string;
  createdAt: string;
  /** Versions of the legal texts of the day; admins accept none. */
  acceptedTerms?: number;
  acceptedPrivacy?: number;
}

/** The user of an address, with the password hash. */
export async function findAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'displayName', 'role', 'passwordHash'])
    .where(sameEmail(email))
    .executeTakeFirst();
  if (!row) return undefined;
  const { passwordHash, ...user } = row;
  return { user: user satisfies AuthUser, passwordHash };
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/**
 * What an account is let in by, as it is now. Locked, as whoever changes the password or disables the account does, so
 * that they end afterwards what begins in this transaction.
 */
export async function lockAccount(trx: Trx, userId: string) {
  const row = await trx
    .selectFrom('users')
    .select(['passwordHash', 'disabledAt'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { passwordHash: row.passwordHash, isDisabled: row.disabledAt !== null };
}

export async function findOwner(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'passwordHash', 'bouncedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function findUserByEmail(
  trx: Db,
  email: string,
): Promise<{ id: string; email: string; firstName: string } | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .where(sameEmail(email))
    .executeTakeFirst();
}

export async function insertUser(trx: Db, user: NewUser): Promise<AuthUser> {
  const displayName = `${user.firstName} ${user.lastName}`;
  return trx
    .insertInto('users')
    .values({ ...user, displayName })
    .returning(['id', 'email', 'firstName', 'displayName', 'role'])
    .executeTakeFirstOrThrow();
}

export async function findReader(db: Db, userId: string): Promise<{ language: string; clockHours: 12 | 24 }> {
  return db
    .selectFrom('users')
    .select(['language', 'clockHours'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

export async function setPassword(trx: Db, userId: string, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
}

/** Deletes expired counts, sessions, codes and unconfirmed sign-ups, some at once; returns how many rows. */
export async function deleteExpired(db: Db, now: Date, signedUpBefore: Date): Promise<number> {
  const counts = await Promise.all([
    deleteSome(db, 'throttles', sql`resets_at < ${now}`),
    deleteSome(db, 'sessions', sql`expires_at < ${now}`),
    deleteSome(db, 'codes', sql`expires_at < ${now}`),
    deleteSome(db, 'signUps', sql`created_at < ${signedUpBefore}`),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** An address that was confirmed is one where emails arrive. */
export async function setEmail(trx: Db, userId: string, email: string): Promise<void> {
  const arrives = { bouncedAt: null, bounceReason: null, softBounces: 0 };
  await trx
    .updateTable('users')
    .set({ email, ...arrives })
    .where('id', '=', userId)
    .execute();
}
