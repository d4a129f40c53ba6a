-- How many bytes of files each person has stored: kept by whatever stores and deletes files, because summing them at each
-- upload would cost more with every file.
alter table users add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
update users u set stored_bytes = f.bytes
from (select owner_id, sum(size) as bytes from files group by owner_id) f
where u.id = f.owner_id;

create function count_stored_bytes() returns trigger language plpgsql as $$
begin
  -- Locked in the order of their ids, so that two sweeps do not wait for each other in a circle.
  perform from users where id in (select owner_id from changed) order by id for no key update;
  update users u
  set stored_bytes = u.stored_bytes + case tg_op when 'INSERT' then c.bytes else -c.bytes end
  from (select owner_id, sum(size) as bytes from changed group by owner_id) c
  where u.id = c.owner_id;
  return null;
end $$;
create trigger count_stored_files after insert on files
  referencing new table as changed for each statement execute function count_stored_bytes();
create trigger count_deleted_files after delete on files
  referencing old table as changed for each statement execute function count_stored_bytes();
