-- What professionals owe is taken off their next transfers, or written off by an admin.
alter table debts
  add column written_off_cents integer not null default 0,
  add column written_off_at timestamptz,
  add column written_off_by uuid references users (id),
  add column written_off_reason text,
  add check ((written_off_cents > 0) = (written_off_at is not null)),
  add check ((written_off_at is null) = (written_off_by is null) and (written_off_at is null) = (written_off_reason is null)),
  add check (left_cents + written_off_cents <= amount_cents);

-- Each part that a later payment paid back, in the transaction of its release.
create table debt_payments (
  id uuid primary key,
  debt_id uuid not null references debts (id),
  -- the payment whose release it was taken off
  payment_id uuid not null references payments (id),
  amount_cents integer not null check (amount_cents > 0),
  at timestamptz not null
);
create index debt_payments_debt on debt_payments (debt_id, at);
create trigger debt_payments_append_only before update or delete on debt_payments
  for each row execute function refuse_change();
create index debts_owed on debts (professional_id, created_at, id) where left_cents > 0;
create index debts_oldest on debts (created_at, id) where left_cents > 0;
