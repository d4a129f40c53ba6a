import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/db.ts';
import { Find } from './act.ts';
import { OVERVIEW } from './overview-figures.ts';

/*
 * What must hold, whatever was done. Each rule is a question for the rows that break it, in words of its
 * own: nothing here asks the product whether it is right.
 */

const AHEAD = sql`a.agreed_at is not null and a.status <> 'CANCELLED'`;

/** The books: L1, L6, L8 and L9. */
const LEDGER = {
  'a transaction of the ledger sums to 0': sql`
    select transaction_id::text as what from ledger_entries group by transaction_id having sum(amount_cents) <> 0`,
  'the whole ledger sums to 0': sql`
    select sum(amount_cents)::text as what from ledger_entries having sum(amount_cents) <> 0`,
  'what is held for a job is never negative': sql`
    select owner_id::text as what from ledger_entries where account = 'held' group by owner_id having sum(amount_cents) > 0`,
  'a kept balance equals its entries': sql`
    select b.account as what from ledger_balances b where b.balance_cents <> (
      select coalesce(sum(e.amount_cents), 0) from ledger_entries e
      where e.account = b.account and e.owner_id is not distinct from b.owner_id)`,
};

/** What the postings of decisions about a payment say, by account; credits are positive. What a bank decided counts as well. */
const DECIDED = sql`(select t.job_id,
    coalesce(sum(-e.amount_cents) filter (where e.account = 'client' and t.source_type not in ('chargeback', 'chargeback_won')), 0)
      + (select coalesce(sum(k.kept_cents), 0) from chargebacks k join payments x on x.id = k.payment_id
        where x.job_id = t.job_id and k.status = 'LOST') as to_client,
    coalesce(sum(-e.amount_cents) filter (where e.account = 'platform_fees'), 0) as fee,
    coalesce(sum(-e.amount_cents) filter (where e.account = 'payable'), 0) as to_professional
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where t.source_type in ('settlement', 'admin_refund', 'chargeback_lost') or (t.source_type in ('chargeback', 'chargeback_won')
    and exists (select from chargebacks k where k.processor_id = t.source_id and k.status = 'LOST')) group by t.job_id)`;

/** Payments: L6, L7 and L11. */
const PAYMENTS = {
  'no more goes out than came in': sql`
    select id::text as what from payments where refunded_cents + fee_cents > amount_cents`,
  'held money is all that was paid and not refunded, and settled money is not held': sql`
    select p.id::text as what from payments p where (
      select coalesce(-sum(e.amount_cents), 0) from ledger_entries e
      where e.account = 'held' and e.owner_id = coalesce(p.tip_id, p.appointment_id, p.job_id))
      <> case when p.settlement = 'HELD' then p.amount_cents - p.refunded_cents - p.disputed_cents else 0 end`,
  'refunds, fees and payouts of the ledger are those of the payments': sql`
    select p.job_id::text as what from (
      select job_id, sum(refunded_cents) as refunded, coalesce(sum(fee_cents) filter (where is_settled), 0) as fee,
        coalesce(sum(amount_cents - refunded_cents - fee_cents) filter (where is_settled), 0) as net
      from (select *, settlement in ('RELEASED', 'REFUNDED', 'SPLIT') as is_settled from payments) each group by job_id) p
      left join ${DECIDED} d on d.job_id = p.job_id
    where (coalesce(d.to_client, 0), coalesce(d.fee, 0), coalesce(d.to_professional, 0)) <> (p.refunded, p.fee, p.net)`,
  'only what is paid is settled': sql`
    select job_id::text as what from payments where (settlement = 'NONE') <> (paid_at is null)
      or (paid_at is not null) <> (status = 'PAID')`,
  'the money stands as the job does': sql`
    select j.id || ' ' || j.status || ' ' || coalesce(p.settlement, 'NONE') as what
    from jobs j left join payments p on p.job_id = j.id and p.appointment_id is null and p.tip_id is null
    where coalesce(p.settlement, 'NONE') <> all (case j.status when 'TALKING' then '{NONE}'::text[]
      when 'ENDED' then '{NONE,REFUNDED}' when 'COMPLETED' then '{RELEASED,SPLIT,REFUNDED}'
      when 'CANCELLED' then '{REFUNDED}' else '{HELD}' end)`,
};

