import type { OpenHours } from '@parley/contract/availability/intervals.ts';
import type { Hours } from '@parley/contract/availability/free-slots.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';

export interface HourSetRow {
  id: string;
  professionalId: string;
  name: string;
  rules: Hours['rules'];
  /** The services whose consultations are in these hours. */
  services: string[];
}

/** In the order in which they were made. */
export async function setsOf(db: Db, ids: readonly string[]): Promise<HourSetRow[]> {
  return db
    .selectFrom('hourSets as h')
    .select(['h.id', 'h.professionalId', 'h.name', rules.as('rules'), services.as('services')])
    .where('h.professionalId', 'in', ids)
    .orderBy('h.createdAt')
    .orderBy('h.id')
    .execute();
}

const rules = sql<Hours['rules']>`(
  select coalesce(json_agg(json_build_object('weekday', r.weekday, 'from', r.from_minute, 'to', r.to_minute)
    order by r.weekday, r.from_minute), '[]')
  from hour_rules r where r.set_id = h.id)`;

const services = sql<string[]>`(
  select coalesce(json_agg(s.title order by s.created_at, s.id), '[]')
  from services s where s.hour_set_id = h.id and s.removed_at is null)`;

export async function insertSet(
  trx: Trx,
  set: { id: string; professionalId: string; name: string; createdAt: string },
): Promise<void> {
  await trx.insertInto('hourSets').values(set).execute();
}

/** False if it's nobody's, or somebody else's. */
export async function renameSet(
  trx: Trx,
  { id, professionalId, name }: { id: string; professionalId: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('hourSets')
    .set({ name })
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its rules and free times; its services are in the usual hours again. */
export async function deleteSet(trx: Trx, id: string, professionalId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('hourSets')
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceSetRules(
  trx: Trx,
  { id: setId, professionalId }: { id: string; professionalId: string },
  rules: readonly (OpenHours & { weekday: number })[],
): Promise<void> {
  await trx.deleteFrom('hourRules').where('setId', '=', setId).execute();
  if (rules.length === 0) return;
  const rows = rules.map(({ weekday, from, to }) => ({ weekday, fromMinute: from, toMinute: to }));
  await trx
    .insertInto('hourRules')
    .values(rows.map((row) => ({ ...row, professionalId, setId })))
    .execute();
}

export async function countSets(trx: Trx, professionalId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('hourSets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('professionalId', '=', professionalId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function ownsSet(trx: Trx, id: string, professionalId: string): Promise<boolean> {
  const own = await trx
    .selectFrom('hourSets')
    .select('id')
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .executeTakeFirst();
  return own !== undefined;
}

/** The one that their card is about (`shortestOf`); undefined without any. */
export async function shortestServiceOf(db: Db, professionalId: string): Promise<string | undefined> {
  const shortest = await db
    .selectFrom('services')
    .select('id')
    .where('professionalId', '=', professionalId)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .orderBy('consultationMinutes')
    .orderBy('hourSetId', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return shortest?.id;
}
