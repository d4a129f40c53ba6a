-- Pages of the processor are asked about until they are settled, whether or not it tells us.
alter table checkouts add column ask_at timestamptz;
create index checkouts_ask_at on checkouts (ask_at) where ask_at is not null;
update checkouts c set ask_at = c.created_at
  from payments p
  where p.id = c.payment_id and c.processor_id is not null
    and (c.status in ('OPENING', 'OPEN') or (c.status = 'COMPLETE' and p.status = 'PENDING'));

-- How long the processor has been at work on a payment, and what follows from that.
alter table payments add column pending_since timestamptz;
alter table payments add column tell_pending_at timestamptz;
alter table payments add column give_up_at timestamptz;
update payments set pending_since = created_at, tell_pending_at = created_at + interval '3 days',
  give_up_at = created_at + interval '21 days' where status = 'PENDING';
alter table payments add check ((status = 'PENDING') = (pending_since is not null));
create index payments_pending on payments (pending_since) where pending_since is not null;

-- Charges that are not what was asked for: each goes back, and stands here for the admins.
create table unmatched_charges (
  charge_id text primary key,
  payment_id uuid not null references payments (id),
  processor_id text not null,
  intent_id text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  -- what of it differs from the payment; 'second' where the payment was made already
  differs text[] not null check (cardinality(differs) > 0 and differs <@ array['amount', 'currency', 'reference', 'second']),
  found_at timestamptz not null
);
create index unmatched_charges_newest on unmatched_charges (found_at desc);
create index unmatched_charges_payment on unmatched_charges (payment_id);