const DEBTS = {
  'the ledger says what professionals owe': sql`
    select d.professional_id::text as what from (select professional_id, sum(left_cents) as cents from debts group by 1) d
    where d.cents <> (select coalesce(sum(e.amount_cents), 0) from ledger_entries e
      where e.account = 'receivable' and e.owner_id = d.professional_id)`,
  'a debt is what is left of it, was paid back and was written off': sql`
    select d.id::text as what from debts d where d.amount_cents <> d.left_cents + d.written_off_cents
      + (select coalesce(sum(t.amount_cents), 0) from debt_payments t where t.debt_id = d.id)`,
};

const CALENDARS = {
  'no professional is booked twice at a time': sql`
    select a.id || ' and ' || b.id as what from appointments a join appointments b
      on a.professional_id = b.professional_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where ${AHEAD} and b.agreed_at is not null and b.status <> 'CANCELLED'`,
  'what is booked stands in the calendar, and nothing else does': sql`
    select coalesce(a.id, b.appointment_id)::text as what
    from (select * from appointments a where ${AHEAD}) a full join bookings b on b.appointment_id = a.id
    where a.id is null or b.appointment_id is null or b.during <> tstzrange(a.starts_at, a.ends_at)`,
};

const SERIES = {
  'a series is booked as a whole, or not at all': sql`
    select s.id || ' ' || s.state as what from appointment_series s
    where (select count(*) from appointments a where a.series_id = s.id)
      <> case s.state when 'ACCEPTED' then (select count(*) from jsonb_array_elements(s.dates) d where d->>'startsAt' is not null) else 0 end`,
  'a job has at most two series that go on, and none that waits once it is over': sql`
    select s.job_id::text as what from appointment_series s where s.state = 'OPEN' group by s.job_id having count(*) > 2
    union all select s.id::text from appointment_series s join jobs j on j.id = s.job_id
      where s.state = 'OPEN' and j.status in ('TALKING', 'COMPLETED', 'CANCELLED', 'ENDED')`,
};

const ONE_AT_A_TIME = {
  'one live proposal of a professional for a posting': sql`
    select posting_id::text as what from negotiations where kind = 'PROPOSAL' and is_open
    group by posting_id, professional_id having count(*) > 1`,
  'one live invite of a client through a service for a posting': sql`
    select client_id::text as what from negotiations where kind = 'INVITE' and is_open
    group by client_id, service_id, posting_id having count(*) > 1`,
  'one offer stands, and one side of a job suggests one thing': sql`
    select job_id::text as what from offers where state in ('STANDING', 'TAKEN') group by job_id having count(*) > 1
    union all select job_id::text from resolutions where state = 'OPEN' group by job_id, by having count(*) > 1`,
  'one page is open for a payment': sql`
    select payment_id::text as what from checkouts where status in ('OPENING', 'OPEN') group by payment_id having count(*) > 1`,
};

