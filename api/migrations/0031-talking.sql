-- Talk first, then hire: a job begins with a consultation, its terms are offers in versions, and paying one hires.
alter table jobs drop constraint jobs_status_check;
alter table jobs add constraint jobs_status_check
  check (status in ('TALKING', 'ACTIVE', 'DELIVERED', 'DISPUTED', 'COMPLETED', 'CANCELLED', 'ENDED'));
-- Of the standing or the paid offer; null without one.
alter table jobs alter column amount_cents drop not null;
alter table jobs alter column due_at drop not null;
alter table jobs
  -- when it ends unless the client hires; null while a bank works on a payment, when paused_hire_by keeps it
  add column hire_by timestamptz,
  add column paused_hire_by timestamptz,
  -- how often the professional gave the client another week
  add column hire_extensions smallint not null default 0,
  add column hired_at timestamptz,
  add column ended_at timestamptz;

create table offers (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  version smallint not null check (version >= 1),
  by text not null check (by in ('client', 'professional')),
  amount_cents integer not null check (amount_cents between 50 and 99999999),
  -- new ones take 60 days at most; older agreements took longer
  estimated_days smallint not null check (estimated_days between 1 and 730),
  scope text check (length(scope) between 1 and 5000),
  state text not null check (state in ('STANDING', 'ASKED', 'REPLACED', 'DECLINED', 'TAKEN')),
  created_at timestamptz not null,
  -- until when it stood; later it can be paid only while its price is promised
  replaced_at timestamptz,
  unique (job_id, version),
  check (state not in ('STANDING', 'TAKEN') or by = 'professional'),
  check (state not in ('ASKED', 'DECLINED') or by = 'client')
);
-- At most one of each, however many act at once.
create unique index offers_standing on offers (job_id) where state = 'STANDING';
create unique index offers_asked on offers (job_id) where state = 'ASKED';
create unique index offers_taken on offers (job_id) where state = 'TAKEN';

alter table payments add column offer_id uuid references offers (id);
-- The offer that the processor's page is for: a payment through an older page hires nobody.
alter table checkouts add column offer_id uuid references offers (id);
alter table job_postings add column openings smallint not null default 1 check (openings between 1 and 10);
alter table negotiations alter column amount_cents drop not null;
alter table negotiations drop column fill_posting;

-- Paid jobs are hired. Agreements that ended unpaid are jobs in which nobody was hired, even if money arrived later and
-- went back.
update jobs set hired_at = p.paid_at from payments p
  where p.job_id = jobs.id and p.paid_at is not null and (jobs.cancelled_at is null or p.paid_at < jobs.cancelled_at);
update jobs set status = 'ENDED', ended_at = cancelled_at, cancelled_at = null, due_at = null
  where status = 'CANCELLED' and hired_at is null;
-- Agreed and not paid yet: the two are talking, for 14 days after their last consultation, or for the time that was left
-- to pay and a week.
update jobs set status = 'TALKING', due_at = null, remind_at = null,
  hire_by = case when pay_by is not null then greatest(pay_by + interval '7 days', (
    select max(a.ends_at) + interval '14 days' from appointments a
    where a.job_id = jobs.id and a.agreed_at is not null and a.status <> 'CANCELLED')) end
  where status = 'ACTIVE' and hired_at is null;
update jobs set remind_at = hire_by - interval '3 days' where hire_by is not null;

-- What was agreed is the professional's first offer.
insert into offers (id, job_id, version, by, amount_cents, estimated_days, state, created_at)
  select j.id, j.id, 1, 'professional', j.amount_cents, least(greatest(coalesce(j.estimated_days, 30), 1), 730),
    case when j.hired_at is not null then 'TAKEN' else 'STANDING' end, j.created_at
  from jobs j;
update jobs set estimated_days = o.estimated_days from offers o where o.job_id = jobs.id;
update payments set offer_id = o.id from offers o where o.job_id = payments.job_id;
update checkouts set offer_id = p.offer_id from payments p where p.id = checkouts.payment_id;

-- The history in the words of today.
alter table job_moves disable trigger job_moves_append_only;
update job_moves set action = 'agree', to_status = 'TALKING' where action = 'hire' and from_status is null;
update job_moves set action = 'hire', by = 'client', from_status = 'TALKING' where action = 'pay';
update job_moves set action = 'end', from_status = 'TALKING', to_status = 'ENDED' from jobs
  where jobs.id = job_moves.job_id and jobs.status = 'ENDED' and job_moves.to_status = 'CANCELLED';
update job_moves set action = 'cancel' where action = 'cancel_paid';
alter table job_moves enable trigger job_moves_append_only;

drop index jobs_pay_by;
alter table jobs drop column pay_by;
alter table jobs
  add check ((status = 'ENDED') = (ended_at is not null)),
  add check ((status in ('TALKING', 'ENDED')) = (hired_at is null)),
  add check (hired_at is null or (due_at is not null and amount_cents is not null));
create index jobs_hire_by on jobs (hire_by) where hire_by is not null;
