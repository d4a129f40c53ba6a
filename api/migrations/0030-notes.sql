-- What both sides write together around a consultation: all changes, merged into one document of Yjs, and its text for
-- whoever only reads.
create table notes (
  appointment_id uuid primary key references appointments (id),
  state bytea not null default '\x0000',
  text text not null default '' check (length(text) <= 10000),
  edited_by uuid references users (id),
  edited_at timestamptz,
  check ((edited_by is null) = (edited_at is null))
);