/** Everything that waits for somebody has a clock. */
const CLOCKS = {
  'an open proposal, invite or request expires': sql`
    select id::text as what from negotiations where is_open and expires_at is null
    union all select a.id::text from appointments a where a.expires_at is null
      and (a.status in ('RESCHEDULE', 'RESCHEDULE_PRO') or (a.agreed_at is null and a.status in ('SENT', 'READ', 'RESCHEDULE_REJECTED')))`,
  'a job that runs ends': sql`
    select j.id || ' ' || j.status as what from jobs j left join payments p on p.job_id = j.id and p.appointment_id is null and p.tip_id is null
    where case j.status when 'TALKING' then j.hire_by is null and (p.give_up_at is null or j.paused_hire_by is null)
      when 'ACTIVE' then (j.dispute_at is null) = (j.late_refund_at is null) when 'DELIVERED' then j.release_at is null
      when 'DISPUTED' then (j.refund_at is null) <> (j.disputed_by = 'processor') else false end`,
  'what a bank disputes stands still, and nothing else does': sql`
    select p.id::text as what from payments p where (p.frozen_at is not null) <> exists (
      select from chargebacks k where k.payment_id = p.id and k.is_own and k.status = 'OPEN')
    union all select j.id::text from jobs j where j.disputed_by = 'processor' and not exists (
      select from payments p where p.job_id = j.id and p.appointment_id is null and p.tip_id is null and p.frozen_at is not null)`,
  'a pending payment is given up': sql`
    select job_id::text as what from payments where status = 'PENDING' and give_up_at is null`,
  'an agreed consultation has its attendance decided': sql`
    select a.id::text as what from appointments a join jobs j on j.id = a.job_id
    where ${AHEAD} and a.attend_at is null and a.attendance is null and j.status <> 'CANCELLED'`,
  'a priced consultation is paid, or is to be paid by a time': sql`
    select a.id::text as what from appointments a left join payments p on p.appointment_id = a.id
    where (a.pay_by is not null and p.paid_at is not null)
      or (a.price_cents > 0 and a.pay_by is null and a.status <> 'CANCELLED' and p.paid_at is null)`,
  'the money of a consultation moves': sql`
    select a.id::text as what from appointments a join payments p on p.appointment_id = a.id
    where p.settlement = 'HELD' and p.settle_after is null and coalesce(a.attend_at, a.settle_at) is null`,
  'a refund of late work is pending only at work': sql`
    select id || ' ' || status as what from jobs where late_refund_at is not null and status not in ('ACTIVE', 'DELIVERED')`,
  'a job that is over has no deadlines': sql`
    select id || ' ' || status as what from jobs where status in ('COMPLETED', 'CANCELLED', 'ENDED')
      and coalesce(hire_by, paused_hire_by, release_at, dispute_at, refund_at, late_refund_at, remind_at) is not null`,
};

type Rules = Readonly<Record<string, ReturnType<typeof sql>>>;

/** Throws if the books or the calendars are wrong: asked after every act. */
export const checkBooks = (db: Db) => check(db, { ...LEDGER, ...CALENDARS, ...OVERVIEW });

/** Throws whatever breaks a rule that always holds. */
export const checkAlways = (db: Db) =>
  check(db, {
    ...LEDGER,
    ...OVERVIEW,
    ...PAYMENTS,
    ...DEBTS,
    ...CALENDARS,
    ...SERIES,
    ...ONE_AT_A_TIME,
    ...CLOCKS,
  });

/** Throws what should have been done by the clock at this instant and was not. */
export const checkNothingOverdue = (db: Db, now: string) =>
  check(db, {
    'a proposal, an invite or a request is over at its deadline': sql`
      select id::text as what from negotiations where is_open and expires_at <= ${now}
      union all select id::text from appointments where expires_at <= ${now}
      union all select id::text from resolutions where state = 'OPEN' and expires_at <= ${now}
      union all select id::text from appointment_series where state = 'OPEN' and expires_at <= ${now}`,
    'a job moves at its deadline': sql`
      select id || ' ' || status as what from jobs
      where least(hire_by, release_at, dispute_at, late_refund_at, case when status = 'DISPUTED' then refund_at end) <= ${now}`,
    'attendance is decided and a chosen refund made at their time': sql`
      select id::text as what from appointments where least(attend_at, refund_at, settle_at) <= ${now}`,
    'nobody waits longer for a bank': sql`select job_id::text as what from payments where least(give_up_at, tell_pending_at) <= ${now}`,
    'reminders are sent at their time': sql`
      select id || ' ' || status as what from jobs where remind_at <= ${now}
      union all select 'negotiation ' || id || ' ' || status from negotiations where remind_at <= ${now}
      union all select 'consultation ' || id || ' ' || status from appointments where remind_at <= ${now}
      union all select 'resolution ' || id || ' ' || state from resolutions where state = 'OPEN' and remind_at <= ${now}`,
    'a suggestion is not over before its deadline': sql`
      select id::text as what from resolutions where state = 'EXPIRED' and answered_at < expires_at`,
  });

