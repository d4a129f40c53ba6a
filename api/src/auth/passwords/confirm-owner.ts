import type { Actor } from '../../platform/security/guard.ts';
import type { Http } from '../../platform/http/http.ts';
import { inIdempotentTransaction } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { secondsAfter } from '../throttle/limits.ts';
import { findOwner } from '../queries.ts';
import { sessionStartedAt } from '../sessions/queries-sessions.ts';
import { recordSecurityEvent, originOf } from '../security-log/security-log.ts';
import { verifyPassword } from './verify-password.ts';

const RECENT_SECONDS = 15 * 60;

/**
 * Requires the password unless the session began within 15 minutes: refuses `password_required` or `wrong_password`.
 * A given password must be right in any case.
 */
export async function confirmOwner(
  platform: Platform,
  actor: Actor,
  http: Http,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return checkOwnPassword(platform, actor, http, password);
  const began = await sessionStartedAt(platform.db, actor.sessionId);
  if (secondsAfter(began, RECENT_SECONDS) < new Date()) refuse('password_required');
}

/** Confirms the owner, then runs the work in its own transaction, so that no connection waits for the hash. */
export async function onceConfirmed<T>(
  platform: Platform,
  { actor, http, password }: { actor: Actor; http: Http; password: string | undefined },
  work: (inside: Platform) => Promise<T>,
): Promise<T> {
  await confirmOwner(platform, actor, http, password);
  return inIdempotentTransaction(platform, work);
}

/** Refuses `wrong_password`; throttled as at login, but per session. */
export async function checkOwnPassword(
  platform: Platform,
  actor: Pick<Actor, 'id' | 'sessionId'>,
  http: Http,
  password: string,
): Promise<void> {
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
  if (!right) refuse('wrong_password');
}
