import type { Hello } from '@parley/contract/showcase/schemas.ts';
import { sql, type Insertable } from 'kysely';
import { fileFields } from '../../files/card.ts';
import type { Db, Trx } from '../../platform/database/db.ts';
import type { Hellos } from '../../platform/database/tables.gen.ts';

const kind = sql<Hello['kind']>`case when f.content_type like 'video/%' then 'video' else 'audio' end`;
// A recording has a length: the upload keeps none without.
const seconds = sql<number>`f.seconds`;

const hellos = (db: Db, professionalId: string) =>
  db
    .selectFrom('hellos as h')
    .innerJoin('files as f', 'f.id', 'h.fileId')
    .select([kind.as('kind'), seconds.as('seconds'), 'h.captions'])
    .select(sql<Hello['file']>`json_build_object(${fileFields('f')})`.as('file'))
    .select(sql<string>`'/api/showcase/hello/' || h.professional_id || '/captions'`.as('captionsUrl'))
    .where('h.professionalId', '=', professionalId);

/** What everyone sees. */
export async function visibleHello(db: Db, professionalId: string): Promise<Hello | undefined> {
  return hellos(db, professionalId)
    .innerJoin('users as u', 'u.id', 'h.professionalId')
    .where('u.disabledAt', 'is', null)
    .executeTakeFirst();
}

export async function ownHello(db: Db, professionalId: string): Promise<Hello | undefined> {
  return hellos(db, professionalId).executeTakeFirst();
}

export async function insertHello(trx: Trx, hello: Insertable<Hellos>): Promise<void> {
  await trx.insertInto('hellos').values(hello).execute();
}

/** Returns its file, if there was one. */
export async function deleteHello(trx: Trx, professionalId: string): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('hellos')
    .where('professionalId', '=', professionalId)
    .returning('fileId')
    .executeTakeFirst();
  return row?.fileId;
}
