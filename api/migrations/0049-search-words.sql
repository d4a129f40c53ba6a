-- Searches find words whatever their accents and endings, and what a category is called.
create extension if not exists unaccent;
create text search configuration parley (copy = english);
alter text search configuration parley alter mapping for hword, hword_part, word with unaccent, english_stem;

create or replace function searchable(title text, skills text[], body text) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('public.parley', title), 'A')
      || setweight(to_tsvector('public.parley', array_to_string(skills, ' ')), 'B')
      || setweight(to_tsvector('public.parley', body), 'C');

-- A word of a category's name is looked for as the category's id, so that a new name changes no service; the
-- discipline's id says where a synonym counts.
create function searchable_in(title text, skills text[], body text, category_id uuid, discipline_id uuid)
  returns tsvector language sql immutable parallel safe
  return public.searchable(title, skills, body)
      || (category_id::text || ':1B')::tsvector || (discipline_id::text || ':1')::tsvector;

alter table services drop column search;
alter table services add column search tsvector
  generated always as (searchable_in(title, skills, description, category_id, discipline_id)) stored;
create index services_search on services using gin (search);
alter table job_postings drop column search;
alter table job_postings add column search tsvector
  generated always as (searchable_in(title, skills, description, category_id, discipline_id)) stored;
create index job_postings_search on job_postings using gin (search);
-- Of a professional, with all the categories that they work in.
create function searchable_profile(profile profiles) returns tsvector language sql stable parallel safe
  return (select searchable(profile.headline || ' ' || u.display_name, profile.skills, profile.bio)
      || coalesce((select string_agg(c.id::text || ':1B ' || c.discipline_id::text || ':1', ' ')::tsvector
        from profile_categories pc join categories c on c.id = pc.category_id where pc.user_id = profile.user_id), '')
    from users u where u.id = profile.user_id);
update profiles p set search = searchable_profile(p) where p.initialised;

alter table categories add column search tsvector generated always as (to_tsvector('public.parley', name)) stored;

-- Words of titles and skills with how often they were used, to guess what a typing error means. Triggers append what
-- is used, a sweep adds it up and keeps the most used words.
create table search_words (
  word text primary key,
  -- as a search finds it
  stem text not null,
  uses integer not null
);
create index search_words_stem on search_words (stem);
create index search_words_alike on search_words using gist (word gist_trgm_ops(siglen = 32));
create table search_word_uses (word text not null, uses integer not null);

create function words_of(title text, skills text[]) returns setof text language sql stable parallel safe
  return regexp_split_to_table(lower(unaccent(title || ' ' || array_to_string(skills, ' '))), '[^a-z]+');

create function note_search_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_word_uses
      select word, count(*) from after, words_of(title, skills) word where length(word) between 4 and 24 group by word;
  else
    insert into search_word_uses
      select word, count(*) from after a join before b using (id), words_of(a.title, a.skills) word
      where (a.title, a.skills) is distinct from (b.title, b.skills) and length(word) between 4 and 24
      group by word;
  end if;
  return null;
end $$;
create trigger note_words_of_added_services after insert on services
  referencing new table as after for each statement execute function note_search_words();
create trigger note_words_of_changed_services after update on services
  referencing old table as before new table as after for each statement execute function note_search_words();
create trigger note_words_of_added_postings after insert on job_postings
  referencing new table as after for each statement execute function note_search_words();
create trigger note_words_of_changed_postings after update on job_postings
  referencing old table as before new table as after for each statement execute function note_search_words();

-- Takes as many notes, and keeps as many words as a search can look through in a few milliseconds.
create function add_up_search_words(most integer) returns integer language sql as $$
  with noted as (
      delete from search_word_uses where ctid = any (array(select ctid from search_word_uses limit most))
      returning word, uses),
    added as (
      insert into search_words (word, stem, uses)
      select word, coalesce((tsvector_to_array(to_tsvector('public.parley', word)))[1], ''), sum(uses) from noted
      group by word order by word
      on conflict (word) do update set uses = search_words.uses + excluded.uses),
    dropped as (
      delete from search_words where exists (select from noted)
        and word in (select word from search_words order by uses desc, word offset 50000))
  select count(*)::integer from noted
$$;

insert into search_word_uses
  select word, count(*) from (
    select words_of(title, skills) as word from services union all select words_of(title, skills) from job_postings
    union all select words_of(name, '{}') from categories) w
  where length(word) between 4 and 24 group by word;
