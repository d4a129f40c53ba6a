-- no transaction
create index concurrently users_bounced on users (id) where bounced_at is not null
