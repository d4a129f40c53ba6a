-- Since when a call uses its key at the processor, and how many tries it had then: a run that begins beside another, or after
-- one that died, goes on with the same key. Null: since the call was stored.
alter table processor_calls add column key_at timestamptz;
alter table processor_calls add column key_tries integer not null default 0;
