-- All jobs, for admins.
create index jobs_newest on jobs (created_at desc, id desc);
-- Whose free times end too early, for the sweep.
create index hours_due on hours (computed_until);
