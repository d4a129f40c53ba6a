-- no transaction
create index concurrently notifications_read on notifications (read_at) where read_at is not null
