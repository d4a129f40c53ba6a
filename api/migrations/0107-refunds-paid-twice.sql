-- What the client has twice of a lost chargeback, because it was refunded as well: it comes out of the platform's fees.
alter table chargebacks
  add column twice_cents integer not null default 0 check (twice_cents >= 0),
  add check (twice_cents = 0 or status = 'LOST');
create index chargebacks_intent on chargebacks (intent_id);
-- An event about a refund finds its call.
create index processor_calls_refund on processor_calls (result_id) where kind = 'refund';
