-- Trust and edge: reviews, notifications, support tickets, the demo's clock.
create table reviews (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  service_id uuid references services (id),
  author_id uuid not null references users (id),
  about_id uuid not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  -- published when both have written, or by itself then
  publish_at timestamptz not null,
  published_at timestamptz,
  hidden_at timestamptz,
  unique (job_id, author_id),
  check (author_id <> about_id)
);
create index reviews_about on reviews (about_id, published_at desc, id desc) where published_at is not null and hidden_at is null;
create index reviews_due on reviews (publish_at) where published_at is null;

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  type text not null check (type in ('PROPOSAL', 'INVITE', 'APPOINTMENT', 'JOB', 'PAYMENT', 'MESSAGE', 'REVIEW',
    'CERTIFICATE', 'SUPPORT', 'SECURITY')),
  message text not null,
  url text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_unread on notifications (user_id, created_at desc, id desc) where read_at is null;

create table tickets (
  id uuid primary key,
  author_id uuid not null references users (id),
  job_id uuid references jobs (id),
  message text not null check (length(message) between 1 and 5000),
  status text not null check (status in ('OPEN', 'IN_PROGRESS', 'RESOLVED')),
  created_at timestamptz not null,
  due_at timestamptz not null
);
create index tickets_author on tickets (author_id, created_at desc);
create index tickets_open on tickets (due_at) where status <> 'RESOLVED';

-- The first answer of a creating call by the key its caller gave it, so that a repeat gets the same one.
create table idempotency_keys (
  user_id uuid not null references users (id),
  key text not null check (length(key) between 1 and 255),
  call text not null,
  request_hash text not null,
  status smallint,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- How far the demo's clock is ahead of the real one.
create table demo_clock (
  only_row boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
