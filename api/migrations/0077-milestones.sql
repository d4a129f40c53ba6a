-- An offer can be cut into milestones. Its first one is what the hire pays; each later one becomes a job of its own, which
-- belongs to the plan of the first.
alter table offers add column milestones jsonb check (jsonb_array_length(milestones) between 1 and 12);

-- Only the job that the plan began with comes of a negotiation.
alter table jobs alter column negotiation_id drop not null;
alter table jobs
  -- the job that the plan began with, in that job itself, too
  add column plan_id uuid references jobs (id),
  add column milestone smallint check (milestone between 1 and 999),
  add column milestone_title text check (length(milestone_title) between 1 and 80),
  add constraint jobs_plan_complete check (
    (plan_id is null) = (milestone is null) and (plan_id is null) = (milestone_title is null)
  ),
  add constraint jobs_plan_first check (plan_id is null or (plan_id = id) = (milestone = 1)),
  add constraint jobs_negotiated check (negotiation_id is not null or milestone > 1);
create unique index jobs_plan on jobs (plan_id, milestone);
