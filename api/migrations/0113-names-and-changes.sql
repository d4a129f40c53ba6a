-- People are found whatever their accents and apostrophes: Núñez by "Nunez", O’Connor by "O'Connor".
create function plain_text(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent', $1);

-- What was changed of a posting since those who have proposed were told the last time. A row is there for an hour after that.
create table posting_changes (
  posting_id uuid primary key references job_postings on delete cascade,
  -- empty while there is nothing new to tell
  changes text[] not null check (changes <@ array['budget', 'start', 'description']),
  changed_at timestamptz not null,
  -- from when on they can be told
  due_at timestamptz not null
);
create index posting_changes_due on posting_changes (due_at);

-- "english" and "ENGLISH" of a profile are "English", once; what is written since is named so by the contract.
update profiles p set languages = spelled.languages
from (
  select user_id, array_agg(name order by place) as languages from (
    select user_id, min(place) as place,
      case when typed = lower(typed) or (typed = upper(typed) and length(typed) > 4) then initcap(typed) else typed end as name
    from profiles, unnest(languages) with ordinality as l (typed, place)
    group by user_id, name) named
  group by user_id) spelled
where spelled.user_id = p.user_id and p.languages <> spelled.languages;
