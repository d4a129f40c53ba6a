import type { PastNotification } from '@parley/contract/notifications/schemas.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { historyOf, type HistoryFilter } from './queries-history.ts';

/** The actor's notifications, read or not. */
export async function listNotifications(
  { db }: Platform,
  actor: Actor,
  filter: HistoryFilter,
): Promise<{ items: PastNotification[]; nextCursor: string | null }> {
  const rows = await historyOf(db, actor.id, filter);
  return pageOf(rows, filter.limit, ({ dateCreated, id }) => [dateCreated, id]);
}