/** Throws what was not paid in time and still waits; while the processor is away, it does. */
export const checkNothingUnpaid = (db: Db, now: string) =>
  check(db, {
    'a consultation that is not paid in time is called off': sql`
      select id::text as what from appointments where pay_by <= ${now}`,
  });

/** Throws what still runs when nobody has done anything for more than a year. */
export const checkNothingRuns = (db: Db) =>
  check(db, {
    'no job runs': sql`
      select id || ' ' || status as what from jobs where status in ('TALKING', 'ACTIVE', 'DELIVERED', 'DISPUTED')`,
    'nothing is open': sql`
      select id || ' ' || status as what from negotiations where is_open
      union all select id::text || ' ' || state from resolutions where state = 'OPEN'
      union all select id::text || ' ' || state from appointment_series where state = 'OPEN'
      union all select id || ' ' || status from appointments
        where status in ('RESCHEDULE', 'RESCHEDULE_PRO') or (agreed_at is null and status in ('SENT', 'READ', 'RESCHEDULE_REJECTED'))
      union all select id || ' ' || status from job_postings where status = 'OPEN'
      union all select id || ' ' || status from appointments where coalesce(pay_by, settle_at) is not null`,
    'no bank disputes anything': sql`select id::text as what from chargebacks where status = 'OPEN'`,
    'no money is held or on its way': sql`
      select job_id || ' ' || status || ' ' || settlement as what from payments where settlement = 'HELD' or status = 'PENDING'`,
    // Domain: money that cannot be sent on waits for the account, and a refund that the card refused for an admin.
    'a call that is not made waits for an account that cannot be paid out, or for an admin': sql`
      select c.id || ' ' || c.kind || ' ' || c.status || ' ' || coalesce(c.error, '') as what
      from processor_calls c join payments p on p.id = c.payment_id
        left join payout_accounts a on a.professional_id = p.professional_id
      where c.status not in ('DONE', 'CANCELLED') and not (c.kind = 'transfer' and c.status = 'WAITING' and a.status <> 'ENABLED')
        and not (c.kind = 'refund' and c.status = 'STUCK' and c.settle_by is not null)`,
    'clients are owed what their cards refused, and nothing else': sql`
      select 'the ledger owes ' || owed || ', refused are ' || refused as what from
        (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'client') ledger,
        (select coalesce(sum(coalesce(c.params->>'ledgerCents', c.params->>'amountCents')::bigint), 0) as refused
          from processor_calls c where c.kind = 'refund' and c.status not in ('DONE', 'CANCELLED')) calls where owed <> refused`,
    'professionals are owed what waits for their accounts, and nothing else': sql`
      select owner_id::text as what from ledger_entries where account = 'payable' group by owner_id
      having -sum(amount_cents) <> (select coalesce(sum((c.params->>'amountCents')::bigint), 0)
        from processor_calls c join payments p on p.id = c.payment_id
        where p.professional_id = owner_id and c.kind = 'transfer' and c.status not in ('DONE', 'CANCELLED'))`,
    // What the queue has given up on stays there as a trace.
    'nothing is left in the queue': sql`
      select concat_ws(' ', task_identifier, attempts, last_error) as what from graphile_worker.jobs where attempts < max_attempts`,
  });

async function check(db: Db, rules: Rules): Promise<void> {
  const parts = Object.entries(rules).map(
    ([rule, broken]) => sql`select ${sql.lit(rule)} as rule, what from (${broken}) broken`,
  );
  const { rows } = await sql<{ rule: string; what: string }>`${sql.join(parts, sql` union all `)}`.execute(
    db,
  );
  if (rows.length > 0)
    throw new Find(
      rows
        .slice(0, 5)
        .map(({ rule, what }) => `broken: ${rule} (${what})`)
        .join('; '),
    );
}
