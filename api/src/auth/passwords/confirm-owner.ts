import { secondsAfter } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import { inIdempotentTransaction } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { findOwner, lockAccount } from '../queries.ts';
import { lockSession, sessionStartedAt } from '../sessions/queries-sessions.ts';
import { recordSecurityEvent, originOf } from '../security-log/security-log.ts';
import { verifyPassword } from './verify-password.ts';

const RECENT_SECONDS = 15 * 60;

/**
 * Requires the password unless the session began within 15 minutes: refuses `password_required` or `wrong_password`.
 * A given password must be right in any case; returns the hash that it fits, null without one.
 */
export async function confirmOwner(
  platform: Platform,
  actor: Actor,
  http: Http,
  password: string | undefined,
): Promise<string | null> {
  if (password !== undefined) return checkOwnPassword(platform, actor, http, password);
  const began = await sessionStartedAt(platform.db, actor.sessionId);
  if (secondsAfter(began, RECENT_SECONDS) < new Date().toISOString()) refuse('password_required');
  return null;
}

/**
 * In the transaction of what was confirmed, with the hash that the password fitted: refuses `unauthenticated` or
 * `wrong_password` if the session has ended or the password was changed since. Locks the account, so that a change of
 * the password comes before or sees what this transaction makes.
 */
export async function checkStillOwner(trx: Trx, actor: Actor, hash: string | null): Promise<void> {
  const account = await lockAccount(trx, actor.id);
  if (!(await lockSession(trx, actor.sessionId, new Date()))) refuse('unauthenticated');
  if (hash !== null && account?.passwordHash !== hash) refuse('wrong_password');
}

/**
 * Confirms the owner, then runs the work in its own transaction, so that no connection waits for the hash. What confirmed
 * them is checked there again: nothing comes of a session that has ended, or a password that was changed, meanwhile.
 */
export async function onceConfirmed<T>(
  platform: Platform,
  { actor, http, password }: { actor: Actor; http: Http; password: string | undefined },
  work: (inside: Platform) => Promise<T>,
): Promise<T> {
  const hash = await confirmOwner(platform, actor, http, password);
  return inIdempotentTransaction(platform, async (inside, trx) => {
    await checkStillOwner(trx, actor, hash);
    return work(inside);
  });
}

/** Refuses `wrong_password`; throttled as at login, but per session. Returns the hash that the password fits. */
export async function checkOwnPassword(
  platform: Platform,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  http: Http,
  password: string,
): Promise<string> {
  const owner = await findOwner(platform.db, actor.id);
  const right = await verifyPassword(
    platform,
    http,
    owner.email,
    owner.passwordHash,
    password,
    actor.sessionId,
  );
  const kind = right ? 'REAUTHENTICATED' : 'REAUTHENTICATION_REFUSED';
  await recordSecurityEvent(platform.db, actor.id, kind, originOf(platform, http, owner.email));
  return right ? owner.passwordHash : refuse('wrong_password');
}
