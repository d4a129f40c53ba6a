import type { ReportType } from '@parley/contract/reports/states.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform/database/db.ts';
import { isEnabled } from '../platform/database/is-enabled.ts';

/** The subject of a report: its owner and current name. */
export interface Subject {
  ownerId: string;
  title: string;
  jobId: string | null;
}

type SubjectQuery = (id: string, viewerId: string) => RawBuilder<Subject>;

const noJob = sql`null::uuid as job_id`;
const both = (alias: string, viewerId: string) =>
  sql`${viewerId} in (${sql.ref(`${alias}.client_id`)}, ${sql.ref(`${alias}.professional_id`)})`;

/** As visible to the reporter, including what the two still negotiate or work on. */
const SUBJECTS: Record<ReportType, SubjectQuery> = {
  person: (id) => sql`select u.id as owner_id, u.display_name as title, ${noJob} from users u
    where u.id = ${id} and u.closed_at is null and u.role <> 'ADMIN'`,
  posting: (id, viewerId) => sql`select p.client_id as owner_id, p.title, ${noJob} from job_postings p
    where p.id = ${id} and ((p.status = 'OPEN' and ${isEnabled(sql`p.client_id`)}) or p.client_id = ${viewerId}
      or exists (select from negotiations n where n.posting_id = p.id and n.professional_id = ${viewerId}))`,
  service: (id, viewerId) => sql`select s.professional_id as owner_id, s.title, ${noJob} from services s
    where s.id = ${id} and ((s.active and s.removed_at is null and ${isEnabled(sql`s.professional_id`)})
      or s.professional_id = ${viewerId}
      or exists (select from negotiations n where n.service_id = s.id and n.client_id = ${viewerId}))`,
  message: (id, viewerId) => sql`select m.sender_id as owner_id, j.title, j.id as job_id
    from messages m join jobs j on j.id = m.job_id where m.id = ${id} and ${both('j', viewerId)}`,
};

/** Undefined if the reporter cannot see it. */
export async function subjectOf(
  db: Db,
  { type, id }: { type: ReportType; id: string },
  viewerId: string,
): Promise<Subject | undefined> {
  const { rows } = await SUBJECTS[type](id, viewerId).execute(db);
  return rows[0];
}
