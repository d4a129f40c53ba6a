-- What happened to the safety of an account, for its owner and for admins. `number` says how many of the kind there were that
-- day: beyond the first ones only every power of two is written down, so that nobody can fill the table.
create table security_events (
  id uuid primary key,
  user_id uuid not null references users (id),
  at timestamptz not null,
  kind text not null check (kind in ('SIGNED_UP', 'SIGNED_IN', 'SIGN_IN_REFUSED', 'CODE_REQUESTED', 'CODE_REFUSED',
    'REAUTHENTICATED', 'REAUTHENTICATION_REFUSED', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'SIGNED_OUT', 'SESSION_ENDED',
    'SESSIONS_ENDED', 'SESSIONS_ENDED_BY_ADMIN', 'SESSION_REPLAYED')),
  device text not null,
  ip text not null,
  is_known boolean not null,
  number integer not null check (number > 0)
);
create index security_events_of on security_events (user_id, at desc, id desc);
create index security_events_old on security_events (at);

-- How many of each there are on a day; a day that is over is counted no more.
create table security_counts (
  user_id uuid not null references users (id),
  day date not null,
  kind text not null,
  is_known boolean not null,
  count integer not null default 1,
  primary key (user_id, day, kind, is_known)
);
create index security_counts_old on security_counts (day);

create function security_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('parley.may_forget', true) = 'yes' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function security_events_stay();
create trigger security_events_no_truncate before truncate on security_events execute function refuse_change();

-- The only two ways out: what is older than its time, and everything of somebody who closes their account.
-- Not `create function … set parley.may_forget`: only a superuser may, and the owner of the database is none.
create function forget_old_security_events(before timestamptz, most integer) returns integer language plpgsql as $$
declare gone integer;
begin
  perform set_config('parley.may_forget', 'yes', true);
  delete from security_events where id in (select id from security_events where at < before order by at limit most);
  get diagnostics gone = row_count;
  perform set_config('parley.may_forget', '', true);
  return gone;
end $$;
create function forget_security_events_of(person uuid) returns void language plpgsql as $$
begin
  perform set_config('parley.may_forget', 'yes', true);
  delete from security_events where user_id = person;
  perform set_config('parley.may_forget', '', true);
  delete from security_counts where user_id = person;
end $$;
