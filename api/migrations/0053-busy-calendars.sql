-- Calendars that people connect, read only. The address is a secret, encrypted with a key that is not in the database.
create table busy_calendars (
  id uuid primary key,
  owner_id uuid not null references users (id),
  kind text not null check (kind in ('ICS')),
  name text not null check (length(name) between 1 and 60),
  host text not null,
  secret text not null,
  -- whether events that leave their owner free count as busy, too
  count_free boolean not null default false,
  created_at timestamptz not null,
  -- what the server gave with the content, to ask whether it has changed
  etag text,
  last_modified text,
  -- when its busy times were last known to be right, and when the whole of it was last read
  read_at timestamptz,
  whole_read_at timestamptz,
  unread_events integer not null default 0,
  problem text,
  failing_since timestamptz,
  failures integer not null default 0,
  next_try_at timestamptz not null,
  check ((problem is null) = (failing_since is null))
);
create index busy_calendars_owner on busy_calendars (owner_id, created_at);
create index busy_calendars_next_try on busy_calendars (next_try_at);

-- When, never what. Those of a calendar that fails stay.
create table busy_times (
  calendar_id uuid not null references busy_calendars (id) on delete cascade,
  owner_id uuid not null references users (id),
  during tstzrange not null check (not isempty(during)),
  primary key (calendar_id, during)
);
create index busy_times_owner on busy_times using gist (owner_id, during);
