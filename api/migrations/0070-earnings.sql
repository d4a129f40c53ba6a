-- What each professional earned, by month (UTC), added up as the ledger is written, so that no page adds up a career.
create table earning_months (
  professional_id uuid not null references users (id),
  -- its first day
  month date not null,
  -- In the month in which it happened: released before the fee, the fee less what was returned of it, and refunded after a
  -- release.
  gross_cents bigint not null default 0,
  fee_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  -- After the fee; what was refunded later counts against the month of its release.
  earned_cents bigint not null default 0,
  primary key (professional_id, month)
);

create function utc_month(at timestamptz) returns date language sql immutable parallel safe
  return date_trunc('month', at at time zone 'UTC')::date;

-- Only what decides about released money counts, and what a bank takes back of it: transfers and debts move it on. Credits are negative in the ledger.
create function earnings_of(transaction_id uuid) returns table (professional_id uuid, month date, released_in date,
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
      and r.appointment_id is not distinct from t.appointment_id and r.source_type = 'settlement' and r.at <= t.at
      order by r.at desc limit 1) s on true
  where t.id = earnings_of.transaction_id and t.source_type in ('settlement', 'admin_refund', 'chargeback', 'chargeback_won', 'chargeback_lost')
    and (e.both_cents <> 0 or e.fee_cents <> 0);
end;

create function add_to_earnings(ids uuid[]) returns void language sql
begin atomic
  insert into earning_months as m
    select professional_id, month, sum(gross_cents), sum(fee_cents), sum(refunded_cents), sum(earned_cents)
    from (
      select e.professional_id, e.month, e.gross_cents, e.fee_cents, e.refunded_cents, 0 as earned_cents
        from unnest(ids) id, earnings_of(id) e
      union all select e.professional_id, e.released_in, 0, 0, 0, e.earned_cents from unnest(ids) id, earnings_of(id) e) parts
    group by 1, 2 order by 1, 2
  on conflict (professional_id, month) do update set gross_cents = m.gross_cents + excluded.gross_cents,
    fee_cents = m.fee_cents + excluded.fee_cents, refunded_cents = m.refunded_cents + excluded.refunded_cents,
    earned_cents = m.earned_cents + excluded.earned_cents;
end;

create function note_earnings() returns trigger language plpgsql as $$
begin
  perform add_to_earnings(array(select distinct transaction_id from after where account in ('payable', 'platform_fees')));
  return null;
end $$;
create trigger earnings_added after insert on ledger_entries
  referencing new table as after for each statement execute function note_earnings();
select add_to_earnings(array(select id from ledger_transactions
  where source_type in ('settlement', 'admin_refund', 'chargeback', 'chargeback_won', 'chargeback_lost')));

-- Payouts are listed page by page, and added up; one that failed does not count. Their ids are the processor's: lists go by a
-- UUID (version 8) made of them.
alter table payouts add column list_id uuid not null
  generated always as (overlay(overlay(md5(id) placing '8' from 13) placing '8' from 17)::uuid) stored;
drop index payouts_professional;
create index payouts_professional on payouts (professional_id, at desc, list_id desc);
create index payouts_on_their_way on payouts (professional_id, at) where status in ('pending', 'in_transit');
create table payout_sums (
  professional_id uuid primary key references users (id),
  paid_out_cents bigint not null
);
create function counted_payout(status text, amount_cents integer) returns bigint language sql immutable parallel safe
  return case when status in ('failed', 'canceled') then 0 else amount_cents end;
create function note_payout() returns trigger language plpgsql as $$
begin
  insert into payout_sums as s (professional_id, paid_out_cents)
    values (new.professional_id, counted_payout(new.status, new.amount_cents)
      - case when tg_op = 'UPDATE' then counted_payout(old.status, old.amount_cents) else 0 end)
    on conflict (professional_id) do update set paid_out_cents = s.paid_out_cents + excluded.paid_out_cents;
  return null;
end $$;
create trigger payouts_added_up after insert or update of status, amount_cents on payouts
  for each row execute function note_payout();
insert into payout_sums select professional_id, sum(counted_payout(status, amount_cents)) from payouts group by 1;

-- What is held for a professional, the latest first.
create index payments_held_for on payments (professional_id, created_at desc, id desc) where settlement = 'HELD';
