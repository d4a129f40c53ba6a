-- The client's bank takes a payment back: a chargeback. It stops the payment's money until the bank decides.
create table chargebacks (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  processor_id text not null unique,
  intent_id text not null,
  -- of another charge than the payment's own, which is returned anyway, it stops nothing
  is_own boolean not null,
  status text not null check (status in ('OPEN', 'WON', 'LOST')),
  amount_cents integer not null check (amount_cents >= 0),
  -- what of it came out of the payment as it stood; the rest was owed to the client already
  kept_cents integer not null default 0 check (kept_cents between 0 and amount_cents),
  -- the processor's word for why
  reason text not null,
  -- until when the bank takes evidence
  evidence_by timestamptz,
  evidence_at timestamptz,
  evidence_from uuid references users (id),
  opened_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'OPEN') = (decided_at is null)),
  check ((evidence_at is null) = (evidence_from is null))
);
create index chargebacks_payment on chargebacks (payment_id, opened_at);
create index chargebacks_open on chargebacks (coalesce(evidence_by, 'infinity'::timestamptz), id) where status = 'OPEN';

alter table payments
  -- since when a chargeback stops its money
  add column frozen_at timestamptz,
  -- what the bank took out of what was held, until it decides
  add column disputed_cents integer not null default 0 check (disputed_cents between 0 and amount_cents),
  -- whose the money of a consultation became meanwhile
  add column settle_after text check (settle_after in ('CLIENT', 'PROFESSIONAL')),
  add check (settle_after is null or frozen_at is not null);
