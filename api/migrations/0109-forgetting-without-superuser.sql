-- As 0021 has them now: a database from before has functions with `set parley.may_forget`, which only a superuser may make or restore.
create or replace function forget_old_security_events(before timestamptz, most integer) returns integer language plpgsql as $$
declare gone integer;
begin
  perform set_config('parley.may_forget', 'yes', true);
  delete from security_events where id in (select id from security_events where at < before order by at limit most);
  get diagnostics gone = row_count;
  perform set_config('parley.may_forget', '', true);
  return gone;
end $$;
create or replace function forget_security_events_of(person uuid) returns void language plpgsql as $$
begin
  perform set_config('parley.may_forget', 'yes', true);
  delete from security_events where user_id = person;
  perform set_config('parley.may_forget', '', true);
  delete from security_counts where user_id = person;
end $$;
