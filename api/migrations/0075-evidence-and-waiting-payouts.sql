-- The records of a job that an admin sends to the client's bank: what was sent, and when the processor had it.
alter table processor_calls drop constraint processor_calls_kind_check;
alter table processor_calls add constraint processor_calls_kind_check
  check (kind in ('transfer', 'reversal', 'refund', 'expire_checkout', 'evidence'));
create table chargeback_evidence (
  chargeback_id uuid primary key references chargebacks (id),
  pdf bytea not null
);
alter table chargebacks add column evidence_sent_at timestamptz,
  add check (evidence_sent_at is null or evidence_at is not null);

-- When somebody is told again that released money waits for their account.
alter table payout_accounts add column remind_waiting_at timestamptz;
create index payout_accounts_reminders on payout_accounts (remind_waiting_at) where remind_waiting_at is not null;
