import type { NotificationType, PastNotification } from '@parley/contract/notifications/schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { deleteSome } from '../platform/database/delete-some.ts';
import { afterCursor, type Order } from '../platform/database/keyset.ts';

const NEWEST = { by: sql`n.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

export interface HistoryFilter {
  type?: NotificationType;
  unread?: boolean;
  cursor?: string;
  limit: number;
}

/** Those shown in the app, read or not, newest first; one row more than the limit, to know whether there is a next page. */
export async function historyOf(
  db: Db,
  userId: string,
  { type, unread, cursor, limit }: HistoryFilter,
): Promise<PastNotification[]> {
  let query = db
    .selectFrom('notifications as n')
    .select([
      'n.id',
      'n.message',
      'n.type as notificationType',
      'n.url',
      'n.createdAt as dateCreated',
      'n.readAt',
    ])
    .where('n.userId', '=', userId)
    .where('n.inApp', '=', true);
  if (type) query = query.where('n.type', '=', type);
  if (unread !== undefined) query = query.where('n.readAt', unread ? 'is' : 'is not', null);
  for (const after of afterCursor('n', NEWEST, cursor)) query = query.where(after);
  return query
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Some at once; returns how many. */
export function deleteReadBefore(db: Db, before: string): Promise<number> {
  return deleteSome(db, 'notifications', sql`read_at < ${before}`);
}
