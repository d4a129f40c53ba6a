import { sql } from 'kysely';

/** What an admin's overview adds up, from the rows themselves: kind, day (null: of the present) and amount. */
const FIGURES = sql`
  select case when closed_at is not null then null when disabled_at is not null then 'disabled'
    else lower(role) || 's' end as kind, null::text as day, 1 as amount from users
  union all select lower(status), null, 1 from jobs
  union all select case account when 'platform_fees' then 'feesCents' else account || 'Cents' end, null,
    greatest(-sum(amount_cents), case account when 'payable' then 0 end) from ledger_entries
    where account in ('held', 'payable', 'platform_fees') group by account, owner_id
  union all select 'ledgerDifferenceCents', null, sum(amount_cents) from ledger_entries
  union all select kind, left((at at time zone 'UTC')::text, 10), amount from (
    select 'signUps' as kind, created_at as at, 1 as amount from users
    union all select 'hires', hired_at, 1 from jobs
    union all select 'completed', completed_at, 1 from jobs
    union all select 'cancelled', cancelled_at, 1 from jobs
    union all select 'disputed', at, 1 from job_moves where to_status = 'DISPUTED' and from_status <> to_status
    union all select 'decided', at, 1 from job_moves where from_status = 'DISPUTED' and from_status <> to_status
    union all select 'ticketsIn', created_at, 1 from tickets
    union all select 'ticketsOut', resolved_at, 1 from tickets
    union all select case e.account when 'held' then 'paidCents' when 'payable' then 'releasedCents'
        when 'client' then 'refundedCents' else 'feesCents' end, t.at, -e.amount_cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where case e.account when 'held' then t.kind = 'charge' when 'payable' then t.kind in ('release', 'split')
        when 'client' then t.kind in ('refund', 'split') else e.account = 'platform_fees' end) events
    where at is not null`;

/** A rule that always holds, as the rows that break it. */
export const OVERVIEW = {
  'what is kept for the overview is what the rows add up to': sql`
    select kind || ' on ' || day || ': ' || coalesce(kept.amount, 0) || ', not ' || coalesce(f.amount, 0) as what
    from (select kind, coalesce(day::text, 'no day') as day, amount from overview_figures) kept
      full join (select kind, coalesce(day, 'no day') as day, sum(amount) as amount
        from (${FIGURES}) each where kind is not null group by 1, 2) f using (kind, day)
    where coalesce(kept.amount, 0) <> coalesce(f.amount, 0)`,
};
