-- People are found whatever their accents and apostrophes: Núñez by "Nunez", O’Connor by "O'Connor".
create function plain_text(text) returns text language sql immutable strict parallel safe
  return public.unaccent('public.unaccent', $1);
