import type { Trx } from '../../platform/database/db.ts';
import { deleteApiKeysOf } from '../api-keys/queries-api-keys.ts';
import { deleteEventsOf } from '../security-log/queries-security.ts';
import { deleteSessionsOf, endOtherSessions } from './queries-sessions.ts';

/** Ends all sessions and API keys of a user. */
export async function endAccess(trx: Trx, userId: string): Promise<void> {
  await endOtherSessions(trx, userId, null, new Date());
  await deleteApiKeysOf(trx, userId);
}

/** Deletes them, with their devices and addresses; the keys, too. */
export async function forgetSessions(trx: Trx, userId: string): Promise<void> {
  await deleteSessionsOf(trx, userId);
  await deleteApiKeysOf(trx, userId);
  await deleteEventsOf(trx, userId);
}
