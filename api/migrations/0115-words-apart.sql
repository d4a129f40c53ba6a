-- no transaction: what is there is read anew a little at a time, so that nobody waits for it
do $migration$
declare
  searched text;
  last uuid;
  ids uuid[];
begin
  -- PostgreSQL takes "Python/Django" for a file's path and "end.Then" for a host: the words that are joined so, but for
  -- numbers, addresses and links. They stay words as they were, too.
  create or replace function words_apart(text) returns text language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(translate(run[1], '/.', '  '), ' '), '')
      from regexp_matches($1, '\S*[/.][^\s[:punct:]]\S*', 'g') run
      where run[1] !~ '@|://|^[[:punct:]]*www\.' and run[1] !~ '^[\d[:punct:]]+$');

  -- C++ and C# are words of their own, besides the letter.
  create or replace function signed_words(text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg('''' || lower(word[1]) || ''':1', ' '), '')::tsvector
      from regexp_matches($1, '([A-Za-z]+(?:\+\+|#))(?![+#[:alnum:]])', 'g') word);

  create or replace function searched_words(text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('public.parley', $1) || to_tsvector('public.parley', public.words_apart($1))
      || public.signed_words($1);

  create or replace function searchable(title text, skills text[], body text) returns tsvector
    language sql immutable parallel safe
    return setweight(public.searched_words(title), 'A')
        || setweight(public.searched_words(array_to_string(skills, ' ')), 'B')
        || setweight(public.searched_words(body), 'C');

  -- The city of a zone by both its names, where it is called otherwise today; shown as in contract/src/time.ts.
  create or replace function searchable_city(zone text) returns text language sql immutable strict parallel safe
    return (
      select city || case city
        when 'Asmera' then ' Asmara' when 'Bahia Banderas' then ' Bahia de Banderas' when 'Calcutta' then ' Kolkata'
        when 'Coral Harbour' then ' Atikokan' when 'DumontDUrville' then ' Dumont d''Urville' when 'Easter' then ' Island'
        when 'Enderbury' then ' Kanton' when 'Faeroe' then ' Faroe' when 'Godthab' then ' Nuuk'
        when 'Ho Chi Minh' then ' City' when 'Katmandu' then ' Kathmandu' when 'Kiev' then ' Kyiv'
        when 'Lower Princes' then ' Prince''s Quarter' when 'Ndjamena' then ' N''Djamena' when 'Ponape' then ' Pohnpei'
        when 'Rangoon' then ' Yangon' when 'Saigon' then ' Ho Chi Minh City' when 'Scoresbysund' then ' Ittoqqortoormiit'
        when 'St Johns' then ' John''s' when 'Truk' then ' Chuuk' else '' end
      from translate(regexp_replace(zone, '^.*/', ''), '_', ' ') city);

  -- Least of all counts which languages somebody speaks and where they are.
  create or replace function searchable_profile(profile profiles) returns tsvector language sql stable parallel safe
    return (select public.searchable(profile.headline || ' ' || u.display_name, profile.skills, profile.bio)
        || setweight(to_tsvector('public.parley', concat_ws(' ', array_to_string(profile.languages, ' '),
          public.searchable_city(u.time_zone), (select o.name from public.countries o where o.code = profile.country))), 'D')
        || coalesce((select string_agg(public.id_lexeme(c.id, 'B')::text || ' ' || public.id_lexeme(c.discipline_id, '')::text, ' ')::tsvector
          from public.profile_categories pc join public.categories c on c.id = pc.category_id where pc.user_id = profile.user_id), '')
      from public.users u where u.id = profile.user_id);
  commit;

  -- What was read as it is now stays, so that a second try goes on from the first.
  foreach searched in array array['services', 'job_postings'] loop
    last := '00000000-0000-0000-0000-000000000000';
    loop
      execute format('select array(select id from %I where id > $1 order by id limit 500)', searched) into ids using last;
      exit when ids = '{}';
      execute format('update %I set title = title where id = any ($1)
        and search is distinct from searchable_in(title, skills, description, category_id, discipline_id)', searched) using ids;
      commit;
      last := ids[array_upper(ids, 1)];
    end loop;
  end loop;
  last := '00000000-0000-0000-0000-000000000000';
  loop
    ids := array(select user_id from profiles where user_id > last order by user_id limit 500);
    exit when ids = '{}';
    update profiles p set search = searchable_profile(p)
      where user_id = any (ids) and initialised and search is distinct from searchable_profile(p);
    commit;
    last := ids[array_upper(ids, 1)];
  end loop;
end $migration$
