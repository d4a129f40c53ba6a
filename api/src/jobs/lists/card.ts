import type { Appointment } from '@parley/contract/appointments/schemas.ts';
import { MAX_RESCHEDULES } from '@parley/contract/appointments/states.ts';
import type { LedgerTransaction } from '@parley/contract/payments/ledger.ts';
import { sql, type RawBuilder } from 'kysely';
import { personJson } from '../../users/card.ts';
import { blockExists } from '../../platform/database/is-blocked.ts';
import { isTimeTaken } from '../../platform/database/free-times.ts';
import { isoText } from '../../platform/database/iso-text.ts';

/** What an objection would be about now: an absence that no money hangs on is still on both sides' record. */
const objectionTo = sql`case when a.object_until is null or a.objected_at is not null then null
  when a.settle_at is not null then 'PRICE'
  when j.status in ('ACTIVE', 'DELIVERED') and j.hired_at <= a.starts_at then 'WORK'
  when j.status <> 'DISPUTED' and a.attendance <> 'HELD' and a.price_cents = 0 then 'RECORD' end`;
/** Whether a replacement of a missed consultation is open or agreed. */
const hasAgain = (isAgreed: RawBuilder<unknown>) => sql`exists (select from appointments r
  where r.replaces_id = a.id and r.status not in ('DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED') and ${isAgreed})`;
const isOpenChoice = sql`a.choose_until is not null and a.objected_at is null and a.refund_at is null`;
const canRefund = sql`${isOpenChoice} and a.attendance = 'PROFESSIONAL_ABSENT' and a.is_first
  and j.status in ('ACTIVE', 'DELIVERED') and j.hired_at <= a.starts_at
  and not exists (select from job_moves m where m.job_id = j.id and m.action = 'deliver' and m.at < a.starts_at)
  and not ${hasAgain(sql`r.agreed_at is not null`)}`;
/** An objection that freezes no money takes nothing from whoever came; who can't contact each other arrange nothing new. */
const canSuggestNewTime = sql`a.choose_until is not null and a.refund_at is null
  and (a.objected_at is null or a.settle_at is null) and j.status in ('TALKING', 'ACTIVE', 'DELIVERED')
  and not ${hasAgain(sql`true`)}
  and not (j.status = 'TALKING' and ${blockExists(sql`a.client_id`, sql`a.professional_id`)})`;

const isTaken = sql`case when a.turn is null then false else ${isTimeTaken({
  professionalId: sql`a.professional_id`,
  during: sql`tstzrange(coalesce(a.proposed_starts_at, a.starts_at),
    coalesce(a.proposed_starts_at + a.proposed_minutes * interval '1 minute', a.ends_at))`,
  except: sql`a.id`,
})} end`;

const appointmentMoves = sql`(select coalesce(json_agg(json_build_object('at', ${isoText(sql`m.at`)}, 'by', m.by,
  'action', m.action, 'from', m.from_status, 'to', m.to_status, 'message', m.message,
  'startsAt', ${isoText(sql`m.starts_at`)}) order by m.at, m.id), '[]')
  from appointment_moves m where m.appointment_id = a.id)`;

const appointmentPayment = sql`(select json_build_object('status', k.status, 'settlement', k.settlement,
  'refundedCents', k.refunded_cents, 'feeBasisPoints', k.fee_basis_points, 'feeMinimumCents', k.fee_minimum_cents,
  'frozenAt', ${isoText(sql`k.frozen_at`)}, 'paidAt', ${isoText(sql`k.paid_at`)}) from payments k where k.appointment_id = a.id)`;

/**
 * The appointment under alias `a` as JSON, for any query with the job as `j`, its client as `c` and its professional
 * as `u`.
 */
export const appointmentJson = sql<Appointment>`json_build_object(
  'id', a.id, 'jobId', a.job_id, 'title', j.title, 'serviceId', j.service_id,
  'client', ${personJson('c')}, 'professional', ${personJson('u')},
  'startsAt', ${isoText(sql`a.starts_at`)}, 'endsAt', ${isoText(sql`a.ends_at`)},
  'minutes', (extract(epoch from a.ends_at - a.starts_at) / 60)::integer, 'status', a.status,
  'proposedStartsAt', ${isoText(sql`a.proposed_starts_at`)}, 'proposedMinutes', a.proposed_minutes,
  'checkedIn', json_build_object('client', a.client_checked_in_at is not null,
    'professional', a.professional_checked_in_at is not null),
  'meeting', json_build_object('startedAt', ${isoText(sql`a.started_at`)}, 'endedAt', ${isoText(sql`a.ended_at`)}),
  'hasEnded', json_build_object('client', a.client_ended_at is not null,
    'professional', a.professional_ended_at is not null),
  'attendance', a.attendance, 'agreedAt', ${isoText(sql`a.agreed_at`)}, 'askedBy', a.asked_by, 'turn', a.turn, 'isTaken', ${isTaken},
  'expiresAt', ${isoText(sql`a.expires_at`)}, 'isFirst', a.is_first, 'seriesId', a.series_id,
  'movesLeft', json_build_object('client', ${sql.lit(MAX_RESCHEDULES)} - a.client_moves,
    'professional', ${sql.lit(MAX_RESCHEDULES)} - a.professional_moves),
  'objectUntil', case when ${objectionTo} is not null then ${isoText(sql`greatest(a.object_until, a.refund_at)`)} end,
  'objectionTo', ${objectionTo},
  'refundUntil', case when ${canRefund} then ${isoText(sql`a.choose_until`)} end,
  'newTimeUntil', case when ${canSuggestNewTime} then ${isoText(sql`a.choose_until`)} end,
  'refundAt', ${isoText(sql`a.refund_at`)},
  'priceCents', a.price_cents, 'cancellationHours', a.cancellation_hours, 'payBy', ${isoText(sql`a.pay_by`)},
  'cancelUntil', ${isoText(sql`a.cancel_until`)}, 'settleAt', ${isoText(sql`a.settle_at`)}, 'settleTo', a.settle_to,
  'objectedAt', ${isoText(sql`a.objected_at`)}, 'payment', ${appointmentPayment},
  'notedAt', (select ${isoText(sql`n.edited_at`)} from notes n where n.appointment_id = a.id and n.text <> ''),
  'history', ${appointmentMoves})`;

/** The transactions of a ledger that fulfill a condition, in order, as JSON. */
export const ledgerJson = (which: RawBuilder<unknown>) => sql<LedgerTransaction[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'at', ${isoText(sql`t.at`)}, 'kind', t.kind,
    'text', t.text, 'entries', ${entries}) order by t.at, t.id), '[]')
  from ledger_transactions t where ${which})`;

const entries = sql`(select json_agg(json_build_object(
    'account', case e.account when 'held' then 'held:job' when 'payable' then 'payable:professional'
      when 'receivable' then 'receivable:professional' else e.account end,
    'debitCents', greatest(e.amount_cents, 0), 'creditCents', greatest(-e.amount_cents, 0))
    order by e.amount_cents desc, e.id) from ledger_entries e where e.transaction_id = t.id)`;
