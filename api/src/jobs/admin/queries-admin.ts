import type { AuditEntry } from '@parley/contract/audit.ts';
import type { LedgerTransaction } from '@parley/contract/payments/ledger.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { ledgerJson } from '../lists/card.ts';
import { isoText } from '../../platform/database/iso-text.ts';

/** The job's ledger in order, and the audit entries of the job and its consultations, latest first; one query. */
export async function recordsOfJob(
  db: Db,
  jobId: string,
): Promise<{ ledger: LedgerTransaction[]; audit: AuditEntry[] }> {
  const { rows } = await sql<{ ledger: LedgerTransaction[]; audit: AuditEntry[] }>`
    select ${ledgerJson(sql`t.job_id = ${jobId}`)} as ledger,
      (select coalesce(json_agg(json_build_object('id', a.id, 'at', ${isoText(sql`a.at`)},
        'actor', case when u.id is not null then json_build_object('id', u.id, 'email', u.email) end,
        'action', a.action, 'subject', json_build_object('type', a.subject_type, 'id', a.subject_id),
        'reason', a.reason) order by a.at desc, a.id desc), '[]')
      from audit_entries a left join users u on u.id = a.actor_id
      where a.subject_type = 'job' and a.subject_id = ${jobId} or a.subject_type = 'appointment'
        and a.subject_id in (select id from appointments where job_id = ${jobId})) as audit`.execute(db);
  return rows[0] ?? { ledger: [], audit: [] };
}
