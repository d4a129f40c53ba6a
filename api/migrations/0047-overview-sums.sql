-- The figures of an admin's overview, added up as they change. A day has what happened on it (UTC); without a day is what
-- there is now. Changes are appended, in the transaction of what they count, and a sweep adds them up: only the sweep
-- writes a row that somebody else may want, so that nobody waits.
create table overview_changes (
  kind text not null,
  day date,
  change bigint not null
);
create table overview_sums (
  kind text not null,
  day date,
  amount bigint not null,
  unique nulls not distinct (kind, day)
);
create view overview_figures as
  select kind, day, sum(amount)::bigint as amount
  from (select kind, day, amount from overview_sums union all select kind, day, change from overview_changes) parts
  group by kind, day;

create function utc_day(at timestamptz) returns date language sql immutable parallel safe
  return (at at time zone 'UTC')::date;

-- What a row counts as; nothing when there is no row.
create function overview_of_user(role text, created_at timestamptz, disabled_at timestamptz, closed_at timestamptz)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, v.day, 1::bigint from (values
    ('signUps', utc_day(created_at)),
    (case when disabled_at is null then case role when 'CLIENT' then 'clients' when 'PROFESSIONAL' then 'professionals'
      when 'ADMIN' then 'admins' end when closed_at is null then 'disabled' end, null)) v(kind, day)
  where v.kind is not null and role is not null;
end;
create function overview_of_job(status text, hired_at timestamptz, completed_at timestamptz, cancelled_at timestamptz)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, v.day, 1::bigint from (values
    (lower(status), null::date),
    (case when hired_at is not null then 'hires' end, utc_day(hired_at)),
    (case when completed_at is not null then 'completed' end, utc_day(completed_at)),
    (case when cancelled_at is not null then 'cancelled' end, utc_day(cancelled_at))) v(kind, day)
  where v.kind is not null;
end;
create function overview_of_job_move(from_status text, to_status text, at timestamptz)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, utc_day(at), 1::bigint from (values
    (case when to_status = 'DISPUTED' and from_status <> 'DISPUTED' then 'disputed'
      when from_status = 'DISPUTED' and to_status <> 'DISPUTED' then 'decided' end)) v(kind)
  where v.kind is not null;
end;
create function overview_of_ticket(created_at timestamptz, resolved_at timestamptz)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, v.day, 1::bigint from (values
    (case when created_at is not null then 'ticketsIn' end, utc_day(created_at)),
    (case when resolved_at is not null then 'ticketsOut' end, utc_day(resolved_at))) v(kind, day)
  where v.kind is not null;
end;
-- Credits are negative in the ledger.
create function overview_of_entry(of text, at timestamptz, account text, amount_cents bigint)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, v.day, v.amount from (values
    ('ledgerDifferenceCents', null::date, amount_cents),
    (case when of = 'charge' and account = 'held' then 'paidCents'
      when of in ('release', 'split') and account = 'payable' then 'releasedCents'
      when of in ('refund', 'split') and account = 'client' then 'refundedCents'
      when account = 'platform_fees' then 'feesCents' end, utc_day(at), -amount_cents)) v(kind, day, amount)
  where v.kind is not null;
end;
-- Of what professionals are owed, the debts of others are not taken off.
create function overview_of_balance(account text, balance_cents bigint)
  returns table (kind text, day date, amount bigint) language sql immutable parallel safe
begin atomic
  select v.kind, null::date, v.amount from (values
    (case account when 'held' then 'heldCents' when 'payable' then 'payableCents' when 'platform_fees' then 'feesCents' end,
      case when account = 'payable' then greatest(-balance_cents, 0) else -balance_cents end)) v(kind, amount)
  where v.kind is not null and v.amount <> 0;
end;

-- Rows are added many at a time, and changed one at a time.
create function note_overview_user() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    insert into overview_changes
      select f.kind, f.day, sum(f.amount) from after r, overview_of_user(r.role, r.created_at, r.disabled_at, r.closed_at) f
      group by 1, 2;
  else
    insert into overview_changes
      select kind, day, sum(amount) from (
        select kind, day, -amount as amount
          from overview_of_user(old.role, old.created_at, old.disabled_at, old.closed_at)
        union all select * from overview_of_user(new.role, new.created_at, new.disabled_at, new.closed_at)) changes
      group by 1, 2 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger overview_added after insert on users
  referencing new table as after for each statement execute function note_overview_user();
create trigger overview_changed after update on users for each row
  when ((old.role, old.created_at, old.disabled_at, old.closed_at)
    is distinct from (new.role, new.created_at, new.disabled_at, new.closed_at))
  execute function note_overview_user();
create trigger overview_deleted after delete on users for each row execute function note_overview_user();

