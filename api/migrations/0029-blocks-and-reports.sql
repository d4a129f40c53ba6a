-- Who has blocked whom: neither of the two can contact the other anew. Lists leave the blocked out for the blocker.
create table user_blocks (
  blocker_id uuid not null references users (id),
  blocked_id uuid not null references users (id),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_blocked on user_blocks (blocked_id);

-- What people report to the admins.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references users (id),
  subject_type text not null check (subject_type in ('person', 'posting', 'service', 'message')),
  subject_id uuid not null,
  -- Whose person, posting, service or message it is.
  reported_id uuid not null references users (id),
  -- For a message: the job of its chat.
  job_id uuid references jobs (id),
  -- As it was when reported: it may be changed or removed before anybody looks.
  title text not null,
  reason text not null check (length(reason) between 1 and 2000),
  status text not null check (status in ('OPEN', 'RESOLVED', 'DISMISSED')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  decision text check (length(decision) between 1 and 500),
  check (reporter_id <> reported_id),
  check ((subject_type = 'message') = (job_id is not null)),
  check ((status = 'OPEN') = (decided_at is null)),
  check ((status = 'OPEN') = (decided_by is null)),
  check ((status = 'OPEN') = (decision is null))
);
create unique index reports_one_open on reports (reporter_id, subject_type, subject_id) where status = 'OPEN';
create index reports_same on reports (subject_type, subject_id) where status = 'OPEN';
create index reports_open on reports (due_at, id) where status = 'OPEN';
create index reports_newest on reports (created_at desc, id desc);
