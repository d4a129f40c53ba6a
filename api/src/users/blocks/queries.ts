import type { BlockedPerson } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

/** Latest first; with an id only that one. */
export async function blockedBy(db: Db, blockerId: string, id?: string): Promise<BlockedPerson[]> {
  let query = db
    .selectFrom('userBlocks as b')
    .innerJoin('users as u', 'u.id', 'b.blockedId')
    .select(['u.id', 'u.displayName', 'u.timeZone', 'u.role', 'b.createdAt as blockedAt'])
    .select(sql<string | null>`'/api/upload/file/' || u.avatar_file_id`.as('avatarUrl'))
    .where('b.blockerId', '=', blockerId);
  if (id !== undefined) query = query.where('b.blockedId', '=', id);
  return query.orderBy('b.createdAt', 'desc').orderBy('b.blockedId').execute();
}

/**
 * Locks a pair of users, so that blocking and contacting each other are serialized. Their rows stay unlocked for
 * everything else.
 */
export async function lockPair(trx: Trx, one: string, other: string, as: 'block' | 'contact'): Promise<void> {
  const pair = [one, other].toSorted().join(' ');
  const key = sql`hashtextextended(${pair}, 0)`;
  await (
    as === 'block'
      ? sql`select pg_advisory_xact_lock(${key})`
      : sql`select pg_advisory_xact_lock_shared(${key})`
  ).execute(trx);
}

export async function isBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  const block = await db
    .selectFrom('userBlocks')
    .select('createdAt')
    .where((is) =>
      is.or([
        is.and([is('blockerId', '=', one), is('blockedId', '=', other)]),
        is.and([is('blockerId', '=', other), is('blockedId', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return block !== undefined;
}

/** Clients and professionals with an open account can be blocked. */
export async function canBeBlocked(db: Db, id: string): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '<>', 'ADMIN')
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return person !== undefined;
}

/** Locks the account, so that concurrent blocks are counted one after the other. */
export async function countBlocked(trx: Trx, blockerId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', blockerId).forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('userBlocks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('blockerId', '=', blockerId)
    .executeTakeFirstOrThrow();
  return count;
}

interface Block {
  blockerId: string;
  blockedId: string;
}

export async function insertBlock(trx: Trx, block: Block & { createdAt: string }): Promise<void> {
  await trx.insertInto('userBlocks').values(block).execute();
}

export async function deleteBlock(trx: Trx, { blockerId, blockedId }: Block): Promise<void> {
  await trx
    .deleteFrom('userBlocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .execute();
}

/** Blocks by and of a closed account. */
export async function deleteBlocksOf(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('userBlocks')
    .where((is) => is.or([is('blockerId', '=', userId), is('blockedId', '=', userId)]))
    .execute();
}