create function note_overview_job() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    insert into overview_changes
      select f.kind, f.day, sum(f.amount) from after r, overview_of_job(r.status, r.hired_at, r.completed_at, r.cancelled_at) f
      group by 1, 2;
  else
    insert into overview_changes
      select kind, day, sum(amount) from (
        select kind, day, -amount as amount
          from overview_of_job(old.status, old.hired_at, old.completed_at, old.cancelled_at)
        union all select * from overview_of_job(new.status, new.hired_at, new.completed_at, new.cancelled_at)) changes
      group by 1, 2 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger overview_added after insert on jobs
  referencing new table as after for each statement execute function note_overview_job();
create trigger overview_changed after update on jobs for each row
  when ((old.status, old.hired_at, old.completed_at, old.cancelled_at)
    is distinct from (new.status, new.hired_at, new.completed_at, new.cancelled_at))
  execute function note_overview_job();
create trigger overview_deleted after delete on jobs for each row execute function note_overview_job();

create function note_overview_ticket() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    insert into overview_changes
      select f.kind, f.day, sum(f.amount) from after r, overview_of_ticket(r.created_at, r.resolved_at) f group by 1, 2;
  else
    insert into overview_changes
      select kind, day, sum(amount) from (
        select kind, day, -amount as amount from overview_of_ticket(old.created_at, old.resolved_at)
        union all select * from overview_of_ticket(new.created_at, new.resolved_at)) changes
      group by 1, 2 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger overview_added after insert on tickets
  referencing new table as after for each statement execute function note_overview_ticket();
create trigger overview_changed after update on tickets for each row
  when ((old.created_at, old.resolved_at) is distinct from (new.created_at, new.resolved_at))
  execute function note_overview_ticket();
create trigger overview_deleted after delete on tickets for each row execute function note_overview_ticket();

create function note_overview_balance() returns trigger language plpgsql as $$
begin
  if tg_level = 'STATEMENT' then
    insert into overview_changes
      select f.kind, f.day, sum(f.amount) from after r, overview_of_balance(r.account, r.balance_cents) f group by 1, 2;
  else
    insert into overview_changes
      select kind, day, sum(amount) from (
        select kind, day, -amount as amount from overview_of_balance(old.account, old.balance_cents)
        union all select * from overview_of_balance(new.account, new.balance_cents)) changes
      group by 1, 2 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger overview_added after insert on ledger_balances
  referencing new table as after for each statement execute function note_overview_balance();
create trigger overview_changed after update on ledger_balances for each row
  when ((old.account, old.balance_cents) is distinct from (new.account, new.balance_cents)
    and new.account in ('held', 'payable', 'platform_fees'))
  execute function note_overview_balance();
create trigger overview_deleted after delete on ledger_balances for each row execute function note_overview_balance();

-- Moves and the ledger are never changed.
create function note_overview_job_moves() returns trigger language plpgsql as $$
begin
  insert into overview_changes
    select f.kind, f.day, sum(f.amount) from after r, overview_of_job_move(r.from_status, r.to_status, r.at) f group by 1, 2;
  return null;
end $$;
create trigger overview_added after insert on job_moves
  referencing new table as after for each statement execute function note_overview_job_moves();
create function note_overview_entries() returns trigger language plpgsql as $$
begin
  insert into overview_changes
    select f.kind, f.day, sum(f.amount)
    from after r join ledger_transactions t on t.id = r.transaction_id, overview_of_entry(t.kind, t.at, r.account, r.amount_cents) f
    group by 1, 2 having sum(f.amount) <> 0;
  return null;
end $$;
create trigger overview_added after insert on ledger_entries
  referencing new table as after for each statement execute function note_overview_entries();

-- The triggers hold off writers until this transaction ends.
insert into overview_sums
  select kind, day, sum(amount) from (
    select f.* from users r, overview_of_user(r.role, r.created_at, r.disabled_at, r.closed_at) f
    union all select f.* from jobs r, overview_of_job(r.status, r.hired_at, r.completed_at, r.cancelled_at) f
    union all select f.* from job_moves r, overview_of_job_move(r.from_status, r.to_status, r.at) f
    union all select f.* from tickets r, overview_of_ticket(r.created_at, r.resolved_at) f
    union all select f.* from ledger_entries r join ledger_transactions t on t.id = r.transaction_id,
      overview_of_entry(t.kind, t.at, r.account, r.amount_cents) f
    union all select f.* from ledger_balances r, overview_of_balance(r.account, r.balance_cents) f) figures
  group by kind, day;

-- The queues of an overview: only what is open.
create index processor_calls_waiting on processor_calls (status, kind, created_at) where status in ('STUCK', 'WAITING');
create index payments_held on payments (hold_until) where settlement = 'HELD';
create index debts_open on debts (left_cents) where left_cents > 0;
