-- Who works off the queue: what a process that is gone had begun is given to the others.
create table processes (
  -- the queue's name for this process's workers, by which it locks tasks
  pool_id text primary key,
  -- the machine, or what of it a process sees
  host text not null,
  pid integer not null,
  seen_at timestamptz not null
);
