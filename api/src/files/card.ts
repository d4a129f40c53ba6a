import type { File } from '@parley/contract/files/schemas.ts';
import { RUNNING_JOB_STATUSES, type JobStatus } from '@parley/contract/jobs/states.ts';
import { sql, type RawBuilder } from 'kysely';

/** The common fields of a file, as pairs for `json_build_object`. */
export function fileFields(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'id', ${column('id')}, 'name', ${column('name')}, 'size', ${column('size')},
    'contentType', ${column('contentType')}, 'url', '/api/upload/file/' || ${column('id')},
    'width', ${column('width')}, 'height', ${column('height')}`;
}

export function filesJson(ids: RawBuilder<unknown>): RawBuilder<File[]> {
  return sql<File[]>`(
    select coalesce(json_agg(json_build_object(${fileFields('f')}) order by a.position), '[]')
    from unnest(${ids}) with ordinality a (file_id, position) join files f on f.id = a.file_id)`;
}

/** The job that has the chat and the files: of a milestone, the one that its plan began with. */
export const homeOfJob = (jobId: string) =>
  sql<string>`(select coalesce(h.plan_id, h.id) from jobs h where h.id = ${jobId})`;

/** Of the job `j`; while another milestone of its plan goes on, that one's, so that both can write. */
export const statusOfPlan = sql<JobStatus>`coalesce((select m.status from jobs m where m.plan_id = j.id
  and m.status = any (${sql.val([...RUNNING_JOB_STATUSES])}) order by m.status = 'TALKING' limit 1), j.status)`;
