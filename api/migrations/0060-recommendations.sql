-- New postings are recommended once to the professionals whom they fit, at most three a day each.
alter table announcements add column recommend boolean not null default false;
create index announcements_recommend on announcements (item_id) where recommend;

create table recommendations (
  professional_id uuid not null references users (id),
  posting_id uuid not null references job_postings (id),
  created_at timestamptz not null,
  primary key (professional_id, posting_id)
);
create index recommendations_recent on recommendations (professional_id, created_at);
