import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import type { LedgerTransaction } from '@parley/contract/payments/ledger.ts';
import { sql, type RawBuilder } from 'kysely';
import { isoText, personJson } from '../users/card.ts';

/**
 * The appointment in the row under `a`, as JSON: one column of whatever query lists them. The job is under `j`, its
 * client under `c` and its professional under `u`.
 */
export const appointmentJson = sql<Appointment>`json_build_object(
  'id', a.id, 'jobId', a.job_id, 'title', j.title, 'client', ${personJson('c')}, 'professional', ${personJson('u')},
  'startsAt', ${isoText(sql`a.starts_at`)}, 'endsAt', ${isoText(sql`a.ends_at`)},
  'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::integer, 'status', a.status,
  'proposedStartsAt', ${isoText(sql`a.proposed_starts_at`)}, 'proposedMinutes', a.proposed_minutes,
  'checkedIn', json_build_object('client', a.client_checked_in_at is not null,
    'professional', a.professional_checked_in_at is not null),
  'meeting', json_build_object('startedAt', ${isoText(sql`a.started_at`)}, 'endedAt', ${isoText(sql`a.ended_at`)}),
  'attendance', a.attendance)`;

/** Every posting of a job's money in its order, as JSON. */
export const ledgerJson = (jobId: RawBuilder<unknown>) => sql<LedgerTransaction[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'at', ${isoText(sql`t.at`)}, 'kind', t.kind,
    'text', t.text, 'entries', ${entries}) order by t.at, t.id), '[]')
  from ledger_transactions t where t.job_id = ${jobId})`;

const entries = sql`(select json_agg(json_build_object(
    'account', case e.account when 'held' then 'held:job' when 'payable' then 'payable:professional' else e.account end,
    'debitCents', greatest(e.amount_cents, 0), 'creditCents', greatest(-e.amount_cents, 0))
    order by e.amount_cents desc, e.id) from ledger_entries e where e.transaction_id = t.id)`;
