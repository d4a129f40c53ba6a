-- Emails that came back: since when none are sent to the person's address, why, and how often one came back for a passing reason.
alter table users
  add column bounced_at timestamptz,
  add column bounce_reason text check (length(bounce_reason) <= 300),
  add column soft_bounces integer not null default 0 check (soft_bounces >= 0);
