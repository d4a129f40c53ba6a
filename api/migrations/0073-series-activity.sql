-- Who asked for a series and who answered, where an admin did it on behalf of a side; and each time several of it were called off.
alter table appointment_series
  add column asked_by_admin boolean not null default false,
  add column answered_by_admin boolean not null default false,
  add column called_off jsonb not null default '[]' check (jsonb_typeof(called_off) = 'array');
