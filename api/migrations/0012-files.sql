-- Files: what they hang on, who may see them because of it, and when those that nothing uses may go.
alter table files add column width integer check (width > 0);
alter table files add column height integer check (height > 0);
alter table files add check ((width is null) = (height is null));
-- Made anew by us from what was uploaded as a picture: nothing of the camera is left in it.
alter table files add column is_picture boolean not null default false;
-- The two sides of this job may see it; it is in the job's own list of files, or was said in its chat.
alter table files add column job_id uuid references jobs (id);
alter table files add column in_job_list boolean not null default false;
alter table files add check (not in_job_list or job_id is not null);
alter table files add check (not (is_public and job_id is not null));
-- Null while something uses it; else from when it has lain about.
alter table files add column unused_since timestamptz;
create index files_unused on files (unused_since) where unused_since is not null;
create index files_job on files (job_id, created_at desc, id desc) where in_job_list;
create index files_owner on files (owner_id, id);

-- In the order they were given.
alter table messages add column attachments uuid[] not null default '{}';
alter table messages drop constraint messages_body_check;
alter table messages add constraint messages_body_check
  check (length(body) <= 8000 and (length(body) > 0 or cardinality(attachments) > 0));
alter table job_postings add column attachments uuid[] not null default '{}';
