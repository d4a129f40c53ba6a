import type { Db } from '../../platform/database/db.ts';
import type { AuthUser } from '@parley/contract/auth/schemas.ts';

export interface NewSession {
  id: string;
  userId: string;
  tokenHash: string;
  rotatedAt: Date;
  createdAt: Date;
  expiresAt: Date;
  device: string;
  ip: string;
}

export interface LockedSession {
  id: string;
  tokenHash: string;
  previousHash: string | null;
  rotatedAt: string;
  createdAt: string;
  user: AuthUser;
}

export async function insertSession(trx: Db, session: NewSession): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** An active session, `for update`, with its user; undefined when ended or the user is disabled. */
export async function lockSession(trx: Db, id: string, now: Date): Promise<LockedSession | undefined> {
  const row = await trx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.userId')
    .select(['s.id', 's.tokenHash', 's.previousHash', 's.rotatedAt', 's.createdAt'])
    .select(['u.id as userId', 'u.email', 'u.firstName', 'u.displayName', 'u.role'])
    .where('s.id', '=', id)
    .where('s.endedAt', 'is', null)
    .where('s.expiresAt', '>', now.toISOString())
    .where('u.disabledAt', 'is', null)
    .forUpdate('s')
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, email, firstName, displayName, role, ...session } = row;
  return { ...session, user: { id: userId, email, firstName, displayName, role } };
}

/** Rotates the token; the current one becomes the previous. */
export async function rotateToken(
  trx: Db,
  id: string,
  tokenHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set((eb) => ({ previousHash: eb.ref('tokenHash'), tokenHash, rotatedAt: now, expiresAt }))
    .where('id', '=', id)
    .execute();
}

/** Returns the users whose sessions ended. */
export async function endSessions(
  trx: Db,
  ids: string[],
  now: Date,
): Promise<{ id: string; email: string }[]> {
  if (ids.length === 0) return [];
  return trx
    .updateTable('sessions as s')
    .from('users as u')
    .set({ endedAt: now })
    .whereRef('u.id', '=', 's.userId')
    .where('s.id', 'in', ids)
    .where('s.endedAt', 'is', null)
    .returning(['u.id', 'u.email'])
    .execute();
}

/** Ends every session of a user but one. */
export async function endOtherSessions(
  trx: Db,
  userId: string,
  except: string | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .execute();
}

/** False when it is not active. */
export async function endOwnSession(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Last used first. */
export async function activeSessions(db: Db, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'ip', 'rotatedAt as lastUsedAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('rotatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** When the session began, however often it was renewed. */
export async function sessionStartedAt(db: Db, id: string): Promise<string> {
  const { createdAt } = await db
    .selectFrom('sessions')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return createdAt;
}

/** Deletes all sessions of a user and the codes mailed to their address. */
export async function deleteSessionsOf(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
  // Codes for a new address stay: the link proves control of that mailbox, whoever requested it.
  await trx.deleteFrom('codes').where('userId', '=', userId).where('purpose', '=', 'password').execute();
}
