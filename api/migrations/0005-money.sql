-- Money: payments and their checkouts, what is asked of the processor, what it told us, and the ledger.
create table payout_accounts (
  professional_id uuid primary key references users (id),
  processor_id text unique,
  status text not null check (status in ('NONE', 'PENDING', 'ENABLED', 'RESTRICTED')),
  payouts_enabled boolean not null default false,
  requirements text[] not null default '{}',
  updated_at timestamptz not null
);

create table payments (
  id uuid primary key,
  job_id uuid not null unique references jobs (id),
  client_id uuid not null references users (id),
  professional_id uuid not null references users (id),
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  fee_cents integer not null check (fee_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  status text not null check (status in ('UNPAID', 'PENDING', 'PAID', 'FAILED')),
  settlement text not null check (settlement in ('NONE', 'HELD', 'RELEASED', 'REFUNDED', 'SPLIT')),
  transfer text not null default 'NONE' check (transfer in ('NONE', 'PENDING', 'DONE', 'STUCK')),
  refund text not null default 'NONE' check (refund in ('NONE', 'PENDING', 'DONE', 'STUCK')),
  attempt integer not null default 0,
  intent_id text,
  charge_id text unique,
  receipt_url text,
  paid_at timestamptz,
  -- the processor may hold the money no longer than this
  hold_until timestamptz,
  created_at timestamptz not null,
  check ((status = 'PAID') = (paid_at is not null)),
  check (status = 'PAID' or settlement = 'NONE')
);
create index payments_professional on payments (professional_id, paid_at desc) where status = 'PAID';
create index payments_client on payments (client_id, created_at desc);

-- One open checkout per payment; every parameter is stored before the call, so that a retry asks the same.
create table checkouts (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  attempt integer not null,
  status text not null check (status in ('OPENING', 'OPEN', 'COMPLETE', 'EXPIRED')),
  processor_id text unique,
  url text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  unique (payment_id, attempt)
);
create unique index checkouts_one_open on checkouts (payment_id) where status in ('OPENING', 'OPEN');

-- Calls that move money: written in the transaction of the decision, done by the background worker.
create table processor_calls (
  id uuid primary key,
  kind text not null check (kind in ('transfer', 'refund', 'expire_checkout')),
  payment_id uuid not null references payments (id),
  key text not null unique check (length(key) <= 255),
  params jsonb not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'WAITING', 'DONE', 'STUCK')),
  tries integer not null default 0,
  error text,
  result_id text,
  created_at timestamptz not null,
  done_at timestamptz
);
create index processor_calls_open on processor_calls (created_at) where status <> 'DONE';

-- What the processor paid out to a professional's bank, as it last said.
create table payouts (
  id text primary key,
  professional_id uuid not null references users (id),
  amount_cents integer not null,
  status text not null,
  at timestamptz not null
);
create index payouts_professional on payouts (professional_id, at desc);

create table processor_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

create table ledger_transactions (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  text text not null,
  job_id uuid references jobs (id),
  source_type text not null,
  source_id text not null,
  reverses uuid references ledger_transactions (id),
  unique (source_type, source_id)
);
create index ledger_transactions_job on ledger_transactions (job_id, at);
-- amount_cents: debit positive, credit negative. owner_id: the job of `held`, the professional of `payable`, else null.
create table ledger_entries (
  id uuid primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account text not null check (account in ('client', 'held', 'platform_fees', 'payable', 'processor', 'processor_fees', 'bank')),
  owner_id uuid,
  amount_cents bigint not null check (amount_cents <> 0),
  check ((account in ('held', 'payable')) = (owner_id is not null))
);
create index ledger_entries_of on ledger_entries (transaction_id);
create index ledger_entries_account on ledger_entries (account, owner_id);
create table ledger_balances (
  account text not null,
  owner_id uuid,
  balance_cents bigint not null,
  unique nulls not distinct (account, owner_id),
  constraint held_never_negative check (account <> 'held' or balance_cents <= 0)
);

create function ledger_add_to_balance() returns trigger language plpgsql as $$
begin
  -- In two steps: an upsert would check the constraint on the bare entry before it is added to anything.
  insert into ledger_balances (account, owner_id, balance_cents) values (new.account, new.owner_id, 0)
    on conflict (account, owner_id) do nothing;
  update ledger_balances set balance_cents = balance_cents + new.amount_cents
    where account = new.account and owner_id is not distinct from new.owner_id;
  return null;
end $$;
create trigger ledger_balance after insert on ledger_entries for each row execute function ledger_add_to_balance();

create function ledger_must_balance() returns trigger language plpgsql as $$
declare total bigint; entries integer;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, entries
    from ledger_entries where transaction_id = new.id;
  if total <> 0 or entries < 2 then
    raise exception 'ledger transaction % does not balance: % cents in % entries', new.id, total, entries
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_balances_out after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_must_balance();
-- An entry may only come with its transaction, so that a balanced one cannot be added to later.
create function ledger_entry_same_transaction() returns trigger language plpgsql as $$
begin
  if (select xmin::text::bigint from ledger_transactions where id = new.transaction_id) <> (pg_current_xact_id()::text::bigint & 4294967295) then
    raise exception 'a ledger transaction is closed once it is written' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_in_time after insert on ledger_entries for each row execute function ledger_entry_same_transaction();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries execute function refuse_change();
