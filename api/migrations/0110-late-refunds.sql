-- Work that is long overdue: when everything goes back to the client who asked for it, unless the professional objects. Only
-- of jobs at work; a check of that would refuse what the release before does, which doesn't know the column.
alter table jobs add column late_refund_at timestamptz;
