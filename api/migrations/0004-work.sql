-- Work: jobs, their appointments, their chat.
create table jobs (
  id uuid primary key,
  negotiation_id uuid not null unique references negotiations (id),
  posting_id uuid references job_postings (id),
  service_id uuid references services (id),
  client_id uuid not null references users (id),
  professional_id uuid not null references users (id),
  title text not null,
  description text not null,
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  estimated_days integer,
  status text not null check (status in ('ACTIVE', 'DELIVERED', 'DISPUTED', 'COMPLETED', 'CANCELLED')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- what happens by itself: unpaid jobs are cancelled, delivered ones accepted; remind_at is the next reminder of either
  pay_by timestamptz,
  release_at timestamptz,
  remind_at timestamptz,
  extension_used boolean not null default false,
  delivered_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  review_by timestamptz,
  check ((status = 'COMPLETED') = (completed_at is not null)),
  check ((status = 'CANCELLED') = (cancelled_at is not null)),
  check (status <> 'DELIVERED' or release_at is not null)
);
create index jobs_client on jobs (client_id, created_at desc, id desc);
create index jobs_professional on jobs (professional_id, created_at desc, id desc);
create index jobs_pay_by on jobs (pay_by) where pay_by is not null;
create index jobs_release_at on jobs (release_at) where release_at is not null;
create index jobs_remind_at on jobs (remind_at) where remind_at is not null;
create index jobs_posting on jobs (posting_id);

create table job_moves (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  at timestamptz not null,
  by text not null check (by in ('client', 'professional', 'clock', 'admin', 'processor')),
  action text not null,
  from_status text,
  to_status text not null,
  message text
);
create index job_moves_of on job_moves (job_id, id);
create trigger job_moves_append_only before update or delete on job_moves
  for each row execute function refuse_change();

create table appointments (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  client_id uuid not null references users (id),
  professional_id uuid not null references users (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED',
    'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED')),
  proposed_starts_at timestamptz,
  proposed_minutes smallint,
  client_checked_in_at timestamptz,
  professional_checked_in_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  attendance text check (attendance in ('HELD', 'PROFESSIONAL_ABSENT', 'NEITHER')),
  created_at timestamptz not null,
  check (starts_at < ends_at),
  check (started_at is null or (client_checked_in_at is not null and professional_checked_in_at is not null)),
  check (ended_at is null or started_at is not null)
);
create index appointments_job on appointments (job_id, starts_at);
create index appointments_client on appointments (client_id, ends_at);
create index appointments_professional on appointments (professional_id, ends_at);
alter table bookings add foreign key (appointment_id) references appointments (id);

create table chats (
  job_id uuid primary key references jobs (id),
  last_seq integer not null default 0
);
create table messages (
  id uuid primary key,
  job_id uuid not null references chats (job_id),
  seq integer not null,
  sender_id uuid not null references users (id),
  body text not null check (length(body) between 1 and 8000),
  client_message_id text,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (job_id, seq),
  unique (job_id, sender_id, client_message_id)
);
create index messages_unread on messages (job_id, sender_id) where read_at is null;
