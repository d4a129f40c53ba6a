import type { Me } from '@parley/contract/users/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { ratingJson } from './card.ts';

export interface Name {
  displayName: string;
  firstName: string;
  email: string;
  timeZone: string;
  language: string;
  clockHours: 12 | 24;
}

export async function findName(db: Db, userId: string): Promise<Name | undefined> {
  const question = db
    .selectFrom('users')
    .select(['displayName', 'firstName', 'email', 'timeZone', 'language', 'clockHours'])
    .where('id', '=', userId);
  const [name] = await askPrepared(db, 'name', question);
  return name;
}

export async function findMe(db: Db, userId: string): Promise<Me | undefined> {
  const question = db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'firstName',
      'lastName',
      'displayName',
      'role',
      'timeZone',
      'language',
      'clockHours',
      'createdAt',
      'bouncedAt',
    ])
    .select([
      sql<string | null>`'/api/upload/file/' || avatar_file_id`.as('avatarUrl'),
      ratingJson('users').as('rating'),
    ])
    .where('id', '=', userId);
  const [me] = await askPrepared(db, 'me', question);
  return me;
}

type Names = Pick<Me, 'firstName' | 'lastName' | 'displayName' | 'timeZone'> &
  Partial<Pick<Me, 'language' | 'clockHours'>>;

export async function setNames(trx: Db, userId: string, names: Names): Promise<void> {
  await trx.updateTable('users').set(names).where('id', '=', userId).execute();
}

/** `for update`. */
export async function lockAvatar(trx: Trx, userId: string): Promise<string | null> {
  const { avatarFileId } = await trx
    .selectFrom('users')
    .select('avatarFileId')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return avatarFileId;
}

export async function setAvatar(trx: Trx, userId: string, avatarFileId: string | null): Promise<void> {
  await trx.updateTable('users').set({ avatarFileId }).where('id', '=', userId).execute();
}
