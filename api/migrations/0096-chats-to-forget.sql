-- no transaction
create index concurrently jobs_chat_kept on jobs ((coalesce(completed_at, cancelled_at, ended_at)))
  where chat_forgotten_at is null and coalesce(completed_at, cancelled_at, ended_at) is not null
