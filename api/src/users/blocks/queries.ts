import type { BlockedPerson } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { blockExists } from '../../platform/database/is-blocked.ts';

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

/** Whether either has blocked the other, to show it. */
export async function readBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  const { isBlocked } = await db
    .selectNoFrom(blockExists(sql`${one}::uuid`, sql`${other}::uuid`).as('isBlocked'))
    .executeTakeFirstOrThrow();
  return isBlocked;
}

/** Waits for whoever is contacting the other of a pair of users. Their rows stay unlocked for everything else. */
export async function lockPairToBlock(trx: Trx, one: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(pair_lock(${one}, ${other}))`.execute(trx);
}

/** Whether either has blocked the other; keeps both from blocking until the transaction ends. */
export async function isBlockBetween(trx: Trx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`select are_blocked(${one}, ${other}) as blocked`.execute(
    trx,
  );
  return rows[0]?.blocked ?? false;
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
