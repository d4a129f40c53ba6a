import type { File, JobFile } from '@parley/contract/files/schemas.ts';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../platform/database/db.ts';
import type { Files, ImageSizes } from '../platform/database/tables.gen.ts';
import { personJson } from '../users/card.ts';
import { isoText } from '../platform/database/iso-text.ts';
import { fileFields, homeOfJob, statusOfPlan } from './card.ts';

export async function insertFile(trx: Db, file: Insertable<Files>): Promise<void> {
  await trx.insertInto('files').values(file).execute();
}

/** The smaller copies of a picture. */
export async function insertSizes(trx: Trx, sizes: readonly Insertable<ImageSizes>[]): Promise<void> {
  if (sizes.length > 0) await trx.insertInto('imageSizes').values(sizes).execute();
}

export async function fileOf(db: Db, id: string): Promise<File> {
  const { rows } = await sql<{ file: File }>`
    select json_build_object(${fileFields('f')}) as file from files f where f.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a file that was just stored is gone');
  return row.file;
}

export interface Viewer {
  id: string;
  isAdmin: boolean;
}

/**
 * A file visible to this user: public, their own or of their job; admins see any attached one. `isForeign`: visible
 * only because they are an admin.
 */
export async function findVisibleFile(db: Db, id: string, viewer: Viewer | null) {
  const viewerId = viewer?.id ?? null;
  const isTheirs = sql<boolean>`(f.is_public or coalesce(f.owner_id = ${viewerId}::uuid, false)
    or exists (select from jobs j where j.id = f.job_id and ${viewerId}::uuid in (j.client_id, j.professional_id)))`;
  return db
    .selectFrom('files as f')
    .select(['f.id', 'f.name', 'f.size', 'f.contentType', 'f.storageKey', 'f.isPublic'])
    .select(sql<boolean>`not ${isTheirs}`.as('isForeign'))
    .where('f.id', '=', id)
    .where((is) =>
      is.or([
        isTheirs,
        is.and([sql<boolean>`${viewer?.isAdmin ?? false}::boolean`, is('f.unusedSince', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
}

/** The smallest copy of a picture that is at least so wide, if one is smaller than the picture. */
export async function findSize(db: Db, fileId: string, width: number) {
  return db
    .selectFrom('imageSizes')
    .select(['width', 'size', 'storageKey'])
    .where('fileId', '=', fileId)
    .where('width', '>=', width)
    .orderBy('width')
    .executeTakeFirst();
}

/** Whether the job is theirs or, for admins, exists. */
export async function seesJob(db: Db, jobId: string, viewer: Viewer): Promise<boolean> {
  const { rows } = await sql`select from jobs j where j.id = ${jobId}
    and (${viewer.isAdmin}::boolean or ${viewer.id}::uuid in (j.client_id, j.professional_id))`.execute(db);
  return rows.length > 0;
}

/** The job that has the files: of a milestone, the one that its plan began with. */
export async function jobWithFiles(db: Db, jobId: string) {
  return db
    .selectFrom('jobs as j')
    .select(['j.id', 'j.clientId', 'j.professionalId', statusOfPlan.as('status')])
    .where('j.id', '=', homeOfJob(jobId))
    .executeTakeFirstOrThrow();
}

export async function filesOfJob(db: Db, jobId: string, fileId?: string): Promise<JobFile[]> {
  const only = fileId ? sql`and f.id = ${fileId}` : sql``;
  const { rows } = await sql<{ file: JobFile }>`
    select json_build_object(${fileFields('f')}, 'uploadedBy', ${personJson('u')}, 'uploadedAt', ${isoText(sql`f.created_at`)}) as file
    from files f join users u on u.id = f.owner_id
    where f.job_id = ${homeOfJob(jobId)} and f.in_job_list ${only}
    order by f.created_at desc, f.id desc`.execute(db);
  return rows.map(({ file }) => file);
}

/** Deletes files unused since before then; returns the storage keys, those of smaller copies included. */
export async function deleteUnused(trx: Trx, before: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ storageKey: string }>`
    with due as (select id from files where unused_since <= ${before}
      order by unused_since limit ${limit} for update skip locked),
    gone as (delete from files where id in (select id from due) returning storage_key)
    select storage_key from gone
    union all select storage_key from image_sizes where file_id in (select id from due)`.execute(trx);
  return rows.map(({ storageKey }) => storageKey);
}
