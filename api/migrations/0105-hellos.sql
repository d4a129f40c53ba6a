-- How long a recording is, as read from what it plays; null for other files.
alter table files add column seconds real;

-- A professional, seen or heard in at most 30 seconds, with what is said as captions.
create table hellos (
  professional_id uuid primary key references users (id),
  file_id uuid not null unique references files (id),
  captions text not null check (length(captions) between 1 and 800),
  created_at timestamptz not null
);
