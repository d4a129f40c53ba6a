import { MAX_BLOCKED_PEOPLE } from '@parley/contract/limits.ts';
import type { BlockedPerson, Contact } from '@parley/contract/users/schemas.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { refuse } from '../../platform/http/refuse.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/security/guard.ts';
import {
  blockedBy,
  canBeBlocked,
  countBlocked,
  deleteBlock,
  readBlockBetween,
  insertBlock,
  lockPairToBlock,
} from './queries.ts';

/** With an id, only that one. */
export async function listBlocked({ db }: Platform, actor: Actor, id?: string): Promise<BlockedPerson[]> {
  return blockedBy(db, actor.id, id);
}

/** Both sides are told the same, whoever blocked whom: what a refusal would say, before they write in vain. */
export async function readContact({ db }: Platform, actor: Actor, id: string): Promise<Contact> {
  return { isBlocked: await readBlockBetween(db, actor.id, id) };
}

/** The blocked user is not notified. Idempotent. */
export async function block(platform: Platform, actor: Actor, blockedId: string): Promise<BlockedPerson[]> {
  const { id: blockerId } = actor;
  if (blockedId === blockerId || !(await canBeBlocked(platform.db, blockedId))) refuse('not_found');
  return inTransaction(platform.db, async (trx) => {
    await lockPairToBlock(trx, blockerId, blockedId);
    if ((await blockedBy(trx, blockerId, blockedId)).length === 0) {
      if ((await countBlocked(trx, blockerId)) >= MAX_BLOCKED_PEOPLE) refuse('too_many_blocks');
      await insertBlock(trx, { blockerId, blockedId, createdAt: platform.clock.instant() });
      await platform.events.emit(platform, trx, 'user.blocked', { blockerId, blockedId });
    }
    return blockedBy(trx, blockerId);
  });
}

/** What the block ended stays ended. */
export async function unblock(platform: Platform, actor: Actor, blockedId: string): Promise<BlockedPerson[]> {
  return inTransaction(platform.db, async (trx) => {
    await deleteBlock(trx, { blockerId: actor.id, blockedId });
    return blockedBy(trx, actor.id);
  });
}
