import type { Image } from '@parley/contract/files/schemas.ts';
import type { ServiceCard } from '@parley/contract/services/schemas.ts';
import { sql, type RawBuilder } from 'kysely';
import { fileFields } from '../files/card.ts';
import { professionalCard, ratingJson } from '../users/card.ts';

/** The image under this alias of `files`, as JSON. */
export function imageJson(alias: string, alt: RawBuilder<unknown>): RawBuilder<Image> {
  return sql<Image>`json_build_object(${fileFields(alias)}, 'alt', coalesce(${alt}, ''))`;
}

/** The consultation of `services s`. */
export const ofService = { minutes: sql`s.consultation_minutes`, set: sql`s.hour_set_id` };

/** The columns of a service card, of `services s` joined with its professional as `users u`. */
export const serviceCardColumns = (now: string) => sql<ServiceCard>`
  s.id, s.title, s.discipline_id, s.category_id, s.experience, s.pricing, s.price_cents, s.consultation_minutes,
  s.consultation_price_cents, s.created_at, ${ratingJson('s')} as rating, ${professionalCard('u', now, ofService)} as professional,
  (select ${imageJson('f', sql`s.images->0->>'alt'`)} from files f where f.id = (s.images->0->>'fileId')::uuid) as image`;
