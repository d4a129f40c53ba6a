-- Searches that people saved, to be told of what is new. The filters are those of the address; the columns after them say
-- the same as conditions, so that new services and postings are matched with all searches at once.
create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('SERVICE', 'POSTING')),
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null,
  frequency text not null check (frequency in ('AT_ONCE', 'DAILY', 'WEEKLY')),
  paused boolean not null default false,
  created_at timestamptz not null,
  -- Can be put back for a day.
  removed_at timestamptz,
  words tsquery,
  discipline_id uuid,
  category_id uuid,
  skills text[] not null default '{}',
  experience smallint,
  pricing text,
  min_cents integer,
  max_cents integer,
  min_rating numeric(3, 2),
  -- What it has found since its last alert: the newest, how many, and since when.
  found uuid[] not null default '{}',
  found_count integer not null default 0,
  found_since timestamptz,
  next_alert_at timestamptz,
  alerted_at timestamptz
);
create unique index saved_searches_own on saved_searches (user_id, kind, filters) where removed_at is null;
create index saved_searches_user on saved_searches (user_id, created_at desc, id desc);
create index saved_searches_due on saved_searches (next_alert_at, id) where next_alert_at is not null;
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;

-- What it has one of, at least, whatever a search finds: its rarest condition.
create table saved_search_keys (
  search_id uuid not null references saved_searches (id) on delete cascade,
  kind text not null,
  key text not null,
  primary key (kind, key, search_id)
);
create index saved_search_keys_search on saved_search_keys (search_id);

-- Every service and posting that people could see, once; `news` until saved searches were matched with it. NEW: made;
-- OPENED: seen for the first time, though made earlier; RATED: rated better than ever, and how before.
create table announcements (
  item_id uuid primary key,
  kind text not null check (kind in ('SERVICE', 'POSTING')),
  news text check (news in ('NEW', 'OPENED', 'RATED')),
  best_rating numeric(3, 2) not null default 0,
  rated_from numeric(3, 2)
);
create index announcements_news on announcements (item_id) where news is not null;

insert into announcements (item_id, kind, best_rating)
  select id, 'SERVICE', rating_average from services where active and removed_at is null
  union all
  select id, 'POSTING', 0 from job_postings where status = 'OPEN';

create function announce_services() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into announcements (item_id, kind, news, best_rating)
      select id, 'SERVICE', 'NEW', rating_average from after where active and removed_at is null
      on conflict do nothing;
  else
    insert into announcements (item_id, kind, news, best_rating)
      select a.id, 'SERVICE', 'OPENED', a.rating_average from after a join before b using (id)
      where a.active and a.removed_at is null and not b.active
      on conflict do nothing;
    update announcements n set best_rating = a.rating_average, news = coalesce(n.news, 'RATED'),
        rated_from = case when n.news is null then n.best_rating else n.rated_from end
      from after a where a.id = n.item_id and a.rating_average > n.best_rating;
  end if;
  return null;
end $$;
create trigger announce_added_services after insert on services
  referencing new table as after for each statement execute function announce_services();
create trigger announce_changed_services after update on services
  referencing old table as before new table as after for each statement execute function announce_services();

create function announce_postings() returns trigger language plpgsql as $$
begin
  insert into announcements (item_id, kind, news)
    select id, 'POSTING', 'NEW' from after where status = 'OPEN' on conflict do nothing;
  return null;
end $$;
create trigger announce_added_postings after insert on job_postings
  referencing new table as after for each statement execute function announce_postings();

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('PROPOSAL', 'INVITE', 'APPOINTMENT',
  'JOB', 'PAYMENT', 'MESSAGE', 'REVIEW', 'CERTIFICATE', 'SUPPORT', 'SECURITY', 'SEARCH'));
alter table notification_settings drop constraint notification_settings_type_check;
alter table notification_settings add constraint notification_settings_type_check check (type in ('PROPOSAL', 'INVITE',
  'APPOINTMENT', 'JOB', 'MESSAGE', 'REVIEW', 'CERTIFICATE', 'SUPPORT', 'SEARCH'));

-- When an alert is due: at once, though ten minutes after the last; else the next morning at 8:00 of its owner's zone, or
-- that of the next Monday. UTC stands for a zone that this PostgreSQL doesn't know.
create function next_alert(frequency text, zone text, now timestamptz, last timestamptz) returns timestamptz
  language plpgsql stable as $$
begin
  if frequency = 'AT_ONCE' then return greatest(now, last + interval '10 minutes'); end if;
  return (date_trunc(case frequency when 'DAILY' then 'day' else 'week' end, (now at time zone zone) - interval '8 hours')
    + case frequency when 'DAILY' then interval '1 day' else interval '7 days' end + interval '8 hours') at time zone zone;
exception when invalid_parameter_value then
  return next_alert(frequency, 'UTC', now, last);
end $$;
