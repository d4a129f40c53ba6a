-- The budget of an invite is what its client asks for, without days: only who does the work knows how long it takes.
alter table offers alter column estimated_days drop not null;
alter table offers add check (estimated_days is not null or by = 'client');
-- Until now such a budget was given 30 days that nobody had named.
update offers o set estimated_days = null from jobs j join negotiations n on n.id = j.negotiation_id
  where o.job_id = j.id and n.kind = 'INVITE' and o.version = 1 and o.by = 'client' and o.estimated_days = 30;
