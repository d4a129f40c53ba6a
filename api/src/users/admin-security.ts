import type { SecurityEvent } from '@parley/contract/auth/schemas.ts';
import { endAccess } from '../auth/sessions/end-access.ts';
import { recordSecurityEvent, NO_ORIGIN, readActivity } from '../auth/security-log/security-log.ts';
import { audit } from '../platform/observe/audit.ts';
import { inTransaction } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { found } from '../platform/http/refuse.ts';
import { findMe } from './queries.ts';
import { lockUser } from './queries-accounts.ts';

/** A user's security log, for admins: devices and addresses of a person, so that the reading is audited. */
export async function userActivity(
  platform: Platform,
  actor: Actor,
  id: string,
  query: { cursor?: string; limit: number },
): Promise<{ items: SecurityEvent[]; nextCursor: string | null }> {
  found(await findMe(platform.db, id));
  const subject = { type: 'user', id };
  await inTransaction(platform.db, (trx) =>
    audit(platform, trx, { actorId: actor.id, action: 'user.read_activity', subject }),
  );
  return readActivity(platform, id, query);
}

/** Ends all sessions of a user, as an admin; they can sign in again. */
export async function endUserSessions(
  platform: Platform,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    found(await lockUser(trx, id));
    await endAccess(trx, id);
    await recordSecurityEvent(trx, id, 'SESSIONS_ENDED_BY_ADMIN', NO_ORIGIN);
    const subject = { type: 'user', id };
    await audit(platform, trx, { actorId: actor.id, action: 'user.end_sessions', subject, reason });
  });
  return {};
}
