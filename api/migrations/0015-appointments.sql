-- Consultations in full: asked for, agreed, moved; who came, and what follows from it.
alter table appointments
  -- who asked for it; null where it began with the job
  add column asked_by text check (asked_by in ('CLIENT', 'PROFESSIONAL')),
  -- booked since then, until CANCELLED, whatever the status
  add column agreed_at timestamptz,
  add column turn text check (turn in ('CLIENT', 'PROFESSIONAL')),
  add column is_first boolean not null default false,
  -- the missed consultation in whose place this one is
  add column replaces_id uuid references appointments (id),
  add column client_moves smallint not null default 0 check (client_moves between 0 and 3),
  add column professional_moves smallint not null default 0 check (professional_moves between 0 and 3),
  -- how often calendars were told of a change
  add column sequence integer not null default 0,
  -- what happens by itself: an open request ends, both are reminded, attendance is decided, a chosen refund goes back
  add column expires_at timestamptz,
  add column remind_at timestamptz,
  add column attend_at timestamptz,
  add column refund_at timestamptz,
  -- until when what was decided can be objected to, and something be chosen
  add column object_until timestamptz,
  add column choose_until timestamptz,
  add column objected_at timestamptz;

update appointments set agreed_at = created_at
  where status in ('ACCEPTED', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED', 'CANCELLED');
update appointments a set is_first = true
  where not exists (select from appointments b where b.job_id = a.job_id and (b.created_at, b.id) < (a.created_at, a.id));
-- What began before the last thing that is known to have happened stays undecided.
update appointments set attend_at = starts_at + interval '15 minutes', remind_at = starts_at - interval '15 minutes'
  where agreed_at is not null and status <> 'CANCELLED' and starts_at > (select max(at) from job_moves);

alter table appointments
  add check (proposed_starts_at is null or (agreed_at is not null and status in ('RESCHEDULE', 'RESCHEDULE_PRO'))),
  add check ((proposed_starts_at is null) = (proposed_minutes is null)),
  add check (status not in ('DECLINED', 'WITHDRAWN', 'EXPIRED') or agreed_at is null),
  add check (status <> 'ACCEPTED' or agreed_at is not null);

create index appointments_expires on appointments (expires_at) where expires_at is not null;
create index appointments_remind on appointments (remind_at) where remind_at is not null;
create index appointments_attend on appointments (attend_at) where attend_at is not null;
create index appointments_refund on appointments (refund_at) where refund_at is not null;
create index appointments_replaces on appointments (replaces_id) where replaces_id is not null;

create table appointment_moves (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  at timestamptz not null,
  by text not null check (by in ('client', 'professional', 'clock', 'admin')),
  action text not null,
  from_status text,
  to_status text not null,
  message text,
  starts_at timestamptz,
  minutes smallint
);
create index appointment_moves_of on appointment_moves (appointment_id, id);
create trigger appointment_moves_append_only before update or delete on appointment_moves
  for each row execute function refuse_change();

-- When each was in the room: an open stretch has no end yet.
create table meeting_presence (
  id uuid primary key,
  appointment_id uuid not null references appointments (id),
  user_id uuid not null references users (id),
  joined_at timestamptz not null,
  left_at timestamptz check (left_at >= joined_at)
);
create index meeting_presence_of on meeting_presence (appointment_id, user_id);
create unique index meeting_presence_open on meeting_presence (appointment_id, user_id) where left_at is null;
