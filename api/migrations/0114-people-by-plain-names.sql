-- no transaction
create index concurrently users_plain_text on users
  using gin (plain_text(person_text(display_name, first_name, last_name, email)) gin_trgm_ops) where closed_at is null
