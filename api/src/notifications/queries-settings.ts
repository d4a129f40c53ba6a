import type { OptionalType } from '@parley/contract/notifications/kinds.ts';
import type { Channels } from '@parley/contract/notifications/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

/** Only the types that differ from the default. */
export async function findChosenChannels(
  db: Db,
  userId: string,
): Promise<(Channels & { type: OptionalType })[]> {
  return db
    .selectFrom('notificationSettings')
    .select(['type', 'inApp', 'email', 'push'])
    .where('userId', '=', userId)
    .execute();
}

export async function saveChannels(
  trx: Trx,
  userId: string,
  chosen: readonly (Channels & { type: OptionalType })[],
): Promise<void> {
  if (chosen.length === 0) return;
  await trx
    .insertInto('notificationSettings')
    .values(chosen.map((channels) => ({ userId, ...channels })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'type']).doUpdateSet((row) => ({
        inApp: row.ref('excluded.inApp'),
        email: row.ref('excluded.email'),
        push: row.ref('excluded.push'),
      })),
    )
    .execute();
}

/** In-app settings stay. */
export async function setMailed(
  db: Db,
  userId: string,
  types: readonly OptionalType[],
  email: boolean,
): Promise<void> {
  await db
    .insertInto('notificationSettings')
    .values(types.map((type) => ({ userId, type, inApp: true, email })))
    .onConflict((conflict) => conflict.columns(['userId', 'type']).doUpdateSet({ email }))
    .execute();
}

/** On by default. */
export async function isMailed(db: Db, userId: string, type: OptionalType): Promise<boolean> {
  const channels = await db
    .selectFrom('notificationSettings')
    .select('email')
    .where('userId', '=', userId)
    .where('type', '=', type)
    .executeTakeFirst();
  return channels?.email ?? true;
}

/** Whether the user is enabled and mails of all these types are off. */
export async function areMailsOff(
  db: Db,
  userId: string,
  types: readonly OptionalType[],
): Promise<{ off: boolean } | undefined> {
  return db
    .selectFrom('users as u')
    .select(
      sql<boolean>`(select count(*) from notification_settings s
        where s.user_id = u.id and s.type = any(${types}::text[]) and not s.email) = ${types.length}`.as(
        'off',
      ),
    )
    .where('u.id', '=', userId)
    .where('u.closedAt', 'is', null)
    .executeTakeFirst();
}

export async function deleteSettings(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('notificationSettings').where('userId', '=', userId).execute();
}
