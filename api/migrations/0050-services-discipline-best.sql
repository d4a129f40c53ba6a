-- As services_best, of one discipline: what a posting is matched with.
create index services_discipline_best on services
  (discipline_id, ((rating_sum + 8)::float8 / (rating_count + 2)) desc, created_at desc, id desc)
  where active and removed_at is null;
