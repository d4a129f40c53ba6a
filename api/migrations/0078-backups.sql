-- When the installation was backed up, for parley doctor and the admins: a row for each that was begun.
create table backups (
  id uuid primary key,
  started_at timestamptz not null,
  -- null while it runs, or if its process died
  ended_at timestamptz,
  files integer not null default 0,
  bytes bigint not null default 0,
  problem text
);
create index backups_newest on backups (started_at desc);
