-- Hiring: job postings, and the talk that a proposal or an invite begins.
create table job_postings (
  id uuid primary key,
  client_id uuid not null references users (id),
  title text not null check (length(title) between 3 and 120),
  description text not null check (length(description) between 1 and 5000),
  discipline_id uuid not null references disciplines (id),
  category_id uuid not null references categories (id),
  skills text[] not null default '{}',
  experience smallint not null check (experience in (12, 36, 60)),
  pricing text not null check (pricing in ('FIXED', 'HOURLY')),
  budget_min_cents integer not null check (budget_min_cents between 50 and 99999999),
  budget_max_cents integer not null check (budget_max_cents between 50 and 99999999),
  start_by date,
  status text not null check (status in ('OPEN', 'FILLED', 'CLOSED')),
  created_at timestamptz not null,
  closes_at timestamptz,
  remind_at timestamptz,
  search tsvector generated always as (searchable(title, skills, description)) stored,
  check (budget_min_cents <= budget_max_cents),
  check ((status = 'OPEN') = (closes_at is not null))
);
create index job_postings_search on job_postings using gin (search);
create index job_postings_newest on job_postings (created_at desc, id desc) where status = 'OPEN';
create index job_postings_budget on job_postings (budget_max_cents desc, id desc) where status = 'OPEN';
create index job_postings_discipline on job_postings (discipline_id, created_at desc, id desc) where status = 'OPEN';
create index job_postings_client on job_postings (client_id, created_at desc);
create index job_postings_due on job_postings (closes_at) where status = 'OPEN';

create table favorite_job_postings (
  user_id uuid not null references users (id),
  job_posting_id uuid not null references job_postings (id),
  created_at timestamptz not null,
  primary key (user_id, job_posting_id)
);

create table negotiations (
  id uuid primary key,
  kind text not null check (kind in ('PROPOSAL', 'INVITE')),
  posting_id uuid references job_postings (id),
  service_id uuid references services (id),
  client_id uuid not null references users (id),
  professional_id uuid not null references users (id),
  title text not null,
  message text not null,
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  estimated_days integer check (estimated_days between 1 and 730),
  starts_at timestamptz not null,
  minutes smallint not null check (minutes between 15 and 120 and minutes % 15 = 0),
  status text not null check (status in ('SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED',
    'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED')),
  is_open boolean not null generated always as
    (status in ('SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED')) stored,
  turn text check (turn in ('CLIENT', 'PROFESSIONAL')),
  fill_posting boolean not null default true,
  expires_at timestamptz,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  check (client_id <> professional_id),
  check (kind = 'INVITE' or posting_id is not null),
  check (kind = 'PROPOSAL' or service_id is not null)
);
create unique index negotiations_one_proposal on negotiations (professional_id, posting_id)
  where kind = 'PROPOSAL' and status in ('SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED');
create unique index negotiations_one_invite on negotiations (client_id, service_id, posting_id) nulls not distinct
  where kind = 'INVITE' and status in ('SENT', 'READ', 'RESCHEDULE', 'RESCHEDULE_PRO', 'RESCHEDULE_REJECTED');
create index negotiations_professional on negotiations (professional_id, created_at desc);
create index negotiations_client on negotiations (client_id, created_at desc);
create index negotiations_posting on negotiations (posting_id, created_at desc);
create index negotiations_service on negotiations (service_id) where is_open;
create index negotiations_due on negotiations (expires_at) where is_open;

create table negotiation_moves (
  id uuid primary key,
  negotiation_id uuid not null references negotiations (id),
  at timestamptz not null,
  by text not null check (by in ('client', 'professional', 'clock', 'admin')),
  action text not null,
  from_status text,
  to_status text not null,
  message text,
  starts_at timestamptz,
  minutes smallint
);
create index negotiation_moves_of on negotiation_moves (negotiation_id, id);
create trigger negotiation_moves_append_only before update or delete on negotiation_moves
  for each row execute function refuse_change();
