-- Ids of categories and disciplines are lexemes that nobody can type: no word of a search begins with #.
create function id_lexeme(id uuid, weight text) returns tsvector language sql immutable parallel safe
  return ('''#' || id || ''':1' || weight)::tsvector;

create or replace function searchable_in(title text, skills text[], body text, category_id uuid, discipline_id uuid)
  returns tsvector language sql immutable parallel safe
  return public.searchable(title, skills, body)
      || public.id_lexeme(category_id, 'B') || public.id_lexeme(discipline_id, '');

alter table services drop column search;
alter table services add column search tsvector
  generated always as (searchable_in(title, skills, description, category_id, discipline_id)) stored;
create index services_search on services using gin (search);
alter table job_postings drop column search;
alter table job_postings add column search tsvector
  generated always as (searchable_in(title, skills, description, category_id, discipline_id)) stored;
create index job_postings_search on job_postings using gin (search);

create or replace function searchable_profile(profile profiles) returns tsvector language sql stable parallel safe
  return (select searchable(profile.headline || ' ' || u.display_name, profile.skills, profile.bio)
      || coalesce((select string_agg(id_lexeme(c.id, 'B')::text || ' ' || id_lexeme(c.discipline_id, '')::text, ' ')::tsvector
        from profile_categories pc join categories c on c.id = pc.category_id where pc.user_id = profile.user_id), '')
    from users u where u.id = profile.user_id);
update profiles p set search = searchable_profile(p) where p.initialised;

-- A word is used as often as there are services and postings to see that have it: what nobody may see any more is taken back,
-- and whoever changes a text again and again adds nothing.
drop trigger note_words_of_added_services on services;
drop trigger note_words_of_changed_services on services;
drop trigger note_words_of_added_postings on job_postings;
drop trigger note_words_of_changed_postings on job_postings;
drop function note_search_words();

create function words_to_see(is_shown boolean, owner_id uuid, title text, skills text[]) returns setof text
  language sql stable as $$
    select distinct word from words_of(title, skills) word
    where is_shown and length(word) between 4 and 24
      and not exists (select from users where id = owner_id and disabled_at is not null)
  $$;

create function note_words_of_services() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_word_uses
      select word, count(*) from after s, words_to_see(s.active and s.removed_at is null, s.professional_id, s.title, s.skills) word
      group by word;
  else
    insert into search_word_uses
      select word, sum(uses) from before b join after a using (id), lateral (
        select words_to_see(a.active and a.removed_at is null, a.professional_id, a.title, a.skills) as word, 1 as uses
        union all
        select words_to_see(b.active and b.removed_at is null, b.professional_id, b.title, b.skills), -1) w
      where (a.active, a.removed_at, a.title, a.skills) is distinct from (b.active, b.removed_at, b.title, b.skills)
      group by word having sum(uses) <> 0;
  end if;
  return null;
end $$;
create trigger note_words_of_added_services after insert on services
  referencing new table as after for each statement execute function note_words_of_services();
create trigger note_words_of_changed_services after update on services
  referencing old table as before new table as after for each statement execute function note_words_of_services();

create function note_words_of_postings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_word_uses
      select word, count(*) from after p, words_to_see(p.status = 'OPEN', p.client_id, p.title, p.skills) word
      group by word;
  else
    insert into search_word_uses
      select word, sum(uses) from before b join after a using (id), lateral (
        select words_to_see(a.status = 'OPEN', a.client_id, a.title, a.skills) as word, 1 as uses
        union all
        select words_to_see(b.status = 'OPEN', b.client_id, b.title, b.skills), -1) w
      where (a.status, a.title, a.skills) is distinct from (b.status, b.title, b.skills)
      group by word having sum(uses) <> 0;
  end if;
  return null;
end $$;
create trigger note_words_of_added_postings after insert on job_postings
  referencing new table as after for each statement execute function note_words_of_postings();
create trigger note_words_of_changed_postings after update on job_postings
  referencing old table as before new table as after for each statement execute function note_words_of_postings();

-- Of somebody who is disabled or enabled again, all words at once.
create function note_words_of_user() returns trigger language plpgsql as $$
begin
  insert into search_word_uses
    select word, count(*) * case when new.disabled_at is null then 1 else -1 end from (
      select words_to_see(active and removed_at is null, null, title, skills) as word from services where professional_id = new.id
      union all
      select words_to_see(status = 'OPEN', null, title, skills) from job_postings where client_id = new.id) w
    group by word;
  return null;
end $$;
create trigger note_words_of_disabled_users after update of disabled_at on users for each row
  when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function note_words_of_user();

-- Takes as many notes, and keeps as many words as a search can look through in a few milliseconds.
create or replace function add_up_search_words(most integer) returns integer language plpgsql as $$
declare
  taken integer;
begin
  with noted as (
      delete from search_word_uses where ctid = any (array(select ctid from search_word_uses limit most))
      returning word, uses),
    added as (
      insert into search_words (word, stem, uses)
      select word, coalesce((tsvector_to_array(to_tsvector('public.parley', word)))[1], ''), sum(uses) from noted
      group by word order by word
      on conflict (word) do update set uses = search_words.uses + excluded.uses)
  select count(*) into taken from noted;
  if taken > 0 then
    delete from search_words where uses <= 0
      or word in (select word from search_words order by uses desc, word offset 50000);
  end if;
  return taken;
end $$;

truncate search_words, search_word_uses;
insert into search_word_uses
  select word, count(*) from (
    select words_to_see(active and removed_at is null, professional_id, title, skills) as word from services
    union all select words_to_see(status = 'OPEN', client_id, title, skills) from job_postings
    union all select words_to_see(true, null, name, '{}') from categories) w
  group by word;
