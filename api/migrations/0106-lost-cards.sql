-- The latest customer that was deleted at the processor, with its cards, and when that was noticed. While it is still the one in
-- processor_id, the next page makes another.
alter table processor_customers
  add column gone_id text,
  add column gone_at timestamptz,
  add check ((gone_id is null) = (gone_at is null));
