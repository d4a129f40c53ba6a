-- What admins allow people; null stands for the default.
alter table installation_settings
  add column limit_services smallint check (limit_services between 1 and 20),
  add column limit_postings smallint check (limit_postings between 1 and 500),
  add column limit_free_consultations smallint check (limit_free_consultations between 0 and 100),
  add column limit_file_megabytes smallint check (limit_file_megabytes between 1 and 25),
  add column limit_stored_megabytes integer check (limit_stored_megabytes between 50 and 1000000);
