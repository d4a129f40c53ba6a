-- People are found whatever their accents and apostrophes: Núñez by "Nunez", O’Connor by "O'Connor".
create function plain_text(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent', $1);

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
