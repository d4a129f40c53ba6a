import type { AuditEntry } from '@parley/contract/audit.ts';
import type { Evidence } from '@parley/contract/jobs/evidence.ts';
import type { FeeTerms } from '@parley/contract/payments/fee-terms.ts';
import type { LedgerTransaction } from '@parley/contract/payments/ledger.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/database/db.ts';
import { ledgerJson } from '../lists/card.ts';
import { isoText } from '../../platform/database/iso-text.ts';
import { evidenceJson } from './queries-evidence.ts';

interface Records {
  ledger: LedgerTransaction[];
  audit: AuditEntry[];
  owedCents: number;
  evidence: Evidence | null;
}

/** In cents: what the professional under this column owes. */
const owedBy = (
  professionalId: string,
) => sql<number>`(select coalesce(sum(d.left_cents), 0)::integer from debts d
  where d.professional_id = ${sql.ref(professionalId)} and d.left_cents > 0)`;

/**
 * The job's ledger in order, the audit entries of the job and its consultations, latest first, and what a decision
 * depends on; one query.
 */
export async function recordsOfJob(db: Db, jobId: string): Promise<Records> {
  const { rows } = await sql<Records>`
    select ${ledgerJson(sql`t.job_id = ${jobId}`)} as ledger,
      (select coalesce(json_agg(json_build_object('id', a.id, 'at', ${isoText(sql`a.at`)},
        'actor', case when u.id is not null then json_build_object('id', u.id, 'email', u.email) end,
        'action', a.action, 'subject', json_build_object('type', a.subject_type, 'id', a.subject_id),
        'reason', a.reason) order by a.at desc, a.id desc), '[]')
      from audit_entries a left join users u on u.id = a.actor_id
      where a.subject_type = 'job' and a.subject_id = ${jobId} or a.subject_type = 'appointment'
        and a.subject_id in (select id from appointments where job_id = ${jobId})) as audit,
      ${owedBy('j.professionalId')} as owed_cents, ${evidenceJson} as evidence
    from jobs j where j.id = ${jobId}`.execute(db);
  return rows[0] ?? { ledger: [], audit: [], owedCents: 0, evidence: null };
}

/** The fee on the work of a job, and what its professional owes. */
export function termsOfSettling(
  trx: Trx,
  jobId: string,
): Promise<(FeeTerms & { owedCents: number }) | undefined> {
  return trx
    .selectFrom('payments as p')
    .select(['p.feeBasisPoints', 'p.feeMinimumCents', owedBy('p.professionalId').as('owedCents')])
    .where('p.jobId', '=', jobId)
    .where('p.appointmentId', 'is', null)
    .where('p.tipId', 'is', null)
    .executeTakeFirst();
}
