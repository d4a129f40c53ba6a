import type { Unread } from '@parley/contract/notifications/schemas.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { unreadOf } from './queries.ts';

const MAX_LISTED = 100;

/** The actor's unread notifications; with `since` (epoch seconds) only later ones, and their number. */
export async function listUnread({ db }: Platform, actor: Actor, since?: number): Promise<Unread> {
  return unreadOf(db, actor.id, MAX_LISTED, since);
}
