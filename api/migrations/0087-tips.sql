-- A tip for a completed job is a payment of its own, and its id is the payment's. It keeps no fee.
alter table payments
  add column tip_id uuid,
  add constraint payments_tip check (
    tip_id is null or (tip_id = id and appointment_id is null and offer_id is null and credit_cents = 0 and fee_cents = 0)
  );
drop index payments_of_work;
create unique index payments_of_work on payments (job_id) where appointment_id is null and tip_id is null;
-- One at a time: until it is paid, another amount is the same tip.
create unique index payments_open_tip on payments (job_id) where tip_id is not null and paid_at is null;

-- The tip whose money it moves.
alter table ledger_transactions add column tip_id uuid references payments (id);

-- As before, but what is taken back of a tip counts against the month of that tip.
create or replace function earnings_of(transaction_id uuid) returns table (professional_id uuid, month date, released_in date,
  gross_cents bigint, fee_cents bigint, refunded_cents bigint, earned_cents bigint) language sql stable
begin atomic
  select j.professional_id, utc_month(t.at), utc_month(coalesce(s.at, t.at)),
    case when t.source_type = 'settlement' then e.both_cents else 0 end, e.fee_cents,
    case when t.source_type = 'settlement' then 0 else -e.both_cents end, e.both_cents - e.fee_cents
  from ledger_transactions t join jobs j on j.id = t.job_id
    cross join lateral (select coalesce(-sum(amount_cents), 0)::bigint as both_cents,
      coalesce(-sum(amount_cents) filter (where account = 'platform_fees'), 0)::bigint as fee_cents
      from ledger_entries where ledger_entries.transaction_id = t.id and account in ('payable', 'platform_fees')) e
    left join lateral (select r.at from ledger_transactions r where t.source_type <> 'settlement' and r.job_id = t.job_id
      and r.appointment_id is not distinct from t.appointment_id and r.tip_id is not distinct from t.tip_id
      and r.source_type = 'settlement' and r.at <= t.at
      order by r.at desc limit 1) s on true
  where t.id = earnings_of.transaction_id and t.source_type in ('settlement', 'admin_refund', 'chargeback', 'chargeback_won', 'chargeback_lost')
    and (e.both_cents <> 0 or e.fee_cents <> 0);
end;
