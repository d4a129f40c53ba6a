-- A posting that its client has taken away: in no list of theirs, and nobody can be found for it any more.
alter table job_postings add column removed_at timestamptz;
alter table job_postings add check (removed_at is null or status <> 'OPEN');
