import {
  EVENT_NAMES,
  TEST_EVENT,
  type EventName,
  type OffReason,
} from '@parley/contract/webhooks/event-names.ts';
import type { Delivery } from '@parley/contract/webhooks/schemas.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import { newId } from '../platform/database/id.ts';
import { afterCursor, type Order } from '../platform/database/keyset.ts';

/** The webhooks of these people that listen to an event. */
export async function listeningTo(trx: Trx, event: EventName, people: readonly string[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhooks as w')
    .innerJoin('users as u', 'u.id', 'w.userId')
    .select('w.id')
    .where('w.userId', 'in', people)
    .where('w.offBecause', 'is', null)
    .where('u.disabledAt', 'is', null)
    .where(sql<boolean>`${event} = any(w.events)`)
    .orderBy('w.id')
    .execute();
  return rows.map(({ id }) => id);
}

interface NewDelivery {
  event: EventName | typeof TEST_EVENT;
  content: string;
  now: string;
  /** When it is tried if its task was lost. */
  nextTryAt: string;
}

/** One for each webhook; returns their ids. */
export async function insertDeliveries(
  trx: Trx,
  webhookIds: readonly string[],
  { now, ...delivery }: NewDelivery,
): Promise<string[]> {
  const rows = webhookIds.map((webhookId) => ({
    ...delivery,
    id: newId(),
    webhookId,
    createdAt: now,
    state: 'WAITING' as const,
  }));
  await trx.insertInto('webhookDeliveries').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Of the latest of each webhook, so that no backlog makes the answer slower. */
export const WAITING_COUNTED = 50;

/** How many deliveries the owner of each of these webhooks has waiting, by webhook. */
export async function countWaiting(trx: Trx, webhookIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; waiting: number }>`
    select w.id, (
      select count(*) from webhooks o, lateral (
        select d.state from webhook_deliveries d where d.webhook_id = o.id
        order by d.created_at desc, d.id desc limit ${WAITING_COUNTED}) latest
      where o.user_id = w.user_id and latest.state = 'WAITING') as waiting
    from webhooks w where w.id = any(${sql.val([...webhookIds])}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

const LATEST = { by: sql`d.created_at`, type: 'instant', direction: 'desc' } as const satisfies Order;

const shown = (db: Db) =>
  db
    .selectFrom('webhookDeliveries as d')
    .select([
      'd.id',
      'd.event',
      'd.createdAt',
      'd.state',
      'd.tries',
      'd.triedAt',
      'd.status',
      'd.problem',
      'd.nextTryAt',
    ]);

function named<T extends { event: string }>(row: T) {
  const event: Delivery['event'] = EVENT_NAMES.find((name) => name === row.event) ?? TEST_EVENT;
  return { ...row, event };
}

/** One row more than the limit, to know whether there is a next page. */
export async function deliveriesOf(
  db: Db,
  webhookId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Delivery[]> {
  let query = shown(db).where('d.webhookId', '=', webhookId);
  for (const after of afterCursor('d', LATEST, cursor)) query = query.where(after);
  const rows = await query
    .orderBy('d.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(named);
}

export async function deliveryOf(
  db: Db,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<Delivery | undefined> {
  const row = await shown(db).where('d.id', '=', id).where('d.webhookId', '=', webhookId).executeTakeFirst();
  return row && named(row);
}

/** How many tests were sent to it since an instant. */
export async function countTests(db: Db, webhookId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('webhookDeliveries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('webhookId', '=', webhookId)
    .where('event', '=', TEST_EVENT)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** It waits again, with all its tries before it; false if it waits already. */
export async function waitAgain(trx: Trx, id: string, nextTryAt: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhookDeliveries')
    .set({ state: 'WAITING', tries: 0, nextTryAt })
    .where('id', '=', id)
    .where('state', '!=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DueDelivery {
  id: string;
  event: string;
  content: string;
  /** Including the one that begins. */
  tries: number;
  webhookId: string;
  ownerId: string;
  name: string;
  address: string;
  secret: string;
  oldSecret: string | null;
  off: OffReason | null;
  isOwnerGone: boolean;
  failingSince: string | null;
  isResting: boolean;
}

/**
 * Begins a try: nobody else tries it before `until`. Undefined if it no longer waits. While its webhook rests it isn't
 * begun: its turn comes then.
 */
export async function beginTry(
  db: Db,
  id: string,
  { now, until }: { now: string; until: string },
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    with w as (
      select w.*, u.disabled_at is not null as is_owner_gone,
        case when w.rests_until > ${now} and d.event <> ${TEST_EVENT} then w.rests_until end as resting
      from webhook_deliveries d join webhooks w on w.id = d.webhook_id join users u on u.id = w.user_id
      where d.id = ${id})
    update webhook_deliveries d set
      next_try_at = coalesce(w.resting, ${until}), tries = d.tries + case when w.resting is null then 1 else 0 end
    from w where d.id = ${id} and d.state = 'WAITING'
    returning d.id, d.event, d.content, d.tries, w.id as "webhookId", w.user_id as "ownerId", w.name, w.address, w.secret,
      case when w.old_secret_until > ${now} then w.old_secret end as "oldSecret", w.off_because as off,
      w.is_owner_gone as "isOwnerGone", w.failing_since as "failingSince", w.resting is not null as "isResting"`.execute(
    db,
  );
  return rows[0];
}

interface Outcome {
  now: string;
  status: number | null;
  problem: string | null;
}

export async function markDelivered(
  trx: Trx,
  { id, webhookId }: DueDelivery,
  { now, status }: Outcome,
): Promise<void> {
  await trx
    .updateTable('webhookDeliveries')
    .set({ state: 'DELIVERED', triedAt: now, status, problem: null, nextTryAt: null })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('webhooks')
    .set({ failingSince: null, restsUntil: null })
    .where('id', '=', webhookId)
    .where('failingSince', 'is not', null)
    .execute();
}

/** `nextTryAt` null: there is no further try. */
export async function markFailed(
  trx: Trx,
  { id }: DueDelivery,
  { now, status, problem, nextTryAt }: Outcome & { nextTryAt: string | null },
): Promise<void> {
  await trx
    .updateTable('webhookDeliveries')
    .set({ state: nextTryAt === null ? 'FAILED' : 'WAITING', triedAt: now, status, problem, nextTryAt })
    .where('id', '=', id)
    .execute();
}

export async function markFailing(
  trx: Trx,
  webhookId: string,
  { now, restsUntil }: { now: string; restsUntil: string },
): Promise<void> {
  await trx
    .updateTable('webhooks')
    .set({ restsUntil, failingSince: sql`coalesce(failing_since, ${now}::timestamptz)` })
    .where('id', '=', webhookId)
    .execute();
}

/** False if it was off already. What waits for it has failed. */
export async function turnOff(trx: Trx, webhookId: string, because: OffReason): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhooks')
    .set({ offBecause: because })
    .where('id', '=', webhookId)
    .where('offBecause', 'is', null)
    .executeTakeFirst();
  await trx
    .updateTable('webhookDeliveries')
    .set({ state: 'FAILED', nextTryAt: null })
    .where('webhookId', '=', webhookId)
    .where('state', '=', 'WAITING')
    .execute();
  return numUpdatedRows > 0n;
}

/** Those to be tried now, which nobody else begins until `until`. */
export async function claimDue(
  trx: Trx,
  { now, until, limit }: { now: string; until: string; limit: number },
): Promise<{ id: string; webhookId: string }[]> {
  const { rows } = await sql<{ id: string; webhookId: string }>`
    update webhook_deliveries set next_try_at = ${until} where id = any (array(
      select id from webhook_deliveries where next_try_at <= ${now} order by next_try_at limit ${limit}
      for update skip locked)) returning id, webhook_id as "webhookId"`.execute(trx);
  return rows;
}

export const deliveriesBefore = (instant: string) => sql`created_at < ${instant}`;
