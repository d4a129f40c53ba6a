-- Changed by every write, so that what was read of an earlier state is dropped; when a reading was last begun; and until
-- when its server asked us to stay away.
alter table busy_calendars
  add column version integer not null default 0,
  add column tried_at timestamptz,
  add column wait_until timestamptz;
update busy_calendars set tried_at = read_at;
