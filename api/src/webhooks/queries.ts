import type { OffReason } from '@parley/contract/webhooks/event-names.ts';
import { EVENT_NAMES, type EventName } from '@parley/contract/webhooks/event-names.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';

export interface WebhookRow {
  id: string;
  name: string;
  address: string;
  events: EventName[];
  createdAt: string;
  off: OffReason | null;
  failingSince: string | null;
  oldSecretUntil: string | null;
}

const shown = (db: Db) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'name', 'address', 'events', 'createdAt', 'failingSince', 'oldSecretUntil'])
    .select('offBecause as off');

const named = <T extends { events: string[] }>(row: T) => ({
  ...row,
  events: EVENT_NAMES.filter((name) => row.events.includes(name)),
});

/** A person's webhooks, the oldest first. */
export async function webhooksOf(db: Db, userId: string): Promise<WebhookRow[]> {
  const rows = await shown(db).where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute();
  return rows.map(named);
}

interface Owned {
  id: string;
  userId: string;
}

export async function webhookOf(db: Db, { id, userId }: Owned): Promise<WebhookRow | undefined> {
  const row = await shown(db).where('id', '=', id).where('userId', '=', userId).executeTakeFirst();
  return row && named(row);
}

/** Locks the owner, so that two at once are counted one after the other; null if they are disabled or gone. */
export async function countWebhooks(trx: Trx, userId: string): Promise<number | null> {
  const owner = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!owner) return null;
  const { count } = await trx
    .selectFrom('webhooks')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewRow extends Owned {
  name: string;
  address: string;
  secret: string;
  events: EventName[];
  createdAt: string;
}

export async function insertWebhook(trx: Trx, row: NewRow): Promise<void> {
  await trx.insertInto('webhooks').values(row).execute();
}

/** Turned on again, it begins anew. */
export async function updateWebhook(
  trx: Trx,
  { id, userId }: Owned,
  { name, events, isOn }: { name: string; events: EventName[]; isOn: boolean },
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ name, events })
    .$if(isOn, (query) => query.set({ offBecause: null, failingSince: null, restsUntil: null }))
    .$if(!isOn, (query) => query.set({ offBecause: sql`coalesce(off_because, 'OWNER')` }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute();
}

/** False if there is none. Its deliveries go with it. */
export async function deleteWebhook(trx: Trx, { id, userId }: Owned): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteWebhooksOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('webhooks').where('userId', '=', userId).execute();
}

export async function secretOf(db: Db, { id, userId }: Owned): Promise<string | undefined> {
  const row = await db
    .selectFrom('webhooks')
    .select('secret')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.secret;
}

/** False if there is none. The one before signs along until then. */
export async function rotateSecret(
  trx: Trx,
  { id, userId }: Owned,
  { secret, until }: { secret: string; until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set((row) => ({ oldSecret: row.ref('secret'), oldSecretUntil: until, secret }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
