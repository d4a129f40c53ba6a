-- Refunds by admins: what is taken back from a professional first, and what they could not give back.
alter table processor_calls drop constraint processor_calls_kind_check;
alter table processor_calls add constraint processor_calls_kind_check
  check (kind in ('transfer', 'reversal', 'refund', 'expire_checkout'));
alter table processor_calls drop constraint processor_calls_status_check;
-- CANCELLED: no longer wanted before it was made
alter table processor_calls add constraint processor_calls_status_check
  check (status in ('PENDING', 'WAITING', 'DONE', 'STUCK', 'CANCELLED'));
drop index processor_calls_open;
create index processor_calls_open on processor_calls (created_at) where status not in ('DONE', 'CANCELLED');
create index processor_calls_payment on processor_calls (payment_id);
alter table payments add column receivable_cents integer not null default 0 check (receivable_cents >= 0);
create index payments_newest on payments (created_at desc, id desc);
