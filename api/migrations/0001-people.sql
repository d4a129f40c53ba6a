-- People: users, sign-ups that are not confirmed yet, sessions, mailed codes, throttles, profiles, disciplines, files.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table files (
  id uuid primary key,
  owner_id uuid,
  name text not null check (length(name) between 1 and 255),
  size integer not null check (size >= 0),
  content_type text not null,
  storage_key text not null unique,
  is_public boolean not null default false,
  created_at timestamptz not null
);

create table users (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  display_name text not null,
  role text not null check (role in ('CLIENT', 'PROFESSIONAL', 'ADMIN')),
  time_zone text not null,
  avatar_file_id uuid references files (id),
  password_hash text not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  disabled_reason text,
  -- published, visible reviews about this person; kept by the reviews domain in the transaction of each review
  rating_sum integer not null default 0,
  rating_count integer not null default 0 check (rating_count >= 0)
);
create unique index users_email_key on users (lower(email));
-- few are ever disabled, and every list leaves out what is theirs
create index users_disabled on users (id) where disabled_at is not null;
alter table files add foreign key (owner_id) references users (id);

-- An unconfirmed sign-up does not hold an address: a new one replaces it.
create table sign_ups (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('CLIENT', 'PROFESSIONAL')),
  time_zone text not null,
  password_hash text not null,
  browser_hash text not null,
  code_hash text not null,
  code_expires_at timestamptz not null,
  code_sent_at timestamptz not null,
  tries integer not null default 0,
  created_at timestamptz not null
);
create unique index sign_ups_email_key on sign_ups (lower(email));

-- A session is one family of refresh tokens: the current one, and the one before it for a short grace.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  token_hash text not null,
  previous_hash text,
  rotated_at timestamptz not null,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table codes (
  id uuid primary key,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('password')),
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, purpose)
);

-- Counts of tries by key (account, address, …) in a window of time; they survive a restart.
create table throttles (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create table disciplines (
  id uuid primary key,
  name text not null unique,
  position integer not null
);
create table categories (
  id uuid primary key,
  discipline_id uuid not null references disciplines (id),
  name text not null,
  position integer not null,
  unique (discipline_id, name)
);

create table profiles (
  user_id uuid primary key references users (id),
  headline text not null default '',
  bio text not null default '',
  country text,
  languages text[] not null default '{}',
  experience smallint check (experience in (12, 36, 60)),
  skills text[] not null default '{}',
  hourly_rate_cents integer check (hourly_rate_cents >= 50),
  links jsonb not null default '[]',
  initialised boolean not null default false,
  payouts_enabled boolean not null default false,
  completed_jobs integer not null default 0,
  -- answers to talks, for the median response time
  response_minutes integer[] not null default '{}',
  search tsvector not null default ''
);
create index profiles_search on profiles using gin (search);
create table profile_categories (
  user_id uuid not null references profiles (user_id),
  category_id uuid not null references categories (id),
  primary key (user_id, category_id)
);
create index profile_categories_category on profile_categories (category_id);

create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  reason text
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
