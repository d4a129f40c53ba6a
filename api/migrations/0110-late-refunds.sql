-- Work that is long overdue: when everything goes back to the client who asked for it, unless the professional objects.
alter table jobs
  add column late_refund_at timestamptz,
  add constraint jobs_late_refund_check check (late_refund_at is null or status in ('ACTIVE', 'DELIVERED')) not valid;
