-- Recurring consultations of a job, asked for by one side and agreed on all at once by the other. Each is an ordinary
-- appointment afterwards.
create table appointment_series (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  by text not null check (by in ('client', 'professional')),
  -- who answers it
  recipient_id uuid not null references users (id),
  state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
  rhythm text not null check (rhythm in ('WEEKLY', 'EVERY_SECOND_WEEK', 'MONTHLY')),
  minutes smallint not null check (minutes between 15 and 120),
  -- in which each stays at the same wall time
  time_zone text not null,
  -- its dates in that zone, with when each starts; null for one that is left out
  dates jsonb not null check (jsonb_array_length(dates) between 2 and 26),
  message text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  answer text,
  check ((state = 'OPEN') = (answered_at is null))
);
create index appointment_series_job on appointment_series (job_id, created_at);
create index appointment_series_expires on appointment_series (expires_at) where state = 'OPEN';
create index appointment_series_awaiting on appointment_series (recipient_id, expires_at) where state = 'OPEN';

alter table appointments add column series_id uuid references appointment_series (id);
create index appointments_series on appointments (series_id) where series_id is not null;
