-- What runs where: every process is registered, those without a worker too.
alter table processes
  add column role text not null default 'ALL' check (role in ('ALL', 'WEB', 'BACKGROUND')),
  -- the release it runs; unknown of processes that registered before there was this column
  add column version text not null default '',
  -- real time, like seen_at; unknown likewise
  add column started_at timestamptz;
