import type { AdminUser } from '@parley/contract/users/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import { pageOf } from '../platform/database/cursor.ts';
import type { Platform } from '../platform/platform.ts';
import { allUsers, type UserFilter } from './queries-accounts.ts';
import { dataOf } from './queries-export.ts';

export async function listUsers(
  { db }: Platform,
  filter: UserFilter,
): Promise<{ items: AdminUser[]; nextCursor: string | null }> {
  const rows = await allUsers(db, filter);
  const { items, nextCursor } = pageOf(rows, filter.limit, ({ sortedBy, id }) => [sortedBy, id]);
  return { items: items.map(({ sortedBy: _key, ...user }) => user), nextCursor };
}

export function exportData({ db }: Platform, actor: Actor): Promise<Record<string, unknown>> {
  return dataOf(db, actor.id);
}
