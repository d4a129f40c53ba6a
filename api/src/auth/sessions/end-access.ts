import type { Trx } from '../../platform/database/db.ts';
import { deleteEventsOf } from '../security-log/queries-security.ts';
import { deleteSessionsOf, endOtherSessions } from './queries-sessions.ts';

/** Ends all sessions of a user. */
export async function endAccess(trx: Trx, userId: string): Promise<void> {
  await endOtherSessions(trx, userId, null, new Date());
}

/** Deletes them, with their devices and addresses. */
export async function forgetSessions(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId);
  await deleteEventsOf(trx, userId);
}
