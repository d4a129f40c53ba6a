-- What the comparisons of the processor's books with the ledger found.
create table reconciliations (
  id uuid primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  -- Movements from then on were compared, by the processor's clock; null: all of them.
  since timestamptz,
  movements integer not null default 0 check (movements >= 0),
  lost_events integer not null default 0 check (lost_events >= 0),
  difference_count integer not null default 0 check (difference_count >= 0),
  differences jsonb not null default '[]' check (jsonb_array_length(differences) <= 100),
  problem text
);
-- One at a time.
create unique index reconciliations_running on reconciliations ((true)) where ended_at is null;
create index reconciliations_newest on reconciliations (started_at desc, id desc);
