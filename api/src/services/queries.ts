import type { Service, ServiceFields } from '@parley/contract/services/schemas.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Trx } from '../platform/database/db.ts';
import { askPrepared } from '../platform/database/prepared.ts';
import { professionalCard, ratingJson } from '../users/card.ts';
import { imageJson, ofService } from './card.ts';

export type Fields = z.output<typeof ServiceFields>;

/** Removed services are hidden from everybody. */
function services(db: Db, now: string) {
  return db
    .selectFrom('services as s')
    .innerJoin('users as u', 'u.id', 's.professionalId')
    .innerJoin('disciplines as d', 'd.id', 's.disciplineId')
    .innerJoin('categories as c', 'c.id', 's.categoryId')
    .select([
      's.id',
      's.professionalId',
      's.title',
      's.description',
      's.disciplineId',
      's.categoryId',
      's.skills',
    ])
    .select([
      's.experience',
      's.pricing',
      's.priceCents',
      's.consultationMinutes',
      's.instantBooking',
      's.active',
      's.createdAt',
    ])
    .select(['s.consultationPriceCents', 's.cancellationHours', 's.creditConsultation', 's.hourSetId'])
    .select(['d.name as disciplineName', 'c.name as categoryName', ratingJson('s').as('rating')])
    .select([professionalCard('u', now, ofService).as('professional'), images.as('images')])
    .where('s.removedAt', 'is', null)
    .where('u.disabledAt', 'is', null);
}

const images = sql<Service['images']>`(
  select coalesce(json_agg(${imageJson('f', sql`i.image->>'alt'`)} order by i.position), '[]')
  from jsonb_array_elements(s.images) with ordinality i (image, position)
    join files f on f.id = (i.image->>'fileId')::uuid)`;

/** Inactive services are visible to their owner only. */
export async function serviceFor(
  db: Db,
  id: string,
  viewerId: string | null,
  now: string,
): Promise<Service | undefined> {
  const question = services(db, now)
    .where('s.id', '=', id)
    .where((where) => where.or([where('s.active', '=', true), where('s.professionalId', '=', viewerId)]));
  const [service] = await askPrepared(db, 'service', question);
  return service;
}

/** Latest first. */
export async function servicesOf(
  db: Db,
  professionalId: string,
  { inactiveToo, now }: { inactiveToo: boolean; now: string },
): Promise<Service[]> {
  return services(db, now)
    .where('s.professionalId', '=', professionalId)
    .$if(!inactiveToo, (query) => query.where('s.active', '=', true))
    .orderBy('s.createdAt', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}

export async function insertService(
  trx: Trx,
  service: Fields & { id: string; professionalId: string; createdAt: string },
): Promise<void> {
  await trx.insertInto('services').values(stored(service)).execute();
}

export async function updateService(trx: Trx, id: string, fields: Fields): Promise<void> {
  await trx.updateTable('services').set(stored(fields)).where('id', '=', id).execute();
}

const stored = <T extends Fields>(fields: T) => ({ ...fields, images: JSON.stringify(fields.images) });

/** `for update`. */
export async function lockService(
  trx: Trx,
  id: string,
  professionalId: string,
): Promise<{ active: boolean; images: { fileId: string }[] } | undefined> {
  return trx
    .selectFrom('services')
    .select(['active', 'images'])
    .where('id', '=', id)
    .where('professionalId', '=', professionalId)
    .where('removedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markRemoved(trx: Trx, id: string, at: string): Promise<void> {
  await trx.updateTable('services').set({ removedAt: at, active: false }).where('id', '=', id).execute();
}

export async function addRating(trx: Trx, id: string, rating: number, sign: 1 | -1): Promise<void> {
  await trx
    .updateTable('services')
    .set((update) => ({
      ratingSum: update('ratingSum', '+', rating * sign),
      ratingCount: update('ratingCount', '+', sign),
    }))
    .where('id', '=', id)
    .execute();
}

/** Locked in one order, against deadlocks. */
export async function lockActiveServices(trx: Trx, professionalId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('services')
    .select('id')
    .where('professionalId', '=', professionalId)
    .where('active', '=', true)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function deactivate(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('services').set({ active: false }).where('id', '=', id).execute();
}
