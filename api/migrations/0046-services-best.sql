-- The services with the best ratings first, two prior reviews of four stars included, then the newest.
create index services_best on services
  (((rating_sum + 8)::float8 / (rating_count + 2)) desc, created_at desc, id desc)
  where active and removed_at is null;
