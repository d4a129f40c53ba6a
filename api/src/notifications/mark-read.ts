import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { setAllRead, setRead } from './queries.ts';

/** Idempotent. */
export async function markRead(
  { db, clock, live }: Platform,
  actor: Actor,
  id: string,
): Promise<Record<never, never>> {
  if (!(await setRead(db, actor.id, id, clock.instant()))) refuse('not_found');
  live.hint(db, [actor.id], 'notification', { id: null });
  return {};
}

export async function clearAll({ db, clock, live }: Platform, actor: Actor): Promise<Record<never, never>> {
  await setAllRead(db, actor.id, clock.instant());
  live.hint(db, [actor.id], 'notification', { id: null });
  return {};
}
