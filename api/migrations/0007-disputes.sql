-- Disputes, and the clocks of a paid job that is overdue.
alter table jobs
  -- long overdue work: the client may take a full refund from the first on, the second opens a dispute by itself
  add column refundable_at timestamptz,
  add column dispute_at timestamptz,
  add column disputed_at timestamptz,
  add column disputed_by text check (disputed_by in ('client', 'professional', 'clock', 'admin', 'processor')),
  add column disputed_from text check (disputed_from in ('ACTIVE', 'DELIVERED')),
  -- an undecided dispute gives the money back by itself then
  add column refund_at timestamptz,
  -- the clocks that a dispute stopped, to go on should it be withdrawn
  add column stopped_clocks jsonb,
  add check ((status = 'DISPUTED') = (disputed_at is not null)),
  add check (status = 'DISPUTED' or refund_at is null),
  add check ((disputed_at is null) = (disputed_from is null) and (disputed_at is null) = (disputed_by is null)
    and (disputed_at is null) = (stopped_clocks is null));
create index jobs_dispute_at on jobs (dispute_at) where dispute_at is not null;
create index jobs_refund_at on jobs (refund_at) where refund_at is not null;
create index jobs_status on jobs (status, created_at desc, id desc);

-- Jobs that were paid before get the clocks of their due date.
update jobs set refundable_at = due_at + interval '14 days', dispute_at = due_at + interval '44 days'
  where status = 'ACTIVE' and exists (select from payments p where p.job_id = jobs.id and p.status = 'PAID');
