import type { Trx } from '../../platform/database/db.ts';
import { deleteEventsOf } from '../security-log/queries-security.ts';
import { deleteSessionsOf, endOtherSessions } from './queries-sessions.ts';

/** Signs somebody out everywhere, at once. */
export async function endAccess(trx: Trx, userId: string): Promise<void> {
  await endOtherSessions(trx, userId, null, new Date());
}

/** The same, and nothing is kept of where they were signed in. */
export async function forgetSessions(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId);
  await deleteEventsOf(trx, userId);
}
