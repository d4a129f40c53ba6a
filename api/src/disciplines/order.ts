import { audit } from '../platform/observe/audit.ts';
import { inTransaction, type Trx } from '../platform/database/db.ts';
import type { Actor } from '../platform/security/guard.ts';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/http/refuse.ts';
import { categoryIds, disciplineIds, place } from './queries-admin.ts';

export async function orderDisciplines(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    requireAll(ids, await disciplineIds(trx));
    await place(trx, 'disciplines', ids);
    await written(platform, trx, actor, { type: 'discipline', id: ids[0] ?? '' });
  });
  return {};
}

export async function orderCategories(
  platform: Platform,
  actor: Actor,
  { disciplineId, ids }: { disciplineId: string; ids: readonly string[] },
): Promise<Record<never, never>> {
  await inTransaction(platform.db, async (trx) => {
    requireAll(ids, await categoryIds(trx, disciplineId));
    await place(trx, 'categories', ids);
    await written(platform, trx, actor, { type: 'discipline', id: disciplineId });
  });
  return {};
}

/** Somebody may have added or removed one since the list was read. */
function requireAll(ids: readonly string[], all: readonly string[]): void {
  const wanted = new Set(ids);
  if (wanted.size !== ids.length || ids.length !== all.length || !all.every((id) => wanted.has(id)))
    refuse('list_changed');
}

function written(
  platform: Platform,
  trx: Trx,
  { id }: Actor,
  subject: { type: 'discipline'; id: string },
): Promise<void> {
  return audit(platform, trx, { actorId: id, action: 'discipline.order', subject });
}
