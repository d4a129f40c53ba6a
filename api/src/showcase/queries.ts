import type { Sample } from '@parley/contract/showcase/schemas.ts';
import { sql, type Insertable } from 'kysely';
import { fileFields } from '../files/card.ts';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Samples } from '../platform/database/tables.gen.ts';

const file = sql<Sample['file']>`(
  select json_build_object(${fileFields('f')}) from files f where f.id = x.file_id)`;
const kind = sql<Sample['kind']>`case when x.file_id is null then 'link'
  when (select f.is_picture from files f where f.id = x.file_id) then 'picture' else 'document' end`;

const samples = (db: Db) =>
  db
    .selectFrom('samples as x')
    .select(['x.id', 'x.serviceId', 'x.title', 'x.about', 'x.alt', 'x.url', file.as('file'), kind.as('kind')])
    .orderBy('x.serviceId', (order) => order.asc().nullsFirst())
    .orderBy('x.position');

/** What everyone sees: of the profile and of active services, or of one such service. */
export async function visibleSamples(
  db: Db,
  professionalId: string,
  serviceId: string | undefined,
): Promise<Sample[]> {
  let query = samples(db)
    .innerJoin('users as u', 'u.id', 'x.professionalId')
    .leftJoin('services as s', 's.id', 'x.serviceId')
    .where('x.professionalId', '=', professionalId)
    .where('u.disabledAt', 'is', null)
    .where((is) =>
      is.or([
        is('x.serviceId', 'is', null),
        is.and([is('s.active', '=', true), is('s.removedAt', 'is', null)]),
      ]),
    );
  if (serviceId !== undefined) query = query.where('x.serviceId', '=', serviceId);
  return query.execute();
}

/** Of one's profile, or of one service. */
export async function samplesIn(db: Db, professionalId: string, serviceId: string | null): Promise<Sample[]> {
  return samples(db)
    .where('x.professionalId', '=', professionalId)
    .where('x.serviceId', serviceId === null ? 'is' : '=', serviceId)
    .execute();
}

/** Locks the professional, so that concurrent changes follow one another; whether the service is theirs. */
export async function lockShowcase(
  trx: Trx,
  professionalId: string,
  serviceId: string | null,
): Promise<boolean> {
  await trx
    .selectFrom('profiles')
    .select('userId')
    .where('userId', '=', professionalId)
    .forUpdate()
    .execute();
  if (serviceId === null) return true;
  const row = await trx
    .selectFrom('services')
    .select('id')
    .where('id', '=', serviceId)
    .where('professionalId', '=', professionalId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes those of the profile or of one service; returns their files. */
export async function deleteSamples(
  trx: Trx,
  professionalId: string,
  serviceId: string | null,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('samples')
    .where('professionalId', '=', professionalId)
    .where('serviceId', serviceId === null ? 'is' : '=', serviceId)
    .returning('fileId')
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

export async function insertSamples(trx: Trx, rows: readonly Insertable<Samples>[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('samples').values(rows).execute();
}

/** Deletes one; returns its file, if it has one. */
export async function deleteSample(trx: Trx, id: string) {
  return trx
    .deleteFrom('samples')
    .where('id', '=', id)
    .returning(['professionalId', 'fileId'])
    .executeTakeFirst();
}

/** Deletes a user's samples; returns their files. */
export async function deleteAllOf(trx: Trx, professionalId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('samples')
    .where('professionalId', '=', professionalId)
    .returning('fileId')
    .execute();
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** Deletes a service's samples if it was removed and not only paused; returns their files. */
export async function deleteOfRemoved(trx: Trx, serviceId: string): Promise<string[]> {
  const { rows } = await sql<{ fileId: string | null }>`
    delete from samples x using services s
    where s.id = x.service_id and x.service_id = ${serviceId} and s.removed_at is not null
    returning x.file_id`.execute(trx);
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
