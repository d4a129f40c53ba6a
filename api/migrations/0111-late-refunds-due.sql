-- no transaction
create index concurrently jobs_late_refund_at on jobs (late_refund_at) where late_refund_at is not null
