-- What the two sides suggest to settle a job: how the held money is parted, or a new due date.
create table resolutions (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  by text not null check (by in ('client', 'professional')),
  state text not null check (state in ('OPEN', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED', 'VOID')),
  -- before the fee; the rest goes back to the client
  to_professional_cents integer check (to_professional_cents >= 0),
  -- held when it was suggested
  held_cents integer not null check (held_cents > 0),
  due_at timestamptz,
  message text check (length(message) between 1 and 4000),
  answer text check (length(answer) between 1 and 4000),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- when the other side is reminded; null once that is done or too late
  remind_at timestamptz,
  answered_at timestamptz,
  check ((to_professional_cents is null) <> (due_at is null)),
  check (to_professional_cents <= held_cents),
  check (expires_at > created_at)
);
create index resolutions_of on resolutions (job_id, created_at);
-- However many act at once: one open suggestion of each side, and one that was accepted for the money.
create unique index resolutions_open on resolutions (job_id, by) where state = 'OPEN';
create unique index resolutions_settled on resolutions (job_id)
  where state = 'ACCEPTED' and to_professional_cents is not null;
create index resolutions_expires on resolutions (expires_at) where state = 'OPEN';
create index resolutions_remind on resolutions (remind_at) where state = 'OPEN' and remind_at is not null;
