-- Skills are found whatever their case.
create function lowered(words text[]) returns text[]
  language sql immutable parallel safe
  return array(select lower(word) from unnest(words) word);
create index services_skills on services using gin (lowered(skills)) where active and removed_at is null;
create index profiles_skills on profiles using gin (lowered(skills)) where initialised;
create index job_postings_skills on job_postings using gin (lowered(skills)) where status = 'OPEN';

-- Professionals in the orders of their lists.
create index users_best on users (((rating_sum + 8)::float8 / (rating_count + 2)) desc, id desc)
  where role = 'PROFESSIONAL' and disabled_at is null;
create index users_rated on users ((coalesce(rating_sum::float8 / nullif(rating_count, 0), 0)) desc, id desc)
  where role = 'PROFESSIONAL' and disabled_at is null;

-- How many services a discipline has, as changes that a sweep adds up: nobody waits for the row of a discipline.
create table service_counts (
  discipline_id uuid not null references disciplines (id) on delete cascade,
  change integer not null
);
create index service_counts_discipline on service_counts (discipline_id);
create function count_listed_services() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then
      insert into service_counts
        select discipline_id, count(*) from after where active and removed_at is null group by discipline_id;
    when 'DELETE' then
      insert into service_counts
        select discipline_id, -count(*) from before where active and removed_at is null group by discipline_id;
    else
      insert into service_counts
        select discipline_id, sum(change) from (
          select discipline_id, -1 as change from before where active and removed_at is null
          union all select discipline_id, 1 from after where active and removed_at is null) changes
        group by discipline_id having sum(change) <> 0;
  end case;
  return null;
end $$;
create trigger count_added_services after insert on services
  referencing new table as after for each statement execute function count_listed_services();
create trigger count_changed_services after update on services
  referencing old table as before new table as after for each statement execute function count_listed_services();
create trigger count_deleted_services after delete on services
  referencing old table as before for each statement execute function count_listed_services();
insert into service_counts
  select discipline_id, count(*) from services where active and removed_at is null group by discipline_id;
